import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { contentContract, Notice } from "@/contract/api/content";
import { stateSettings } from "@/contract/tenant/stated-settings";
import { containsWords } from "../catalogue/search-text";
import { banners, notices } from "../db/schema/content";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../errors";
import type { Handlers } from "../router";
import { signedIn } from "./cart-owner";
import { countCart } from "./cart-rows";
import { BOARD_PAGE_SIZE } from "./page-sizes";
import { chosenReservations } from "./reservation-filter";

type NoticeRow = typeof notices.$inferSelect;

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
    return { ...list, rows: stateSettings(list.rows.map(toNotice), call.tenant.homepageConfig) };
  },

  "GET /customer/notices/:id": async ({ params, call }) => {
    const notice = await call.scope.first(notices, { where: eq(notices.id, params.id) });
    if (!notice) throw notFound();
    const [previous, next] = await Promise.all([
      neighbour(call.scope, notice, "before"),
      neighbour(call.scope, notice, "after"),
    ]);
    const { contentHtml, attachments } = notice;
    const row = { ...toNotice(notice), contentHtml, attachments, previous, next };
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

const toNotice = ({ id, title, isPinned, publishedAt }: NoticeRow): Notice => ({
  id,
  title,
  isPinned,
  publishedAt,
});

/** The notice published next before or after, whether pinned or not; of one day, ids count down like the list. */
async function neighbour(
  scope: PartnerScope,
  notice: NoticeRow,
  side: "before" | "after",
): Promise<Notice | null> {
  const here = sql`(${notice.publishedAt}::date, ${-notice.id}::bigint)`;
  const there = sql`(${notices.publishedAt}, -${notices.id})`;
  const where: SQL = side === "before" ? sql`${there} < ${here}` : sql`${there} > ${here}`;
  const orderBy =
    side === "before"
      ? [desc(notices.publishedAt), asc(notices.id)]
      : [asc(notices.publishedAt), desc(notices.id)];
  const row = await scope.first(notices, { where, orderBy });
  return row ? toNotice(row) : null;
}
