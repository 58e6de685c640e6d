import type { Crumb } from "@/blocks/breadcrumbs/breadcrumbs";
import { breadcrumbsJsonLd } from "@/blocks/json-ld/breadcrumbs";
import { PRODUCT_PAGE_SIZE } from "@/config/paging";
import type { ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

interface ListFacts {
  products: readonly ProductSummary[];
  crumbs: readonly Crumb[];
  page: number;
}

/** schema.org ItemList of this page's products, and the way to it. */
export function listJsonLd(tenant: Tenant, { products, crumbs, page }: ListFacts) {
  const origin = storefrontOrigin(tenant);
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: products.map(({ id, name }, index) => ({
        "@type": "ListItem",
        position: (page - 1) * PRODUCT_PAGE_SIZE + index + 1,
        name,
        url: `${origin}/products/${id}`,
      })),
    },
    breadcrumbsJsonLd(origin, crumbs),
  ];
}
