import { asc, desc, eq } from "drizzle-orm";
import type { contentContract } from "@/contract/api/content";
import { stateSettings } from "@/contract/tenant/stated-settings";
import type { Handlers } from "../call/handlers";
import { containsWords } from "../catalogue/search-text";
import { banners, notices } from "../db/schema/content";
import { reservations } from "../db/schema/reservations";
import { notFound } from "../lib/errors";
import { BOARD_PAGE_SIZE } from "../lib/page-sizes";
import { signedIn } from "./cart-owner";
import { countCart } from "./cart-rows";
import { readNeighbours } from "./neighbours";
import { chosenReservations } from "./reservation-filter";

/** Pinned first, then the latest. */
const noticeOrder = [desc(notices.isPinned), desc(notices.publishedAt), asc(notices.id)];

export const contentHandlers: Handlers<typeof contentContract> = {
  "GET /banners": async ({ query, call }) => {
    const rows = await call.scope.rows(banners, {
      where: eq(banners.bannerLocation, query.bannerLocation),
      orderBy: [banners.sortOrder],
    });
    return { rows, count: rows.length };
  },

  "GET /customer/notices": async ({ query, call }) => {
    const list = await call.scope.page(notices, {
      where: query.keyword?.trim() ? containsWords(notices.title, query.keyword) : undefined,
      orderBy: noticeOrder,
      page: query.page,
      pageSize: query.pageSize ?? BOARD_PAGE_SIZE,
    });
    return { ...list, rows: stateSettings(list.rows, call.tenant.homepageConfig) };
  },

  "GET /customer/notices/:id": async ({ params, call }) => {
    const notice = await call.scope.first(notices, { where: eq(notices.id, params.id) });
    if (!notice) throw notFound();
    const row = { ...notice, ...(await readNeighbours(call.scope, notices, { row: notice })) };
    return { row: stateSettings(row, call.tenant.homepageConfig) };
  },

  "GET /customer/badge": async ({ call }) => {
    const owner = await signedIn(call);
    const upcoming = chosenReservations(owner.customerId, { isUpcoming: true }, call.now);
    const [cartCount, reservationCount] = await Promise.all([
      countCart(call, owner),
      call.scope.count(reservations, upcoming),
    ]);
    return { row: { cartCount, reservationCount } };
  },

  "GET /guest/badge": async ({ query, call }) => ({
    row: { cartCount: await countCart(call, { guestId: query.guestId }) },
  }),
};
