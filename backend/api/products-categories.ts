import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProductCategory, ProductCategoryDetail } from "@/contract/api/products";
import { isListed } from "../catalogue/running-events";
import { containsWords } from "../catalogue/search-text";
import { productCategories, productCategoryLinks, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";

/** Every category, or those whose name contains the words, with its number of listed products. */
export function listCategories(scope: PartnerScope, name = ""): Promise<ProductCategory[]> {
  const fields = { ...getTableColumns(productCategories), productCount: countOfProducts };
  return scope.pick(productCategories, fields, {
    ...(name.trim() && { where: containsWords(productCategories.name, name) }),
    orderBy: [productCategories.sortOrder],
  });
}

/** One category with its parent and children, or a 404. */
export async function showCategory(scope: PartnerScope, id: number): Promise<ProductCategoryDetail> {
  const all = await listCategories(scope);
  const row = all.find((category) => category.id === id);
  if (!row) throw notFound();
  return {
    ...row,
    parent: all.find((category) => category.id === row.parentId) ?? null,
    subCategories: all.filter((category) => category.parentId === id),
  };
}

const member = alias(productCategories, "member");

const listedInFamily: SQL = sql`(
  select count(distinct ${products.id})::int from ${productCategories} as member
  join ${productCategoryLinks} on ${productCategoryLinks.partnerId} = ${member.partnerId}
    and ${productCategoryLinks.categoryId} = ${member.id}
  join ${products} on ${products.partnerId} = ${productCategoryLinks.partnerId}
    and ${products.id} = ${productCategoryLinks.productId} and ${isListed}
  where ${member.partnerId} = ${productCategories.partnerId}
    and (${member.id} = ${productCategories.id} or ${member.parentId} = ${productCategories.id})
)`;

/** Wrapped: drizzle drops table names from columns directly inside a selected field. */
const countOfProducts = sql<number>`${listedInFamily}`;
