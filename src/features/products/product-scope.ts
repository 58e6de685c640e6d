import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { ProductCategory, ProductListQuery } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { productListLabels } from "@/labels/product-list";

/** Which products a list shows. */
export type ProductScope =
  | { kind: "all" }
  | { kind: "pick" }
  | { kind: "event" }
  | { kind: "category"; category: ProductCategory };

export function pathOf(scope: ProductScope): string {
  if (scope.kind === "all") return "/products";
  return `/products/category/${scope.kind === "category" ? scope.category.id : scope.kind}`;
}

export function titleOf(scope: ProductScope, tenant: Tenant): string {
  if (scope.kind === "category") return scope.category.name;
  const label = productListLabels[scope.kind === "all" ? "title" : scope.kind];
  return pageTitle(tenant, pathOf(scope), label(clinicWords(tenant)));
}

export function descriptionOf(scope: ProductScope, tenant: Tenant): string {
  const { displayName } = tenant.partnerInformation;
  const words = clinicWords(tenant);
  switch (scope.kind) {
    case "all":
      return productListLabels.description(displayName, words);
    case "pick":
      return productListLabels.pickDescription(displayName, words);
    case "event":
      return productListLabels.eventDescription(displayName, words);
    case "category":
      return scope.category.description;
  }
}

/** What the scope itself asks of the list. */
export function queryOf(scope: ProductScope): ProductListQuery {
  switch (scope.kind) {
    case "all":
      return {};
    case "pick":
      return { isRecommend: true };
    case "event":
      return { isEvent: true, isWithOptions: true };
    case "category":
      return { categoryId: scope.category.id };
  }
}
