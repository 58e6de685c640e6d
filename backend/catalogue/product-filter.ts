import { and, arrayContains, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { productListQuery } from "@/contract/api/products";
import {
  eventPrices,
  events,
  productCategories,
  productCategoryLinks,
  productOptions,
  products,
} from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { isRunning } from "./offers";
import { containsWords } from "./search-text";

type Query = z.output<typeof productListQuery>;

/** Rows of a product list (spec §3's filters). */
export function productFilter(scope: PartnerScope, query: Query, now: Date): SQL | undefined {
  const categoryIds = [...(query.productCategoryIds ?? []), ...(query.categoryId ? [query.categoryId] : [])];
  return and(
    query.keyword?.trim() ? matchesKeyword(scope, query.keyword) : undefined,
    categoryIds.length > 0 ? isInCategories(scope, categoryIds) : undefined,
    query.productCustomBadge ? arrayContains(products.badges, [query.productCustomBadge]) : undefined,
    query.isRecommend === undefined ? undefined : eq(products.isRecommend, query.isRecommend),
    query.isEvent ? isInEvent(scope, isRunning(now)) : undefined,
    query.isExcludeEvent ? not(isInEvent(scope, isRunning(now))) : undefined,
    query.eventId ? isInEvent(scope, and(eq(events.id, query.eventId), isRunning(now)) as SQL) : undefined,
    // No partner has exhibitions or secret products yet: a list of them is empty.
    query.exhibitionId || query.isSecret ? sql`false` : undefined,
  );
}

/** In one of the categories or of those right below them. */
export function isInCategories(scope: PartnerScope, ids: number[]): SQL {
  const family = scope.values(
    productCategories,
    productCategories.id,
    or(inArray(productCategories.id, ids), inArray(productCategories.parentId, ids)) as SQL,
  );
  return scope.isAmong(
    products.id,
    productCategoryLinks,
    productCategoryLinks.productId,
    inArray(productCategoryLinks.categoryId, family),
  );
}

/** With an option in an event that the condition holds for. */
export function isInEvent(scope: PartnerScope, where: SQL): SQL {
  const prices = scope.isAmong(eventPrices.eventId, events, events.id, where);
  const options = scope.isAmong(productOptions.id, eventPrices, eventPrices.optionId, prices);
  return scope.isAmong(products.id, productOptions, productOptions.productId, options);
}

function matchesKeyword(scope: PartnerScope, keyword: string): SQL {
  const texts = sql`concat_ws(' ', ${products.name}, ${products.summary}, array_to_string(${products.badges}, ' '))`;
  const inCategory = scope.isAmong(
    products.id,
    productCategoryLinks,
    productCategoryLinks.productId,
    scope.isAmong(
      productCategoryLinks.categoryId,
      productCategories,
      productCategories.id,
      containsWords(productCategories.name, keyword),
    ),
  );
  return sql`(${containsWords(texts, keyword)} or ${inCategory})`;
}

/** Price order goes by the price that a card shows: the default option's, else the lowest, as it is paid now. */
export function productOrder(sort: Query["sort"], now: Date): (SQL | PgColumn)[] {
  const byPlace = [products.sortOrder, products.id];
  const offer = sql`(
    select min(${eventPrices.price}) from ${eventPrices}
    join ${events} on ${events.partnerId} = ${eventPrices.partnerId} and ${events.id} = ${eventPrices.eventId}
    where ${eventPrices.partnerId} = ${productOptions.partnerId}
      and ${eventPrices.optionId} = ${productOptions.id} and ${isRunning(now)}
  )`;
  // least() passes over a null.
  const paid = sql`least(${productOptions.price}, ${offer})`;
  const shown = sql`(
    select ${paid} from ${productOptions}
    where ${productOptions.partnerId} = ${products.partnerId} and ${productOptions.productId} = ${products.id}
    order by ${productOptions.isDefault} desc, ${paid} limit 1
  )`;
  switch (sort) {
    case "latest":
      return [desc(products.createdAt), desc(products.id)];
    case "priceAscending":
      return [sql`${shown} asc nulls last`, ...byPlace];
    case "priceDescending":
      return [sql`${shown} desc nulls last`, ...byPlace];
    default:
      return [desc(products.isRecommend), ...byPlace];
  }
}
