import type { ProductSummary } from "@/contract/api/products";
import { formatPeriod } from "@/lib/period";
import { offerPeriod } from "@/lib/price";

/** When the price shown holds. */
export function OfferPeriod({ product }: { product: Pick<ProductSummary, "event" | "price"> }) {
  const period = offerPeriod(product);
  return period && <p className="text-b6 text-ink-3 tabular-nums">{formatPeriod(period)}</p>;
}
