import { SiteLink } from "@/blocks/link/site-link";
import { Pager } from "@/blocks/pager/pager";
import { TimeLeft } from "@/blocks/time-left/time-left";
import { PRODUCT_PAGE_SIZE } from "@/config/paging";
import type { ProductOption, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { productListLabels } from "@/labels/product-list";
import { eventPageOptions } from "@/lib/event-options";
import { type ListFilter, listHref } from "@/lib/list-address";
import { formatPeriodWithYear } from "@/lib/period";
import { Badge } from "@/ui/badge";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { OptionPrice } from "./option-price";

interface EventResultsProps {
  tenant: Tenant;
  products: { rows: ProductSummary[]; count: number };
  filter: ListFilter;
  path: string;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** Products of running events: until when each price holds, and what else there is of it. */
export function EventResults({ tenant, products, filter, path, renderedAt }: EventResultsProps) {
  return (
    <>
      <ul className="border-line-strong border-t">
        {products.rows.map((product, index) => (
          <li key={product.id} className="border-line border-b">
            <EventProduct {...{ product, tenant, renderedAt }} isFirst={index === 0 && filter.page === 1} />
          </li>
        ))}
      </ul>
      <Pager
        page={filter.page}
        pageCount={Math.ceil(products.count / PRODUCT_PAGE_SIZE)}
        hrefOf={(page) => listHref(path, { ...filter, page })}
      />
    </>
  );
}

interface EventProductProps {
  product: ProductSummary;
  tenant: Tenant;
  renderedAt: number;
  isFirst: boolean;
}

function EventProduct({ product, tenant, renderedAt, isFirst }: EventProductProps) {
  const { isIncludeVat, hideEventPageDefaultProductOption } = tenant.homepageConfig;
  const options = eventPageOptions(product.options ?? [], hideEventPageDefaultProductOption);
  return (
    <SiteLink
      href={`/products/${product.id}`}
      className="group grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-5 py-6 @min-[760px]/col:grid-cols-[240px_minmax(0,1fr)] @min-[760px]/col:gap-x-10 @min-[760px]/col:py-8"
    >
      <Picture
        src={product.imageUrl}
        alt={product.imageAlt}
        sizes="(min-width: 760px) 240px, 104px"
        isFirst={isFirst}
        className="self-start @min-[760px]/col:row-span-2"
      />
      <div className="grid content-start gap-1">
        {product.event && (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-accent-ink text-b6 tabular-nums">
            <Badge tone="warm">
              <TimeLeft period={product.event} renderedAt={renderedAt} />
            </Badge>
            {formatPeriodWithYear(product.event)}
          </p>
        )}
        <h2 className="mt-1 text-h4 @min-[760px]/col:text-h3">{product.name}</h2>
        <p className="text-b5 text-ink-2">{product.summary}</p>
        <Price {...product.price} isIncludeVat={isIncludeVat} className="mt-2" />
      </div>
      {options.length > 0 && <Options {...{ product, options, isIncludeVat }} />}
    </SiteLink>
  );
}

interface OptionsProps {
  product: ProductSummary;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
}

function Options({ product, options, isIncludeVat }: OptionsProps) {
  return (
    <ul
      aria-label={productListLabels.eventOptions(product.name)}
      className="col-span-full self-end border-line border-t @min-[760px]/col:col-span-1 @min-[760px]/col:col-start-2"
    >
      {options.map((option) => (
        <li
          key={option.id}
          className="flex items-start justify-between gap-4 border-line border-b py-2.5 last:border-b-0"
        >
          <span className="min-w-0 text-b5 text-ink-2">{option.name}</span>
          {option.price.price !== null && (
            <OptionPrice option={option} productEvent={product.event} isIncludeVat={isIncludeVat} />
          )}
        </li>
      ))}
    </ul>
  );
}
