import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { ExhibitionSummary, storiesContract } from "@/contract/api/stories";
import type { Handlers } from "../call/handlers";
import { containsWords } from "../catalogue/search-text";
import { brandings, exhibitionProducts, exhibitions, pages } from "../db/schema/stories";
import { notFound } from "../lib/errors";
import { EXHIBITION_PAGE_SIZE } from "../lib/page-sizes";
import { findVisibleProducts, resolveStory } from "./story-products";

type ExhibitionRow = typeof exhibitions.$inferSelect;

const searchedText = sql`concat_ws(' ', ${exhibitions.title}, ${exhibitions.summary})`;

export const storyHandlers: Handlers<typeof storiesContract> = {
  "GET /customer/exhibitions": async ({ query, call }) => {
    const list = await call.scope.page(exhibitions, {
      where: and(
        isOn(call.now),
        query.keyword?.trim() ? containsWords(searchedText, query.keyword) : undefined,
      ),
      orderBy: [exhibitions.sortOrder, exhibitions.id],
      page: query.page,
      pageSize: query.pageSize ?? EXHIBITION_PAGE_SIZE,
    });
    return { ...list, rows: list.rows.map(toExhibition) };
  },

  "GET /customer/exhibitions/:id": async ({ params, call }) => {
    const where = and(eq(exhibitions.id, params.id), isOn(call.now));
    const exhibition = await call.scope.first(exhibitions, { where });
    if (!exhibition) throw notFound();
    const links = await call.scope.rows(exhibitionProducts, {
      where: eq(exhibitionProducts.exhibitionId, exhibition.id),
      orderBy: [exhibitionProducts.sortOrder],
    });
    const productIds = links.map((link) => link.productId);
    const [story, products] = await Promise.all([
      resolveStory(call, exhibition.blocks),
      findVisibleProducts(call, productIds),
    ]);
    return { row: { ...toExhibition(exhibition), ...story, products } };
  },

  "GET /customer/brandings": async ({ call }) => {
    const { id, title, summary, imageUrl, imageAlt } = brandings;
    const fields = { id, title, summary, imageUrl, imageAlt };
    const rows = await call.scope.pick(brandings, fields, { orderBy: [brandings.sortOrder, brandings.id] });
    return { rows, count: rows.length };
  },

  "GET /customer/brandings/:id": async ({ params, call }) => {
    const branding = await call.scope.first(brandings, { where: eq(brandings.id, params.id) });
    if (!branding) throw notFound();
    return { row: { ...branding, ...(await resolveStory(call, branding.blocks)) } };
  },

  "GET /page": async ({ query, call }) => {
    const page = await call.scope.first(pages, { where: eq(pages.key, query.key) });
    if (!page) throw notFound();
    return { row: { ...page, ...(await resolveStory(call, page.blocks)) } };
  },
};

const isOn = (now: Date): SQL =>
  and(lte(exhibitions.startAt, now), or(isNull(exhibitions.endAt), gt(exhibitions.endAt, now))) as SQL;

const toExhibition = (row: ExhibitionRow): ExhibitionSummary => ({
  ...row,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt?.toISOString() ?? null,
});
