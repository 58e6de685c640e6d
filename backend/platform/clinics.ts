import { and, asc, count, desc, eq, exists, gte, inArray, max, or, type SQL, sql, sum } from "drizzle-orm";
import {
  CLINICS_PAGE_SIZE,
  type ClinicFilter,
  type PlatformClinic,
  type PlatformSummary,
} from "@/contract/studio/platform";
import { type ColouredTheme, themeColour, UNTHEMED } from "@/contract/tenant/theme-colours";
import type { Database } from "../db/client";
import { domains } from "../db/schema/domains";
import { partners } from "../db/schema/partners";
import { contentDrafts } from "../db/schema/publishes";
import { reservations } from "../db/schema/reservations";
import { serverErrors } from "../db/schema/server-errors";
import { inOwnLetters } from "../tenancy/host-names";
import { countErrors, displayName, matching } from "../tenancy/overview";

const DAY_MS = 24 * 3_600_000;

/** Whose clinics; null: all of them. */
export type Clinics = string[] | null;

interface ClinicsQuery {
  filter: ClinicFilter;
  search: string;
  page: number;
}

/** A page of clinics by name, with what the platform's team looks at every day, and how many there are. */
export async function listClinics(
  db: Database,
  clinics: Clinics,
  { filter, search, page }: ClinicsQuery,
  now: Date,
): Promise<{ rows: PlatformClinic[]; count: number }> {
  const where = and(
    isOneOf(partners.id, clinics),
    matchesFilter(db, filter, now),
    matching(db, search, domains),
  );
  const [found, [counted]] = await Promise.all([
    db
      .select({
        ...{ id: partners.id, name: displayName.mapWith(String), theme },
        ...{ state: partners.deployStatus, version: partners.version, publishedAt: partners.publishedAt },
      })
      .from(partners)
      .where(where)
      .orderBy(asc(displayName), asc(partners.id))
      .limit(CLINICS_PAGE_SIZE)
      .offset((page - 1) * CLINICS_PAGE_SIZE),
    db.select({ count: count() }).from(partners).where(where),
  ]);
  const more = await readMore(
    db,
    found.map(({ id }) => id),
    now,
  );
  const rows = found.map(({ publishedAt, theme, ...row }) => ({
    ...row,
    color: themeColour({ ...UNTHEMED, ...theme }, "accent"),
    publishedAt: publishedAt.toISOString(),
    ...more(row.id),
  }));
  return { rows, count: counted?.count ?? 0 };
}

/** Sums over the clinics, whatever is searched for. */
export async function summarize(db: Database, clinics: Clinics, now: Date): Promise<PlatformSummary> {
  const since = new Date(now.getTime() - DAY_MS);
  const has = (filter: ClinicFilter) =>
    sql<number>`count(*) filter (where ${matchesFilter(db, filter, now)})`.mapWith(Number);
  const [[counts], [errors], [made], states] = await Promise.all([
    db
      .select({ all: count(), open: has("open"), preparing: has("preparing"), attention: has("attention") })
      .from(partners)
      .where(isOneOf(partners.id, clinics)),
    db
      .select({ count: sum(serverErrors.count).mapWith(Number) })
      .from(serverErrors)
      .where(and(isOneOf(serverErrors.partnerId, clinics), gte(serverErrors.hour, since))),
    db
      .select({ count: count() })
      .from(reservations)
      .where(and(isOneOf(reservations.partnerId, clinics), gte(reservations.createdAt, since))),
    db
      .select({ state: domains.state, count: count() })
      .from(domains)
      .where(isOneOf(domains.partnerId, clinics))
      .groupBy(domains.state),
  ]);
  const inState = (wanted: string) => states.find(({ state }) => state === wanted)?.count ?? 0;
  return {
    counts: counts ?? { all: 0, open: 0, preparing: 0, attention: 0 },
    errors: errors?.count ?? 0,
    reservations: made?.count ?? 0,
    domains: { live: inState("live"), pending: inState("pending"), failing: inState("failing") },
  };
}

const theme = sql<Partial<ColouredTheme> | null>`${partners.config} -> 'theme'`;

const isOneOf = (column: Parameters<typeof inArray>[0], clinics: Clinics): SQL | undefined =>
  clinics === null ? undefined : inArray(column, clinics);

/** Attention: a domain that fails, or an unexpected error within the last 24 hours. */
function matchesFilter(db: Database, filter: ClinicFilter, now: Date): SQL | undefined {
  if (filter === "all") return undefined;
  if (filter === "open") return eq(partners.deployStatus, "deployed");
  if (filter === "preparing") return eq(partners.deployStatus, "preparing");
  const one = { one: sql`1` };
  const since = new Date(now.getTime() - DAY_MS);
  return or(
    exists(
      db
        .select(one)
        .from(domains)
        .where(and(eq(domains.partnerId, partners.id), eq(domains.state, "failing"))),
    ),
    exists(
      db
        .select(one)
        .from(serverErrors)
        .where(and(eq(serverErrors.partnerId, partners.id), gte(serverErrors.hour, since))),
    ),
  );
}

type More = Pick<PlatformClinic, "domains" | "drafts" | "errors" | "lastReservationAt">;

/** What other tables say of these clinics. */
async function readMore(db: Database, ids: string[], now: Date): Promise<(id: string) => More> {
  if (ids.length === 0) return () => ({ domains: [], drafts: 0, errors: 0, lastReservationAt: null });
  const since = new Date(now.getTime() - DAY_MS);
  const [hosts, drafts, errors, made] = await Promise.all([
    db
      .select()
      .from(domains)
      .where(inArray(domains.partnerId, ids))
      .orderBy(desc(domains.isPrimary), domains.host),
    db
      .select({ id: contentDrafts.partnerId, value: count() })
      .from(contentDrafts)
      .where(inArray(contentDrafts.partnerId, ids))
      .groupBy(contentDrafts.partnerId),
    countErrors(db, ids, since),
    db
      .select({ id: reservations.partnerId, value: max(reservations.createdAt) })
      .from(reservations)
      .where(inArray(reservations.partnerId, ids))
      .groupBy(reservations.partnerId),
  ]);
  const amountOf = <Value>(rows: { id: string; value: Value }[], id: string) =>
    rows.find((row) => row.id === id)?.value;
  return (id) => ({
    domains: hosts
      .filter(({ partnerId }) => partnerId === id)
      .map(({ host, isPrimary, state, reason }) => ({
        host,
        name: inOwnLetters(host),
        isPrimary,
        state,
        reason,
      })),
    drafts: amountOf(drafts, id) ?? 0,
    errors: errors.find(({ partnerId }) => partnerId === id)?.count ?? 0,
    lastReservationAt: amountOf(made, id)?.toISOString() ?? null,
  });
}
