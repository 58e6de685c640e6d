interface Category {
  id: number;
  name: string;
  parentId: number | null;
  bodyGroup: string;
  concernGroup: string;
}

export type ExposureCategory = "body" | "concern" | "none";

export interface CategoryGroup<C> {
  /** Null: one flat row without a title. */
  title: string | null;
  categories: C[];
}

/** Top categories by body part, by concern, or flat, in the partner's own order. */
export function groupCategories<C extends Category>(
  categories: readonly C[],
  exposure: ExposureCategory,
): CategoryGroup<C>[] {
  const top = categories.filter(({ parentId }) => parentId === null);
  if (exposure === "none") return top.length > 0 ? [{ title: null, categories: top }] : [];
  const groups = new Map<string, C[]>();
  for (const category of top) {
    const title = exposure === "body" ? category.bodyGroup : category.concernGroup;
    groups.set(title, [...(groups.get(title) ?? []), category]);
  }
  return [...groups].map(([title, rows]) => ({ title, categories: rows }));
}

export function subCategoriesOf<C extends Category>(categories: readonly C[], id: number): C[] {
  return categories.filter(({ parentId }) => parentId === id);
}

/** From the topmost category down to this one; empty when there is no such category. */
export function categoryTrail<C extends Category>(categories: readonly C[], id: number | null): C[] {
  const trail: C[] = [];
  let next = categories.find((each) => each.id === id);
  while (next && !trail.includes(next)) {
    trail.unshift(next);
    const parentId = next.parentId;
    next = categories.find((each) => each.id === parentId);
  }
  return trail;
}
