import { inArray } from "drizzle-orm";
import type { ProductOption, ProductSummary } from "@/contract/api/products";
import { productCategoryLinks, productOptions, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../lib/group-by";
import { loadOptions, type OfferedOption } from "./offers";
import { displayedPrice, optionPrice } from "./pricing";

/** Columns of a product card, without the long texts. */
export const summaryFields = {
  id: products.id,
  name: products.name,
  summary: products.summary,
  imageUrl: products.imageUrl,
  imageAlt: products.imageAlt,
  badges: products.badges,
  isRecommend: products.isRecommend,
};
/** Columns of a card that treatments are compared by. */
export const comparedFields = { ...summaryFields, facts: products.facts };
type ProductRow = typeof products.$inferSelect;
type SummaryRow = Pick<ProductRow, keyof typeof summaryFields> & Partial<Pick<ProductRow, "facts">>;

interface View {
  scope: PartnerScope;
  now: Date;
  hasPriceView: boolean;
  /** Leaves out the default option (hideEventPageDefaultProductOption). */
  isWithoutDefaultOption?: boolean;
  /** Cards include their options. */
  isWithOptions?: boolean;
  /** Secret events whose prices count, too. */
  secretEventIds?: readonly number[];
}

/** Cards for rows, with three queries for any number of rows. */
export async function summarise(rows: SummaryRow[], view: View): Promise<ProductSummary[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const { scope, now, hasPriceView } = view;
  const [links, options] = await Promise.all([
    scope.rows(productCategoryLinks, { where: inArray(productCategoryLinks.productId, ids) }),
    loadOptions(scope, now, inArray(productOptions.productId, ids), view.secretEventIds),
  ]);
  const categoriesOf = groupBy(links, (link) => link.productId);
  const optionsOf = groupBy(options, (option) => option.productId);
  return rows.map((row) => {
    const all = optionsOf.get(row.id) ?? [];
    const own = view.isWithoutDefaultOption ? withoutDefault(all) : all;
    return {
      ...row,
      categoryIds: (categoriesOf.get(row.id) ?? []).map((link) => link.categoryId),
      ...displayedPrice(own, hasPriceView),
      ...(view.isWithOptions && { options: own.map((option) => toProductOption(option, hasPriceView)) }),
    };
  });
}

/** Options without the default one, unless it is the only one. */
export function withoutDefault<Option extends { isDefault: boolean }>(options: Option[]): Option[] {
  const others = options.filter((option) => !option.isDefault);
  return others.length > 0 ? others : options;
}

export const toProductOption = (option: OfferedOption, hasPriceView: boolean): ProductOption => ({
  ...option,
  price: optionPrice(option, hasPriceView),
  event: option.offer?.event ?? null,
});
