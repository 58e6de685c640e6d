import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { type ListFilter, PLAIN_LIST } from "@/lib/list-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { CategoryGroups } from "./category-groups";
import { listJsonLd } from "./list-json-ld";
import { ListTools } from "./list-tools";
import { listQuery, loadCategories, loadListBanner, loadProducts, loadScope } from "./load-products";
import { listCrumbs } from "./product-crumbs";
import { ProductResults } from "./product-results";
import { pathOf, titleOf } from "./product-scope";

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
  const query = listQuery(scope, filter);
  const [products, categories, banner] = await Promise.all([
    loadProducts(tenant, { ...query, page: filter.page }),
    loadCategories(tenant),
    loadListBanner(tenant),
  ]);
  if (filter.page > 1 && products.rows.length === 0) notFound();
  const path = pathOf(scope);
  const crumbs = listCrumbs(tenant, scope, categories);
  return (
    <div className="wrap">
      {listJsonLd(tenant, { products: products.rows, crumbs, page: filter.page }).map((data) => (
        <JsonLd key={data["@type"]} data={data} />
      ))}
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-4 flex items-baseline gap-2.5">
        <h1 className="text-h1">{titleOf(scope, tenant)}</h1>
        <span className="text-b3 text-ink-3 tabular-nums">{products.count}</span>
      </div>
      <CategoryGroups categories={categories} scope={scope} config={tenant.homepageConfig} />
      <ListTools
        key={JSON.stringify(filter)}
        path={path}
        filter={filter}
        scope={scope.kind}
        hasPrices={tenant.homepageConfig.hasPriceView}
      />
      <ProductResults {...{ tenant, products, query, filter, path, banner }} />
    </div>
  );
}
