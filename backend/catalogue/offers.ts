import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { eventPrices, events, productOptions, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../lib/group-by";
import type { Offer } from "./pricing";
import { isForSale, isOpenEvent, isSecretEvent } from "./running-events";

/**
 * The best running offer of each option: the lowest price, then a secret event's, then the one that ends first. Secret
 * events count only when given.
 */
async function loadOffers(
  scope: PartnerScope,
  now: Date,
  optionIds: number[],
  secretEventIds: readonly number[] = [],
): Promise<Map<number, Offer>> {
  if (optionIds.length === 0) return new Map();
  const counts =
    secretEventIds.length === 0
      ? isOpenEvent(now)
      : sql`(${isOpenEvent(now)} or ${isSecretEvent(secretEventIds, now)})`;
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
      where: and(inArray(eventPrices.optionId, optionIds), counts),
      orderBy: [eventPrices.price, desc(events.isSecret), events.endAt],
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

type OptionRow = typeof productOptions.$inferSelect;
export type OfferedOption = OptionRow & { offer: Offer | null };

/**
 * Options with their offers, in the order of the product. Those of a secret product are included only with a running
 * secret event that has a price for it.
 */
export async function loadOptions(
  scope: PartnerScope,
  now: Date,
  where: SQL,
  secretEventIds: readonly number[] = [],
): Promise<OfferedOption[]> {
  const options = await scope.rows(productOptions, {
    where,
    orderBy: [productOptions.productId, productOptions.sortOrder],
  });
  if (options.length === 0) return [];
  // By id: with a join the planner reads the whole catalogue of a large clinic.
  const productIds = [...new Set(options.map((option) => option.productId))];
  const isOpen = and(inArray(products.id, productIds), isForSale(scope, now, secretEventIds)) as SQL;
  const [open, offers] = await Promise.all([
    scope.pick(products, { id: products.id }, { where: isOpen }),
    loadOffers(
      scope,
      now,
      options.map((option) => option.id),
      secretEventIds,
    ),
  ]);
  const openIds = new Set(open.map(({ id }) => id));
  return options
    .filter((option) => openIds.has(option.productId))
    .map((option) => ({ ...option, offer: offers.get(option.id) ?? null }));
}

/** An option, and the secret event of the link it was added by. */
interface OptionLink {
  optionId: number;
  secretEventId: number | null;
}

/** Options added by different links, each with the offer of its own link; deleted ones are left out. */
export async function loadLinkedOptions(
  scope: PartnerScope,
  now: Date,
  links: OptionLink[],
): Promise<OfferedOption[]> {
  const byEvent = [...groupBy(links, (link) => link.secretEventId)];
  const loaded = await Promise.all(
    byEvent.map(([eventId, group]) => {
      const ids = group.map(({ optionId }) => optionId);
      return loadOptions(scope, now, inArray(productOptions.id, ids), eventId === null ? [] : [eventId]);
    }),
  );
  return loaded.flat();
}
