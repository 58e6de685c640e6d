import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { loadCategories } from "@/blocks/product-card/load-categories";
import { RecentProducts } from "@/blocks/recent-products/recent-products";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { productListLabels } from "@/labels/product-list";
import { type ListFilter, listHref, PLAIN_LIST } from "@/lib/list-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { CategoryGroups } from "./category-groups";
import { EventResults } from "./event-results";
import { listJsonLd } from "./list-json-ld";
import { ListTools } from "./list-tools";
import { listQuery, loadChoices, loadListBanner, loadProducts, loadScope } from "./load-products";
import { groupByPart } from "./plans/group-by-part";
import { PartList } from "./plans/part-list";
import { listCrumbs } from "./product-crumbs";
import { ProductResults } from "./product-results";
import { type ProductScope, pathOf, titleOf } from "./product-scope";

interface ProductListPageProps {
  partner: string;
  /** `all`, `pick`, `event`, or a category's id. */
  scope: string;
  /** Absent: the plain list, which is cached. */
  filter?: ListFilter;
}

/** Products by category, filtered and sorted by what the address asks. */
export async function ProductListPage({
  partner,
  scope: segment,
  filter = PLAIN_LIST,
}: ProductListPageProps) {
  const tenant = await loadTenant(partner);
  const scope = (await loadScope(tenant, segment)) ?? notFound();
  const hasFacts = planOf(tenant.layout, "list") === "rows";
  const isByPart = hasFacts && scope.kind === "all" && listHref("", filter) === "";
  const query = listQuery(scope, filter, { hasFacts, isByPart });
  const badges = filter.productCustomBadge ? (await loadChoices(tenant, scope)).badges : [];
  const [products, categories, choices, banner, doctors] = await Promise.all([
    loadProducts(tenant, { ...query, page: filter.page }, badges),
    loadCategories(tenant),
    loadChoices(tenant, scope),
    loadListBanner(tenant),
    isByPart ? loadDoctors(tenant) : [],
  ]);
  const renderedAt = Date.now();
  if (filter.page > 1 && products.rows.length === 0) notFound();
  const path = pathOf(scope);
  const crumbs = listCrumbs(tenant, scope, categories);
  return (
    <>
      <div className="wrap">
        {listJsonLd(tenant, { products: products.rows, crumbs, page: filter.page }).map((data) => (
          <JsonLd key={data["@type"]} data={data} />
        ))}
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4 flex items-baseline gap-2.5">
          <h1 className="text-h1">{titleOf(scope, tenant)}</h1>
          <span className="text-b3 text-ink-3 tabular-nums">{products.count}</span>
        </div>
        <CategoryGroups
          categories={categories}
          scope={scope}
          config={tenant.homepageConfig}
          isDrawn={hasFacts}
        />
        <ListTools
          path={path}
          filter={filter}
          scope={scope.kind}
          choices={choices}
          hasPrices={tenant.homepageConfig.hasPriceView}
        />
        {products.rows.length === 0 ? (
          <NoProducts tenant={tenant} scope={scope} filter={filter} />
        ) : isByPart ? (
          <PartList parts={groupByPart(products.rows, categories)} {...{ tenant, doctors, renderedAt }} />
        ) : scope.kind === "event" ? (
          <EventResults {...{ tenant, products, filter, path, renderedAt }} />
        ) : (
          <ProductResults {...{ tenant, products, query, filter, path, banner }} />
        )}
      </div>
      <RecentProducts />
    </>
  );
}

interface NoProductsProps {
  tenant: Tenant;
  scope: ProductScope;
  filter: ListFilter;
}

/** Nothing matches, or nothing is there at all: a way on either way. */
function NoProducts({ tenant, scope, filter }: NoProductsProps) {
  const isNothingThere = scope.kind === "event" && listHref("", filter) === "";
  return (
    <Blank
      title={isNothingThere ? productListLabels.eventEmpty : productListLabels.empty}
      description={isNothingThere ? productListLabels.eventEmptyHint : productListLabels.emptyHint}
    >
      <SiteLink href="/products" className={buttonClass({ look: "line" })}>
        {productListLabels.showAll(clinicWords(tenant))}
      </SiteLink>
    </Blank>
  );
}
