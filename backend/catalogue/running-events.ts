import { and, eq, gt, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { eventPrices, events, productOptions, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";

const isRunning = (now: Date): SQL => sql`(${lte(events.startAt, now)} and ${gt(events.endAt, now)})`;

/** Running public events: the only ones that lists and prices include by default. */
export const isOpenEvent = (now: Date): SQL => sql`(${isRunning(now)} and ${isPublicEvent})`;

export const isPublicEvent: SQL = not(events.isSecret);

/** Running secret events by id. */
export const isSecretEvent = (ids: readonly number[], now: Date): SQL =>
  sql`(${inArray(events.id, [...ids])} and ${isRunning(now)} and ${events.isSecret})`;

/** Products with an option in an event that matches the condition. */
export function isInEvent(scope: PartnerScope, where: SQL): SQL {
  const prices = scope.isAmong(eventPrices.eventId, events, events.id, where);
  const options = scope.isAmong(productOptions.id, eventPrices, eventPrices.optionId, prices);
  return scope.isAmong(products.id, productOptions, productOptions.productId, options);
}

/** Products that lists, searches and counts include. */
export const isListed: SQL = not(products.isSecret);

/** Products that can be viewed and bought: listed ones, and those with a price in one of the secret events. */
export const isForSale = (scope: PartnerScope, now: Date, secretEventIds: readonly number[] = []): SQL =>
  secretEventIds.length === 0
    ? isListed
    : sql`(${isListed} or ${isInEvent(scope, isSecretEvent(secretEventIds, now))})`;

/** Products in an open event, or in the given one. */
export const isInOpenEvent = (scope: PartnerScope, now: Date, eventId?: number): SQL =>
  isInEvent(
    scope,
    eventId === undefined ? isOpenEvent(now) : (and(isOpenEvent(now), eq(events.id, eventId)) as SQL),
  );
