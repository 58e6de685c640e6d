import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { ClinicEvent } from "@/contract/api/events";
import { displayedPrice } from "../catalogue/pricing";
import { withoutDefault } from "../catalogue/product-summaries";
import { isListed } from "../catalogue/running-events";
import { eventPrices, type events, productOptions, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../lib/group-by";

interface View {
  scope: PartnerScope;
  now: Date;
  hasPriceView: boolean;
  hideEventPageDefaultProductOption: boolean;
}

/** Cards for events, each with its first product and that product's price. */
export async function describeEvents(
  rows: (typeof events.$inferSelect)[],
  { scope, now, hasPriceView, hideEventPageDefaultProductOption }: View,
): Promise<ClinicEvent[]> {
  const ids = rows.map((row) => row.id);
  const pricesOf = groupBy(await loadPrices(scope, ids), (price) => price.eventId);
  return rows.map((row) => {
    const event = {
      id: row.id,
      title: row.title,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
    };
    const own = pricesOf.get(row.id) ?? [];
    const productId = own[0]?.productId ?? null;
    const first = own.filter((price) => price.productId === productId);
    const shown = hideEventPageDefaultProductOption ? withoutDefault(first) : first;
    // The lowest of the event's prices is shown, whichever option is the default.
    const priced = shown.map(({ price, isPriceFrom, eventPrice }) => ({
      price,
      isPriceFrom,
      isDefault: false,
      offer: { price: eventPrice, event },
    }));
    return {
      ...event,
      titleGroup: row.titleGroup,
      summary: row.summary,
      imageUrl: row.imageUrl,
      imageAlt: row.imageAlt,
      isEnded: row.endAt <= now,
      productId,
      price: priced.length > 0 ? displayedPrice(priced, hasPriceView).price : null,
    };
  });
}

async function loadPrices(scope: PartnerScope, eventIds: number[]) {
  if (eventIds.length === 0) return [];
  return scope.pick(
    eventPrices,
    {
      eventId: eventPrices.eventId,
      eventPrice: eventPrices.price,
      price: productOptions.price,
      isPriceFrom: productOptions.isPriceFrom,
      isDefault: productOptions.isDefault,
      productId: productOptions.productId,
    },
    {
      join: {
        table: productOptions,
        on: and(
          eq(productOptions.id, eventPrices.optionId),
          scope.isAmong(productOptions.productId, products, products.id, isListed),
        ) as SQL,
      },
      where: inArray(eventPrices.eventId, eventIds),
      orderBy: [eventPrices.sortOrder],
    },
  );
}
