import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { ClinicEvent, eventsContract } from "@/contract/api/events";
import { isRunning } from "../catalogue/offers";
import { displayedPrice } from "../catalogue/pricing";
import { isInEvent, productOrder } from "../catalogue/product-filter";
import { eventPrices, events, productOptions } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../group-by";
import type { Handlers } from "../router";
import { PRODUCT_PAGE_SIZE } from "./page-sizes";
import { listProducts } from "./products";

type EventRow = typeof events.$inferSelect;

export const eventHandlers: Handlers<typeof eventsContract> = {
  "GET /events": async ({ query, call }) => {
    const { scope, now, tenant } = call;
    const running = isRunning(now);
    const list = await scope.page(events, {
      where: query.isIncludeEnded ? lte(events.startAt, now) : running,
      // Running ones in their own order, then those that ended, the latest first.
      orderBy: [
        desc(running),
        sql`case when ${running} then ${events.sortOrder} end`,
        desc(events.endAt),
        asc(events.id),
      ],
      page: query.page,
      pageSize: query.pageSize ?? PRODUCT_PAGE_SIZE,
    });
    const { hasPriceView } = tenant.homepageConfig;
    return { ...list, rows: await describeEvents(list.rows, { scope, now, hasPriceView }) };
  },

  "GET /v2/event/products": async ({ query, call }) => {
    const running = isRunning(call.now);
    const where = query.eventId ? and(running, eq(events.id, query.eventId)) : running;
    return listProducts(call, {
      where: isInEvent(call.scope, where ?? running),
      orderBy: productOrder("recommended", call.now),
      page: query.page,
      pageSize: query.pageSize,
      isWithoutDefaultOption: call.tenant.homepageConfig.hideEventPageDefaultProductOption,
    });
  },
};

async function describeEvents(
  rows: EventRow[],
  { scope, now, hasPriceView }: { scope: PartnerScope; now: Date; hasPriceView: boolean },
): Promise<ClinicEvent[]> {
  if (rows.length === 0) return [];
  const prices = await scope.pick(
    eventPrices,
    {
      eventId: eventPrices.eventId,
      eventPrice: eventPrices.price,
      price: productOptions.price,
      productId: productOptions.productId,
    },
    {
      join: { table: productOptions, on: eq(productOptions.id, eventPrices.optionId) },
      where: inArray(
        eventPrices.eventId,
        rows.map((row) => row.id),
      ),
      orderBy: [eventPrices.sortOrder],
    },
  );
  const pricesOf = groupBy(prices, (price) => price.eventId);
  return rows.map((row) => {
    const event = {
      id: row.id,
      title: row.title,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
    };
    const own = pricesOf.get(row.id) ?? [];
    // The price of what the event leads to: its first product.
    const priced = own
      .filter(({ productId }) => productId === own[0]?.productId)
      .map(({ price, eventPrice }) => ({ price, isDefault: false, offer: { price: eventPrice, event } }));
    return {
      ...event,
      titleGroup: row.titleGroup,
      summary: row.summary,
      imageUrl: row.imageUrl,
      imageAlt: row.imageAlt,
      isEnded: row.endAt <= now,
      productId: own[0]?.productId ?? null,
      price: priced.length > 0 ? displayedPrice(priced, hasPriceView).price : null,
    };
  });
}
