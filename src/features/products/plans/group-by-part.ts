import type { ProductCategory, ProductSummary } from "@/contract/api/products";
import { categoryTrail } from "@/lib/product-categories";

export interface Part {
  /** Null: products without a category that is known. */
  category: ProductCategory | null;
  products: ProductSummary[];
}

/** Products under the topmost of their first categories, in the categories' order; those without one come last. */
export function groupByPart(
  products: readonly ProductSummary[],
  categories: readonly ProductCategory[],
): Part[] {
  const partOf = ({ categoryIds: [first] }: ProductSummary) =>
    first === undefined ? null : (categoryTrail(categories, first)[0] ?? null);
  return [...categories, null]
    .map((category) => ({
      category,
      products: products.filter((product) => partOf(product) === category),
    }))
    .filter((part) => part.products.length > 0);
}
