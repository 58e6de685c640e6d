import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { SiteLink } from "@/blocks/link/site-link";
import type { EventPeriod, Price as PriceOf, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { infoLabels } from "@/labels/info";
import { formatPeriod } from "@/lib/period";
import { isDiscounted } from "@/lib/price";
import { Blank } from "@/ui/blank";
import { Icon } from "@/ui/icon";
import { Price } from "@/ui/price";
import { ChargeSearch } from "./charge-search";
import { type ChargeGroup, loadCharges } from "./load-charges";

/** The non-covered price list, category by category; words where the partner shows no prices. */
export async function MedicalCharges({ tenant }: { tenant: Tenant }) {
  const { hasPriceView, isIncludeVat } = tenant.homepageConfig;
  if (!hasPriceView) return <p className="py-5 text-ink-2">{infoLabels.chargesAsk}</p>;
  const groups = await loadCharges(tenant);
  if (groups.length === 0)
    return <Blank title={infoLabels.noCharges} description={infoLabels.noChargesHint} />;
  return (
    <ChargeSearch>
      {groups.map((group, index) => (
        <ChargeTable key={group.id} group={group} isIncludeVat={isIncludeVat} isOpen={index === 0} />
      ))}
    </ChargeSearch>
  );
}

interface ChargeTableProps {
  group: ChargeGroup;
  isIncludeVat: boolean;
  isOpen: boolean;
}

/** One category, folded unless it is the first: a list of a hundred treatments begins as a list of categories. */
function ChargeTable({ group: { id, title, products }, isIncludeVat, isOpen }: ChargeTableProps) {
  return (
    <details id={id} data-charge-group="" open={isOpen} className="group border-line border-b">
      <summary className="flex min-h-15 items-center gap-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h5">{title}</h3>
        <span className="text-b6 text-ink-3 tabular-nums">{infoLabels.itemsOf(products.length)}</span>
        <Icon
          of={ChevronDownIcon}
          className="ml-auto transition-transform duration-place group-open:rotate-180"
        />
      </summary>
      <table className="mb-10 w-full border-line-strong border-t">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{infoLabels.item}</th>
            <th scope="col">{infoLabels.charge}</th>
          </tr>
        </thead>
        {products.map((product) => (
          <ProductCharges key={product.id} product={product} isIncludeVat={isIncludeVat} />
        ))}
      </table>
    </details>
  );
}

interface ProductChargesProps {
  product: ProductSummary;
  isIncludeVat: boolean;
}

/** What each option costs; a product with but one is one row. */
function ProductCharges({ product, isIncludeVat }: ProductChargesProps) {
  const { id, name, options = [] } = product;
  const title = (
    <SiteLink
      href={`/products/${id}`}
      className="touch-44 relative underline-offset-4 hover:underline focus-visible:underline"
    >
      {name}
    </SiteLink>
  );
  const text = [name, ...options.map((option) => option.name)].join(" ");
  if (options.length < 2) {
    return (
      <tbody data-charge={text} className="border-line border-b">
        <tr>
          <th scope="row" className="py-4 pr-4 text-left align-top text-label2">
            {title}
          </th>
          <td className="py-4 align-top">
            <Charge {...(options[0] ?? product)} isIncludeVat={isIncludeVat} />
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody data-charge={text} className="border-line border-b">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-left text-label2">
          {title}
        </th>
      </tr>
      {options.map((option) => (
        <tr key={option.id} className="last:[&>*]:pb-4">
          <th scope="row" className="py-1 pr-4 text-left align-top font-normal text-b5 text-ink-2">
            {option.name}
          </th>
          <td className="py-1 align-top">
            <Charge {...option} isIncludeVat={isIncludeVat} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface ChargeProps {
  price: PriceOf;
  event: EventPeriod | null;
  isIncludeVat: boolean;
}

/** A lowered price says until when. */
function Charge({ price, event, isIncludeVat }: ChargeProps) {
  return (
    <>
      <Price {...price} isIncludeVat={isIncludeVat} form="small" className="justify-end text-right" />
      {event && isDiscounted(price) && (
        <p className="text-right text-b7 text-ink-3 tabular-nums">{formatPeriod(event)}</p>
      )}
    </>
  );
}
