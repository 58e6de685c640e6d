import type { ProductSummary } from "@/contract/api/products";
import { formatPeriod } from "@/lib/period";
import { isDiscounted } from "@/lib/price";

/** When the price shown holds. An event that lowers only other options of the product says nothing of it. */
export function OfferPeriod({
  product: { event, price },
}: {
  product: Pick<ProductSummary, "event" | "price">;
}) {
  if (!event || (price.price !== null && !isDiscounted(price))) return null;
  return <p className="text-b6 text-ink-3 tabular-nums">{formatPeriod(event)}</p>;
}
