import { clsx } from "clsx";
import type { ProductOption } from "@/contract/api/products";
import { CheckMark } from "@/ui/check-box";
import { Price } from "@/ui/price";
import { useWords } from "../data/use-words";
import { useRuntime } from "../runtime/runtime-context";

interface OptionRowProps {
  option: ProductOption;
  /** The option's own name unless given. */
  title?: string;
  /** Read out for the check box where the title alone would not do. */
  label?: string;
  isChosen: boolean;
  /** False where the price above the rows says it already. */
  isVatShown?: boolean;
  onToggle: () => void;
}

/** An option as a row: check box, name, price at the right. */
export function OptionRow({
  option,
  title = option.name,
  label,
  isChosen,
  isVatShown = true,
  onToggle,
}: OptionRowProps) {
  const { price } = useWords();
  const { boot } = useRuntime();
  return (
    <label className="relative flex min-h-14 items-start gap-3 border-line border-b py-4 last:border-b-0 [&>[aria-hidden]]:mt-0.5">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={label}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <CheckMark />
      <span className="min-w-0 flex-1">
        <span lang="ko" className={clsx("block text-label2", isChosen && "font-semibold")}>
          {title}
        </span>
        {option.description && (
          <span lang="ko" className="block text-b6 text-ink-3">
            {option.description}
          </span>
        )}
      </span>
      <Price
        {...option.price}
        words={price}
        isIncludeVat={boot.homepageConfig.isIncludeVat}
        form="option"
        className={clsx(!isVatShown && "[&>span+span>span:last-child]:hidden")}
      />
    </label>
  );
}
