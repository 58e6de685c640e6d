import { and, eq, sql } from "drizzle-orm";
import type { ContentBody } from "@/contract/content/bodies";
import { ORDER_IDS, ORDERED_KINDS, type OrderedKind, SINGLE_ID } from "@/contract/content/kinds";
import { boardTypes } from "../db/schema/boards";
import { events, productCategories, products } from "../db/schema/catalogue";
import { banners, terms, termVersions } from "../db/schema/content";
import { employees } from "../db/schema/employees";
import { afterNotices, faqGroups, faqs } from "../db/schema/help";
import { brandings, exhibitions, partnerKeywords, shortenUrls } from "../db/schema/stories";
import { cleanHtml } from "../lib/clean-html";
import { ApiError } from "../lib/errors";
import type { Site } from "./site";
import { type ContentStore, nextPlace } from "./store";

const ORDERED = {
  product: products,
  category: productCategories,
  event: events,
  exhibition: exhibitions,
  branding: brandings,
  banner: banners,
  faqGroup: faqGroups,
  faq: faqs,
  afterNotice: afterNotices,
  boardType: boardTypes,
  doctor: employees,
} as const satisfies Record<OrderedKind, unknown>;

/** Where the things of a kind stand. What the order does not name comes last. */
export const orderStore: ContentStore<ContentBody<"order">> = {
  read: ({ scope }, id) =>
    Promise.all(
      ORDERED_KINDS.filter((of) => id === undefined || ORDER_IDS[of] === id).map(async (of) => {
        const table = ORDERED[of];
        const rows = await scope.pick(table, { id: table.id }, { orderBy: [table.sortOrder, table.id] });
        return { id: ORDER_IDS[of], body: { of, ids: rows.map((row) => row.id) } };
      }),
    ),
  write: async ({ scope }, _, { of, ids }) => {
    const table = ORDERED[of];
    const rows = await scope.pick(table, { id: table.id }, { orderBy: [table.sortOrder, table.id] });
    const rest = rows.map((row) => row.id).filter((id) => !ids.includes(id));
    const places = sql.join(
      [...ids, ...rest].map((id, place) => sql`when ${id} then ${place}`),
      sql` `,
    );
    if (rows.length === 0) return;
    await scope.update(
      table,
      { sortOrder: sql`(case ${table.id} ${places} else ${table.sortOrder} end)::integer` },
      sql`true`,
    );
  },
  remove: neverRemoved,
  nextId: neverAdded,
};

export const keywordsStore: ContentStore<ContentBody<"keywords">> = {
  read: async ({ scope }) => {
    const rows = await scope.rows(partnerKeywords, { orderBy: [partnerKeywords.sortOrder] });
    return [{ id: SINGLE_ID, body: { keywords: rows.map(({ keyword }) => keyword) } }];
  },
  write: async ({ scope }, _, { keywords }) => {
    await scope.delete(partnerKeywords, sql`true`);
    await scope.insert(
      partnerKeywords,
      [...new Set(keywords)].map((keyword, sortOrder) => ({ keyword, sortOrder })),
    );
  },
  remove: neverRemoved,
  nextId: neverAdded,
};

export const shortLinksStore: ContentStore<ContentBody<"shortLinks">> = {
  read: async ({ scope }) => {
    const { code, targetUrl } = shortenUrls;
    const links = await scope.pick(shortenUrls, { code, targetUrl }, { orderBy: [code] });
    return [{ id: SINGLE_ID, body: { links } }];
  },
  write: async ({ scope }, _, { links }) => {
    await scope.delete(shortenUrls, sql`true`);
    await scope.insert(shortenUrls, links);
  },
  remove: neverRemoved,
  nextId: neverAdded,
};

export const termStore: ContentStore<ContentBody<"term">> = {
  read: async ({ scope }, id) => {
    const rows = await scope.rows(terms, {
      where: id === undefined ? undefined : eq(terms.id, id),
      orderBy: [terms.sortOrder, terms.id],
    });
    const versions = await scope.rows(termVersions, {
      orderBy: [termVersions.effectiveAt, termVersions.version],
    });
    return rows.map(({ id: termId, slug, termTitle, target, isRequired }) => ({
      id: termId,
      body: {
        ...{ slug, termTitle, target, isRequired },
        versions: versions
          .filter((version) => version.termId === termId)
          .map(({ version, effectiveAt, contentHtml, translations }) => ({
            ...{ version, effectiveAt, contentHtml, translations },
          })),
      },
    }));
  },
  write: async ({ scope }, id, { versions, ...own }) => {
    const changed = await scope.update(terms, own, eq(terms.id, id));
    if (changed.length === 0) {
      const sortOrder = await nextPlace(scope, terms, terms.sortOrder);
      await scope.insert(terms, [{ ...own, id, sortOrder }]);
    }
    for (const version of versions) await writeVersion({ scope }, id, version);
  },
  remove: neverRemoved,
  nextId: ({ scope }) => scope.nextId(terms),
};

type TermVersionBody = ContentBody<"term">["versions"][number];

/** People have agreed to a version: one that exists stays as it is. */
async function writeVersion({ scope }: Pick<Site, "scope">, termId: number, version: TermVersionBody) {
  const contentHtml = cleanHtml(version.contentHtml);
  const [known] = await scope.rows(termVersions, {
    where: and(eq(termVersions.termId, termId), eq(termVersions.version, version.version)),
  });
  if (!known) await scope.insert(termVersions, [{ ...version, contentHtml, termId }]);
  else if (known.contentHtml !== contentHtml || known.effectiveAt !== version.effectiveAt)
    throw new ApiError(
      422,
      "content.term-version",
      `${version.version}판은 이미 시행된 약관이라 바꿀 수 없습니다. 새 판을 더해 주세요.`,
    );
}

function neverRemoved(): Promise<never> {
  throw new ApiError(422, "content.not-removable", "이것은 지울 수 없습니다.");
}

function neverAdded(): Promise<never> {
  throw new ApiError(422, "content.not-addable", "이것은 새로 더할 수 없습니다.");
}
