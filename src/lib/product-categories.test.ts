import { describe, expect, it } from "vitest";
import { categoryTrail, groupCategories, subCategoriesOf } from "./product-categories";

const category = (id: number, bodyGroup: string, concernGroup: string, parentId: number | null = null) => ({
  id,
  name: `분류 ${id}`,
  bodyGroup,
  concernGroup,
  parentId,
});
const categories = [
  category(1, "얼굴", "처짐"),
  category(2, "몸", "털"),
  category(3, "얼굴", "색소"),
  category(4, "얼굴", "처짐", 1),
];
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe("groupCategories", () => {
  it.each([
    [
      "body",
      [
        ["얼굴", [1, 3]],
        ["몸", [2]],
      ],
    ],
    [
      "concern",
      [
        ["처짐", [1]],
        ["털", [2]],
        ["색소", [3]],
      ],
    ],
    ["none", [[null, [1, 2, 3]]]],
  ] as const)("by %s keeps the partner's order and leaves sub-categories out", (exposure, expected) => {
    const groups = groupCategories(categories, exposure);
    expect(groups.map(({ title, categories }) => [title, ids(categories)])).toEqual(expected);
  });

  it.each(["body", "none"] as const)("has no group without categories (%s)", (exposure) => {
    expect(groupCategories([], exposure)).toEqual([]);
  });
});

it("subCategoriesOf finds the children", () => {
  expect(ids(subCategoriesOf(categories, 1))).toEqual([4]);
});

describe("categoryTrail", () => {
  it("leads from the top down", () => {
    expect(ids(categoryTrail(categories, 4))).toEqual([1, 4]);
  });

  it.each([99, null])("is empty for %s", (id) => {
    expect(categoryTrail(categories, id)).toEqual([]);
  });

  it("ends where categories name each other as parents", () => {
    const circle = [category(1, "", "", 2), category(2, "", "", 1)];
    expect(ids(categoryTrail(circle, 1))).toEqual([2, 1]);
  });
});
