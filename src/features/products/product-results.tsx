import { SiteLink } from "@/blocks/link/site-link";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { PRODUCT_PAGE_SIZE } from "@/config/paging";
import type { Banner } from "@/contract/api/content";
import type { ProductListQuery, ProductSummary } from "@/contract/api/products";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { productListLabels } from "@/labels/product-list";
import { type ListFilter, listHref } from "@/lib/list-address";
import { buttonClass } from "@/ui/button";
import { ListBanner } from "./list-banner";
import { LoadMore } from "./load-more";

const BANNER_AFTER = 6;

interface ProductResultsProps {
  tenant: Tenant;
  products: { rows: ProductSummary[]; count: number };
  query: ProductListQuery;
  filter: ListFilter;
  path: string;
  banner: Banner | null;
}

/** One page of products, with one way on: more of them below, or the next page's address without a script. */
export function ProductResults({ tenant, products, query, filter, path, banner }: ProductResultsProps) {
  const { rows, count } = products;
  const variant = planOf(tenant.layout, "list") === "tiles" ? "plain" : "row";
  const { isIncludeVat } = tenant.homepageConfig;
  const shown = (filter.page - 1) * PRODUCT_PAGE_SIZE + rows.length;
  const inset = banner &&
    filter.page === 1 && { after: BANNER_AFTER, content: <ListBanner {...{ banner, tenant }} /> };
  return (
    <>
      {filter.page > 1 && (
        <SiteLink
          href={listHref(path, { ...filter, page: filter.page - 1 })}
          rel="prev"
          className={`${buttonClass({ look: "line", size: "small" })} mb-7`}
        >
          {productListLabels.previous}
        </SiteLink>
      )}
      <ProductGrid
        products={rows}
        variant={variant}
        isIncludeVat={isIncludeVat}
        inset={inset || null}
        isFirstView
        isMorphing
      />
      {count > PRODUCT_PAGE_SIZE && (
        <LoadMore
          key={listHref(path, filter)}
          query={query}
          nextPage={filter.page + 1}
          shown={shown}
          count={count}
          nextHref={listHref(path, { ...filter, page: filter.page + 1 })}
          variant={variant}
          isIncludeVat={isIncludeVat}
        />
      )}
    </>
  );
}
