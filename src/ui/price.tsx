import { clsx } from "clsx";
import { uiLabels } from "@/labels/ui";
import { formatNumber } from "@/lib/format-number";

interface PriceProps {
  /** In won. Null: the partner shows no prices, and words stand in their place. */
  price: number | null;
  /** What it cost before a running event. */
  originalPrice?: number | null;
  /** Whole percent. */
  discountRate?: number | null;
  /** True when other options cost more. */
  isFrom?: boolean;
  isIncludeVat: boolean;
  /** big: detail page. inline: one line. small: the same beside a thumbnail. option: right-aligned in a row. */
  form?: keyof typeof FRAMES;
  /** Korean unless given. */
  words?: PriceWords;
  className?: string;
}

type PriceWords = Record<
  "won" | "from" | "discountRate" | "originalPrice" | "vatIncluded" | "vatExcluded" | "askForPrice",
  string
>;

const TERMS = { normal: "text-b6", big: "text-b5", inline: "text-b6", small: "text-b7", option: "text-b6" };
const FRAMES = {
  normal: "grid justify-items-start gap-px",
  big: "grid justify-items-start gap-px",
  inline: "flex flex-wrap items-baseline gap-x-2.5",
  small: "flex flex-wrap items-baseline gap-x-2",
  option: "grid justify-items-end gap-px text-right",
};
const NOW = {
  normal: "gap-[7px] text-h4",
  big: "gap-2.5 text-h1",
  inline: "gap-[7px] text-h4",
  small: "gap-1.5 text-h6",
  option: "gap-[7px] text-h5",
};

/**
 * Rate, price, former price, VAT: always these, always in this order. Positioned, so that hidden
 * words never widen a row; of spans alone, so that it may stand in a button.
 */
export function Price({
  price,
  form = "normal",
  isIncludeVat,
  words = uiLabels,
  className,
  ...rest
}: PriceProps) {
  const vat = isIncludeVat ? words.vatIncluded : words.vatExcluded;
  if (price === null) return <span className={clsx("block text-h5", className)}>{words.askForPrice}</span>;
  return (
    <span className={clsx("relative tabular-nums", FRAMES[form], className)}>
      <PresentPrice
        price={price}
        rate={rest.discountRate}
        isFrom={rest.isFrom}
        words={words}
        className={NOW[form]}
      />
      <span className={clsx("flex flex-wrap gap-x-2 text-ink-3", TERMS[form])}>
        {rest.originalPrice && (
          <s className="decoration-1">
            <span className="sr-only">{`${words.originalPrice} `}</span>
            {/* A text of its own: a preview shows in it what is typed. */}
            {formatNumber(rest.originalPrice)}
            {words.won}
          </s>
        )}
        {rest.originalPrice ? <span>{vat}</span> : vat}
      </span>
    </span>
  );
}

interface PresentPriceProps {
  price: number;
  rate?: number | null;
  isFrom?: boolean;
  words: PriceWords;
  className: string;
}

function PresentPrice({ price, rate, isFrom = false, words, className }: PresentPriceProps) {
  return (
    <span className={clsx("flex items-baseline whitespace-nowrap", className)}>
      {rate ? (
        <span className="text-sale">
          <span className="sr-only">{`${words.discountRate} `}</span>
          {`${rate}%`}
        </span>
      ) : null}
      <span>
        {formatNumber(price)}
        <span className="ml-px font-medium text-[.84em] tracking-normal">
          {words.won + (isFrom ? words.from : "")}
        </span>
      </span>
    </span>
  );
}
