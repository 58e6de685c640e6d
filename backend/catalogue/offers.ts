import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { eventPrices, events, productOptions } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import type { Offer } from "./pricing";

/** Rows of events that run at an instant: from the start on, up to but not at the end. */
export const isRunning = (now: Date): SQL => sql`(${lte(events.startAt, now)} and ${gt(events.endAt, now)})`;

/** The best running offer of each option; of several, the lowest price, then the one that ends first. */
export async function loadOffers(
  scope: PartnerScope,
  now: Date,
  optionIds: number[],
): Promise<Map<number, Offer>> {
  if (optionIds.length === 0) return new Map();
  const rows = await scope.pick(
    eventPrices,
    {
      optionId: eventPrices.optionId,
      price: eventPrices.price,
      id: events.id,
      title: events.title,
      startAt: events.startAt,
      endAt: events.endAt,
    },
    {
      join: { table: events, on: eq(eventPrices.eventId, events.id) },
      where: and(inArray(eventPrices.optionId, optionIds), isRunning(now)),
      orderBy: [eventPrices.price, events.endAt],
    },
  );
  const offers = new Map<number, Offer>();
  for (const { optionId, price, id, title, startAt, endAt } of rows) {
    if (offers.has(optionId)) continue;
    const event = { id, title, startAt: startAt.toISOString(), endAt: endAt.toISOString() };
    offers.set(optionId, { price, event });
  }
  return offers;
}

export type OptionRow = typeof productOptions.$inferSelect;
export type OfferedOption = OptionRow & { offer: Offer | null };

/** Options by what they belong to or by their own ids, each with its offer, in the order of the product. */
export async function loadOptions(scope: PartnerScope, now: Date, where: SQL): Promise<OfferedOption[]> {
  const options = await scope.rows(productOptions, {
    where,
    orderBy: [productOptions.productId, productOptions.sortOrder],
  });
  const offers = await loadOffers(
    scope,
    now,
    options.map((option) => option.id),
  );
  return options.map((option) => ({ ...option, offer: offers.get(option.id) ?? null }));
}
