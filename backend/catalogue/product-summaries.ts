import { inArray } from "drizzle-orm";
import type { ProductOption, ProductSummary } from "@/contract/api/products";
import { productCategoryLinks, productOptions, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../group-by";
import { loadOptions, type OfferedOption } from "./offers";
import { displayedPrice, optionPrice } from "./pricing";

/** What a card shows of a product; the long texts stay in the database. */
export const summaryFields = {
  id: products.id,
  name: products.name,
  summary: products.summary,
  imageUrl: products.imageUrl,
  imageAlt: products.imageAlt,
  badges: products.badges,
  isRecommend: products.isRecommend,
};
type SummaryRow = Pick<typeof products.$inferSelect, keyof typeof summaryFields>;

interface View {
  scope: PartnerScope;
  now: Date;
  hasPriceView: boolean;
  /** Event pages may leave out the option that only restates the product (hideEventPageDefaultProductOption). */
  isWithoutDefaultOption?: boolean;
  /** Cards carry their options as well. */
  isWithOptions?: boolean;
  /** The secret event whose link led here, if one did: its prices count too. */
  secretEventIds?: readonly number[];
}

/** Cards for rows, in their order, with three queries however many there are. */
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

/** Options but the one that only restates the product; that one too where there is no other. */
export function withoutDefault<Option extends { isDefault: boolean }>(options: Option[]): Option[] {
  const others = options.filter((option) => !option.isDefault);
  return others.length > 0 ? others : options;
}

/** An option as the contract has it. */
export const toProductOption = (option: OfferedOption, hasPriceView: boolean): ProductOption => ({
  id: option.id,
  productId: option.productId,
  name: option.name,
  description: option.description,
  price: optionPrice(option, hasPriceView),
  durationMinutes: option.durationMinutes,
  isDefault: option.isDefault,
});
