import { expect, it } from "vitest";
import type { ProductCategory, ProductSummary } from "@/contract/api/products";
import { groupByPart } from "./group-by-part";

const category = (id: number, parentId: number | null = null) => ({ id, parentId }) as ProductCategory;
const product = (id: number, ...categoryIds: number[]) => ({ id, categoryIds }) as ProductSummary;

it("puts each product once, under the topmost of its first categories, and those without one last", () => {
  const parts = groupByPart(
    [product(1, 20), product(2, 11, 20), product(3), product(4, 99), product(5, 20, 10)],
    [category(10), category(11, 10), category(20), category(30)],
  );
  expect(parts.map((part) => [part.category?.id ?? null, part.products.map(({ id }) => id)])).toEqual([
    [10, [2]],
    [20, [1, 5]],
    [null, [3, 4]],
  ]);
});
