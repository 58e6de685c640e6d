import { SiteLink } from "@/blocks/link/site-link";
import type { EventPeriod, Price as PriceOf, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { infoLabels } from "@/labels/info";
import { formatPeriod } from "@/lib/period";
import { isDiscounted } from "@/lib/price";
import { Blank } from "@/ui/blank";
import { ChipLink } from "@/ui/chip";
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
    <>
      {groups.length > 2 && <Groups groups={groups} />}
      <ChargeSearch>
        <div className="grid gap-14">
          {groups.map((group) => (
            <ChargeTable key={group.id} group={group} isIncludeVat={isIncludeVat} />
          ))}
        </div>
      </ChargeSearch>
    </>
  );
}

function Groups({ groups }: { groups: readonly ChargeGroup[] }) {
  return (
    <nav aria-label={infoLabels.categories} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <ChipLink href={`#${id}`}>{title}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChargeTableProps {
  group: ChargeGroup;
  isIncludeVat: boolean;
}

function ChargeTable({ group: { id, title, products }, isIncludeVat }: ChargeTableProps) {
  return (
    <section
      id={id}
      data-charge-group=""
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 @min-[760px]/col:grid @min-[760px]/col:grid-cols-[minmax(140px,1fr)_3fr] @min-[760px]/col:gap-10"
    >
      <h3 id={`${id}-title`} className="mb-3 text-h4">
        {title}
      </h3>
      <table className="w-full self-start border-line-strong border-t">
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
    </section>
  );
}

interface ProductChargesProps {
  product: ProductSummary;
  isIncludeVat: boolean;
}

/** What each option costs; a product with but one is one row. */
function ProductCharges({ product, isIncludeVat }: ProductChargesProps) {
  const { id, name, event, options = [] } = product;
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
            <Charge price={options[0]?.price ?? product.price} {...{ event, isIncludeVat }} />
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
            <Charge price={option.price} {...{ event, isIncludeVat }} />
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
