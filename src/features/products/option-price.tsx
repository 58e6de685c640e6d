import type { EventPeriod, ProductOption } from "@/contract/api/products";
import { formatPeriod } from "@/lib/period";
import { ownPeriod } from "@/lib/price";
import { Price } from "@/ui/price";

interface OptionPriceProps {
  option: ProductOption;
  /** What the page says of the product itself. */
  productEvent: EventPeriod | null;
  isIncludeVat: boolean;
}

/** What an option costs, and until when where that is another event's price than the product's. */
export function OptionPrice({ option, productEvent, isIncludeVat }: OptionPriceProps) {
  const period = ownPeriod(option, productEvent);
  return (
    <span className="text-right">
      <Price {...option.price} isIncludeVat={isIncludeVat} form="option" />
      {period && <span className="block text-b7 text-ink-3 tabular-nums">{formatPeriod(period)}</span>}
    </span>
  );
}
