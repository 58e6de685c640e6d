import { and, arrayContains, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
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
import { exhibitionProducts, exhibitions } from "../db/schema/stories";
import type { PartnerScope } from "../db/scope";
import { isInOpenEvent, isOpenEvent } from "./running-events";
import { matchesKeyword, namedFirst } from "./search-text";

type Query = z.output<typeof productListQuery>;

/** Rows of a product list (spec §3's filters). */
export function productFilter(scope: PartnerScope, query: Partial<Query>, now: Date): SQL | undefined {
  const { keyword, exhibitionId } = query;
  const categoryIds = [...(query.productCategoryIds ?? []), ...(query.categoryId ? [query.categoryId] : [])];
  return and(
    keyword?.trim() ? matchesKeyword(scope, keyword) : undefined,
    categoryIds.length > 0 ? isInCategories(scope, categoryIds) : undefined,
    query.productCustomBadge ? arrayContains(products.badges, [query.productCustomBadge]) : undefined,
    query.isRecommend === undefined ? undefined : eq(products.isRecommend, query.isRecommend),
    query.isEvent ? isInOpenEvent(scope, now) : undefined,
    query.isExcludeEvent ? not(isInOpenEvent(scope, now)) : undefined,
    query.eventId ? isInOpenEvent(scope, now, query.eventId) : undefined,
    exhibitionId
      ? isInExhibition(scope, and(isOnShow(now), eq(exhibitions.id, exhibitionId)) as SQL)
      : undefined,
    query.languageCode ? eq(products.languageCode, query.languageCode) : undefined,
    // Secret products are in no list.
    query.isSecret ? sql`false` : undefined,
  );
}

/** In one of the categories or their direct children. */
function isInCategories(scope: PartnerScope, ids: number[]): SQL {
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

/** Exhibitions that run at an instant. */
export const isOnShow = (now: Date): SQL =>
  and(lte(exhibitions.startAt, now), or(isNull(exhibitions.endAt), gt(exhibitions.endAt, now))) as SQL;

/** Products of exhibitions that the condition holds for. */
export const isInExhibition = (scope: PartnerScope, where: SQL): SQL =>
  scope.isAmong(
    products.id,
    exhibitionProducts,
    exhibitionProducts.productId,
    scope.isAmong(exhibitionProducts.exhibitionId, exhibitions, exhibitions.id, where),
  );

/**
 * Sorts by price as a card shows it: the default option's, else the lowest, with offers. The clinic's own order puts
 * matches in the name first, and follows the order within an exhibition.
 */
export function productOrder(
  scope: PartnerScope,
  { sort, keyword, exhibitionId }: Pick<Partial<Query>, "sort" | "keyword" | "exhibitionId">,
  now: Date,
): (SQL | PgColumn)[] {
  const byPlace = [products.sortOrder, products.id];
  switch (sort) {
    case "latest":
      return [desc(products.createdAt), desc(products.id)];
    case "priceAscending":
      return [sql`${shownPrice(scope, now)} asc nulls last`, ...byPlace];
    case "priceDescending":
      return [sql`${shownPrice(scope, now)} desc nulls last`, ...byPlace];
    default:
      return [
        ...(keyword?.trim() ? [namedFirst(keyword)] : []),
        ...(exhibitionId ? [placeInExhibition(exhibitionId)] : []),
        desc(products.isRecommend),
        ...byPlace,
      ];
  }
}

function shownPrice(scope: PartnerScope, now: Date): SQL {
  // Selects the events once instead of for each option.
  const open = sql`array(${scope.values(events, events.id, isOpenEvent(now))})`;
  const offer = sql`(
    select min(${eventPrices.price}) from ${eventPrices}
    where ${eventPrices.partnerId} = ${productOptions.partnerId}
      and ${eventPrices.optionId} = ${productOptions.id} and ${eventPrices.eventId} = any(${open})
  )`;
  // least() ignores nulls.
  const paid = sql`least(${productOptions.price}, ${offer})`;
  return sql`(
    select ${paid} from ${productOptions}
    where ${productOptions.partnerId} = ${products.partnerId} and ${productOptions.productId} = ${products.id}
    order by ${productOptions.isDefault} desc, ${paid} limit 1
  )`;
}

const placeInExhibition = (exhibitionId: number): SQL => sql`(
  select ${exhibitionProducts.sortOrder} from ${exhibitionProducts}
  where ${exhibitionProducts.partnerId} = ${products.partnerId}
    and ${exhibitionProducts.productId} = ${products.id} and ${eq(exhibitionProducts.exhibitionId, exhibitionId)}
)`;
