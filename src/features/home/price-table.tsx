import { SiteLink } from "@/blocks/link/site-link";
import type { ProductSummary } from "@/contract/api/products";
import { uiLabels } from "@/labels/ui";
import { formatNumber } from "@/lib/format-number";
import { formatDays } from "@/lib/period";
import { isDiscounted, offerPeriod } from "@/lib/price";

interface PriceTableProps {
  /** For those who do not see the table. */
  caption: string;
  products: readonly ProductSummary[];
}

/** One category's prices; a discount names its rate, former price and period. */
export function PriceTable({ caption, products }: PriceTableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} className="border-line border-b">
            <th scope="row" className="py-3.5 pr-3 text-left text-label2">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <SiteLink
                  href={`/products/${product.id}`}
                  className="touch-44 relative underline-offset-4 hover:underline"
                >
                  {product.name}
                </SiteLink>
                <PricePeriod product={product} />
              </span>
            </th>
            <td className="whitespace-nowrap py-3.5 text-right align-top max-[359px]:whitespace-normal">
              <PriceCell price={product.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceCell({ price }: Pick<ProductSummary, "price">) {
  if (price.price === null) return uiLabels.askForPrice;
  return (
    <>
      {isDiscounted(price) && (
        <>
          <span className="sr-only">{uiLabels.discountRate} </span>
          <span className="mr-2 text-b6 text-sale">{price.discountRate}%</span>
          <span className="sr-only">{uiLabels.originalPrice} </span>
          <s className="mr-2.5 text-b6 text-ink-3">
            {formatNumber(price.originalPrice)}
            {uiLabels.won}
          </s>
        </>
      )}
      <b className="font-semibold">
        {formatNumber(price.price)}
        {uiLabels.won}
        {price.isFrom && uiLabels.from}
      </b>
    </>
  );
}

/** One line, or two of a day each where a period over two years is too wide for a phone. */
function PricePeriod({ product }: { product: ProductSummary }) {
  const period = offerPeriod(product);
  if (!period) return null;
  const [first, last] = formatDays(period);
  return (
    <small className="text-b6 text-ink-3 tabular-nums">
      <span className="whitespace-nowrap">{last ? `${first} –` : first}</span>
      {last && <span className="whitespace-nowrap"> {last}</span>}
    </small>
  );
}
