import { sql } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "../db/client";
import { certificates } from "../db/schema/certificates";

const SOON_DAYS = 14;

/** For the metric; a renewal that has only just become due is not yet late. */
export async function countCertificates(db: Database, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { chain, failure, expiresAt, renewAt } = certificates;
  const countOf = (where: ReturnType<typeof sql>) => sql`count(*) filter (where ${where})`.mapWith(Number);
  const isLate = sql`${renewAt} < ${at} - interval '1 day'`;
  const [row] = await db
    .select({
      live: countOf(sql`${chain} is not null and ${expiresAt} > ${at}`),
      ordered: countOf(sql`${chain} is null and ${failure} is null`),
      failing: countOf(sql`${failure} is not null and ${failure} <> 'limit'`),
      expiring: countOf(sql`${expiresAt} < ${at} + make_interval(days => ${SOON_DAYS}) and ${isLate}`),
    })
    .from(certificates);
  return row ?? { live: 0, ordered: 0, failing: 0, expiring: 0 };
}

/** Figures of certificates: `expiring` within two weeks, though their renewal has been due for a day. */
export function watchCertificates(
  count: () => ReturnType<typeof countCertificates>,
  registry: Registry,
): void {
  new Gauge({
    name: "certificates",
    help: "Names by their certificate: live, ordered (none yet), failing (the last try), or expiring (within 14 days, and overdue).",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      for (const [state, names] of Object.entries(await count())) this.set({ state }, names);
    },
  });
}
