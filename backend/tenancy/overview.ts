import { and, count, desc, eq, exists, gte, ilike, inArray, max, or, type SQL, sql, sum } from "drizzle-orm";
import type { z } from "zod";
import {
  OVERVIEW_PAGE_SIZE,
  type Overview,
  type OverviewPartner,
  type overviewQuerySchema,
} from "@/contract/tenant/overview";
import type { Database } from "../db/client";
import { domains } from "../db/schema/domains";
import { partnerDrafts } from "../db/schema/partner-drafts";
import { hosts, partners } from "../db/schema/partners";
import { serverErrors } from "../db/schema/server-errors";

const DAY_MS = 24 * 3_600_000;
const ERRORS_SHOWN = 30;

type OverviewQuery = z.output<typeof overviewQuerySchema>;

/** The platform's state: a page of partners, the size of Edge Config, and the errors of the last day. */
export async function loadOverview(
  db: Database,
  query: OverviewQuery,
  { now, edgeLimitBytes }: { now: Date; edgeLimitBytes: number },
): Promise<Overview> {
  const since = new Date(now.getTime() - DAY_MS);
  const [page, [counted], edgeConfig, errors] = await Promise.all([
    loadPartners(db, query, since),
    db.select({ count: count() }).from(partners).where(matching(db, query.keyword)),
    loadEdgeConfig(db, edgeLimitBytes),
    loadErrors(db, since),
  ]);
  return { partners: page, partnerCount: counted?.count ?? 0, edgeConfig, errors };
}

async function loadPartners(db: Database, { page, keyword }: OverviewQuery, since: Date) {
  const rows = await db
    .select({
      id: partners.id,
      displayName: displayName.mapWith(String),
      deployStatus: partners.deployStatus,
      publishedAt: partners.publishedAt,
      digest: partners.digest,
      version: partners.version,
      itemBytes: itemBytes.mapWith(Number),
      draft: partnerDrafts,
    })
    .from(partners)
    .leftJoin(partnerDrafts, eq(partnerDrafts.partnerId, partners.id))
    .where(matching(db, keyword))
    .orderBy(partners.id)
    .limit(OVERVIEW_PAGE_SIZE)
    .offset((page - 1) * OVERVIEW_PAGE_SIZE);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [hostRows, errorRows] = await Promise.all([
    db
      .select()
      .from(domains)
      .where(inArray(domains.partnerId, ids))
      .orderBy(desc(domains.isPrimary), domains.host),
    countErrors(db, ids, since),
  ]);
  return rows.map(
    ({ draft, publishedAt, ...row }): OverviewPartner => ({
      ...row,
      publishedAt: publishedAt.toISOString(),
      draft: draft && {
        publishedAt: draft.publishedAt.toISOString(),
        publishedBy: draft.publishedBy,
        digest: draft.digest,
      },
      hosts: hostRows
        .filter(({ partnerId }) => partnerId === row.id)
        .map(({ host, isPrimary, state, reason }) => ({ host, isPrimary, state, reason })),
      errorCount: errorRows.find(({ partnerId }) => partnerId === row.id)?.count ?? 0,
    }),
  );
}

/** Unexpected errors of these partners since then. */
export const countErrors = (db: Database, ids: string[], since: Date) =>
  db
    .select({ partnerId: serverErrors.partnerId, count: sum(serverErrors.count).mapWith(Number) })
    .from(serverErrors)
    .where(and(inArray(serverErrors.partnerId, ids), gte(serverErrors.hour, since)))
    .groupBy(serverErrors.partnerId);

export const displayName = sql`${partners.config} -> 'partnerInformation' ->> 'displayName'`;
const itemBytes = sql`octet_length(${partners.config}::text)`;

/** Partners by id, name or host: of those that are served, or of all domains. */
export function matching(
  db: Database,
  keyword: string,
  table: typeof hosts | typeof domains = hosts,
): SQL | undefined {
  if (keyword === "") return undefined;
  const part = `%${keyword.replace(/[\\%_]/g, "\\$&")}%`;
  const byHost = db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.partnerId, partners.id), ilike(table.host, part)));
  return or(ilike(partners.id, part), sql`${displayName} ilike ${part}`, exists(byHost));
}

async function loadEdgeConfig(db: Database, limitBytes: number): Promise<Overview["edgeConfig"]> {
  const [stored] = await db
    .select({ items: count(), bytes: sql`coalesce(sum(${itemBytes}), 0)`.mapWith(Number) })
    .from(partners);
  const [mapped] = await db
    .select({
      bytes: sql`coalesce(sum(octet_length(${hosts.host}) + octet_length(${hosts.partnerId})), 0)`.mapWith(
        Number,
      ),
    })
    .from(hosts);
  return {
    // Plus the item with the hosts.
    items: (stored?.items ?? 0) + 1,
    bytes: (stored?.bytes ?? 0) + (mapped?.bytes ?? 0),
    limitBytes,
  };
}

async function loadErrors(db: Database, since: Date): Promise<Overview["errors"]> {
  const { source, partnerId, call } = serverErrors;
  const total = sum(serverErrors.count).mapWith(Number);
  const rows = await db
    .select({ source, partnerId, call, count: total, lastHour: max(serverErrors.hour) })
    .from(serverErrors)
    .where(gte(serverErrors.hour, since))
    .groupBy(source, partnerId, call)
    .orderBy(desc(total), call)
    .limit(ERRORS_SHOWN);
  return rows.map((row) => ({ ...row, lastHour: (row.lastHour ?? since).toISOString() }));
}
