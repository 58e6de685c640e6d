import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { eventsContract } from "@/contract/api/events";
import type { Handlers } from "../call/handlers";
import { isInEvent, isOpenEvent, isPublicEvent } from "../catalogue/running-events";
import { containsWords } from "../catalogue/search-text";
import { events } from "../db/schema/catalogue";
import { PRODUCT_PAGE_SIZE } from "../lib/page-sizes";
import { describeEvents } from "./events-cards";
import { listProducts } from "./products-list";

// Spec §7: eventViewable, EVENT, CUSTOMER. All events are such; secret ones are in no list.
export const eventHandlers: Handlers<typeof eventsContract> = {
  "GET /events": async ({ query, call }) => {
    const { scope, now, tenant } = call;
    const { titleGroup, keyword } = query;
    const isOpen = isOpenEvent(now);
    const list = await scope.page(events, {
      where: and(
        query.isIncludeEnded ? and(lte(events.startAt, now), isPublicEvent) : isOpen,
        titleGroup === undefined ? undefined : eq(events.titleGroup, titleGroup),
        keyword?.trim() ? containsWords(searchedText, keyword) : undefined,
      ) as SQL,
      // Running events in their own order, then ended ones, the latest first.
      orderBy: [
        desc(isOpen),
        sql`case when ${isOpen} then ${events.sortOrder} end`,
        desc(events.endAt),
        asc(events.id),
      ],
      page: query.page,
      pageSize: query.pageSize ?? PRODUCT_PAGE_SIZE,
    });
    return { ...list, rows: await describeEvents(list.rows, { scope, now, ...tenant.homepageConfig }) };
  },

  "GET /event/title": async ({ call }) => {
    const running = await call.scope.pick(
      events,
      { titleGroup: events.titleGroup },
      { where: isOpenEvent(call.now), orderBy: [events.sortOrder, events.id] },
    );
    const counts = new Map<string, number>();
    for (const { titleGroup } of running) counts.set(titleGroup, (counts.get(titleGroup) ?? 0) + 1);
    const rows = [...counts].map(([titleGroup, eventCount]) => ({ titleGroup, eventCount }));
    return { rows, count: rows.length };
  },

  "GET /v2/event/products": async ({ query, call }) => {
    const { eventId, titleGroup, ...paging } = query;
    const isAsked = and(
      isOpenEvent(call.now),
      eventId === undefined ? undefined : eq(events.id, eventId),
      titleGroup === undefined ? undefined : eq(events.titleGroup, titleGroup),
    ) as SQL;
    return listProducts(call, paging, {
      where: isInEvent(call.scope, isAsked),
      isWithoutDefaultOption: call.tenant.homepageConfig.hideEventPageDefaultProductOption,
    });
  },
};

const searchedText = sql`${events.title} || ' ' || ${events.titleGroup} || ' ' || ${events.summary}`;
