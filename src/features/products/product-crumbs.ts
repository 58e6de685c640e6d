import type { Crumb } from "@/blocks/breadcrumbs/breadcrumbs";
import type { ProductCategory, ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { categoryTrail } from "@/lib/product-categories";
import { type ProductScope, pathOf, titleOf } from "./product-scope";

const allProducts = (tenant: Tenant): Crumb => ({
  title: titleOf({ kind: "all" }, tenant),
  path: "/products",
});

const categoryCrumbs = (categories: readonly ProductCategory[], id: number | null): Crumb[] =>
  categoryTrail(categories, id).map(({ id, name }) => ({ title: name, path: `/products/category/${id}` }));

/** The way to a list of products. */
export function listCrumbs(
  tenant: Tenant,
  scope: ProductScope,
  categories: readonly ProductCategory[],
): Crumb[] {
  if (scope.kind === "all") return [allProducts(tenant)];
  if (scope.kind === "category")
    return [allProducts(tenant), ...categoryCrumbs(categories, scope.category.id)];
  return [allProducts(tenant), { title: titleOf(scope, tenant), path: pathOf(scope) }];
}

/** The way to a product, through its first category. */
export function productCrumbs(
  tenant: Tenant,
  product: Pick<ProductDetail, "id" | "name" | "categoryIds">,
  categories: readonly ProductCategory[],
): Crumb[] {
  return [
    allProducts(tenant),
    ...categoryCrumbs(categories, product.categoryIds[0] ?? null),
    { title: product.name, path: `/products/${product.id}` },
  ];
}
