import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { FaqGroup, helpContract } from "@/contract/api/help";
import { statedSettings, stateSettings } from "@/contract/tenant/stated-settings";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { containsWords } from "../catalogue/search-text";
import { afterNotices, faqGroups, faqs } from "../db/schema/help";
import { notFound } from "../lib/errors";
import { BOARD_PAGE_SIZE } from "../lib/page-sizes";

/** Question and answer as shown: without tags, with the settings filled in. */
const faqText = ({ tenant }: Call): SQL =>
  statedSettings(tenant.homepageConfig).reduce<SQL>(
    (text, [placeholder, value]) => sql`replace(${text}, ${placeholder}, ${value})`,
    sql`concat_ws(' ', ${faqs.question}, regexp_replace(${faqs.answerHtml}, '<[^>]*>', ' ', 'g'))`,
  );

export const helpHandlers: Handlers<typeof helpContract> = {
  "GET /customer/faqs": async ({ query, call }) => {
    const { scope } = call;
    const { page, pageSize = BOARD_PAGE_SIZE } = query;
    const where = and(
      query.groupId ? eq(faqs.groupId, query.groupId) : undefined,
      query.isTop === undefined ? undefined : eq(faqs.isTop, query.isTop),
      query.keyword?.trim() ? containsWords(faqText(call), query.keyword) : undefined,
    );
    const [rows, count] = await Promise.all([
      scope.pick(
        faqs,
        {
          id: faqs.id,
          groupId: faqs.groupId,
          groupTitle: faqGroups.title,
          question: faqs.question,
          answerHtml: faqs.answerHtml,
          isTop: faqs.isTop,
        },
        {
          join: { table: faqGroups, on: eq(faqGroups.id, faqs.groupId) },
          where,
          orderBy: [faqGroups.sortOrder, faqs.sortOrder, faqs.id],
          limit: pageSize,
          offset: (page - 1) * pageSize,
        },
      ),
      scope.count(faqs, where),
    ]);
    return { rows: stateSettings(rows, call.tenant.homepageConfig), count, page, pageSize };
  },

  "GET /customer/faqs/this/group": async ({ call }) => {
    const rows = await listGroups(call);
    return { rows, count: rows.length };
  },

  "GET /customer/after-notices": async ({ query, call }) => {
    const rows = await call.scope.rows(afterNotices, {
      where: query.ids && inArray(afterNotices.id, query.ids),
      orderBy: [afterNotices.sortOrder, afterNotices.id],
    });
    return { rows: stateSettings(rows, call.tenant.homepageConfig), count: rows.length };
  },

  "GET /customer/after-notices/:id": async ({ params, call }) => {
    const row = await call.scope.first(afterNotices, { where: eq(afterNotices.id, params.id) });
    if (!row) throw notFound();
    return { row: stateSettings(row, call.tenant.homepageConfig) };
  },
};

async function listGroups({ scope }: Call): Promise<FaqGroup[]> {
  const [groups, groupOfFaqs] = await Promise.all([
    scope.rows(faqGroups, { orderBy: [faqGroups.sortOrder, faqGroups.id] }),
    scope.pick(faqs, { groupId: faqs.groupId }),
  ]);
  return groups.map(({ id, title }) => ({
    id,
    title,
    faqCount: groupOfFaqs.filter(({ groupId }) => groupId === id).length,
  }));
}
