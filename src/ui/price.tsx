import { clsx } from "clsx";
import { uiLabels } from "@/labels/ui";
import { formatWon } from "@/lib/won";

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
  /** big: detail page. inline: one line. option: right-aligned in a row. */
  form?: "normal" | "big" | "inline" | "option";
  className?: string;
}

const FRAMES = {
  normal: "grid justify-items-start gap-px",
  big: "grid justify-items-start gap-px",
  inline: "flex flex-wrap items-baseline gap-x-2.5",
  option: "grid justify-items-end gap-px text-right",
};
const NOW = {
  normal: "gap-[7px] text-h4",
  big: "gap-2.5 text-h1",
  inline: "gap-[7px] text-h4",
  option: "gap-[7px] text-h5",
};

/** Rate, price, former price, VAT: always these, always in this order. Positioned, so that hidden words never widen a row. */
export function Price({ price, form = "normal", isIncludeVat, className, ...rest }: PriceProps) {
  if (price === null) return <p className={clsx("text-h5", className)}>{uiLabels.askForPrice}</p>;
  return (
    <div className={clsx("relative tabular-nums", FRAMES[form], className)}>
      <PresentPrice price={price} rate={rest.discountRate} isFrom={rest.isFrom} className={NOW[form]} />
      <p className={clsx("flex flex-wrap gap-x-2 text-ink-3", form === "big" ? "text-b5" : "text-b6")}>
        {rest.originalPrice && (
          <s className="decoration-1">
            <span className="sr-only">{uiLabels.originalPrice} </span>
            {formatWon(rest.originalPrice)}
            {uiLabels.won}
          </s>
        )}
        <span>{isIncludeVat ? uiLabels.vatIncluded : uiLabels.vatExcluded}</span>
      </p>
    </div>
  );
}

interface PresentPriceProps {
  price: number;
  rate?: number | null;
  isFrom?: boolean;
  className: string;
}

function PresentPrice({ price, rate, isFrom = false, className }: PresentPriceProps) {
  return (
    <p className={clsx("flex items-baseline whitespace-nowrap", className)}>
      {rate ? (
        <span className="text-sale">
          <span className="sr-only">{uiLabels.discountRate} </span>
          {rate}%
        </span>
      ) : null}
      <span>
        {formatWon(price)}
        <span className="ml-px font-medium text-[.84em] tracking-normal">
          {uiLabels.won}
          {isFrom && uiLabels.from}
        </span>
      </span>
    </p>
  );
}
