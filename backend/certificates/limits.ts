import { and, count, eq, gt, lt, min, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { acmeOrders } from "../db/schema/certificates";
import { apexOf } from "../tenancy/host-names";
import { CertificateError } from "./failures";

const ACCOUNT_MS = 3 * 3_600_000;
const APEX_MS = 7 * 86_400_000;
/** Let's Encrypt's, which others do not undercut. */
const ORDERS_AN_ACCOUNT = 300;
const ORDERS_AN_APEX = 50;
/** An arbitrary key, the same in every process. */
const LEDGER_LOCK = sql`select pg_advisory_xact_lock(7305116)`;

/**
 * Writes a new order down before it is sent. Throws a CertificateError that says when there is room again: 300 for an
 * account in three hours, 50 for a registrable domain in a week.
 */
export async function countOrder(
  db: Database,
  { directory, host, now }: { directory: string; host: string; now: Date },
): Promise<void> {
  const apex = apexOf(host);
  const isHere = eq(acmeOrders.directory, directory);
  await db.transaction(async (transaction) => {
    await transaction.execute(LEDGER_LOCK);
    for (const [periodMs, most, where] of [
      [ACCOUNT_MS, ORDERS_AN_ACCOUNT, isHere],
      [APEX_MS, ORDERS_AN_APEX, and(isHere, eq(acmeOrders.apex, apex))],
    ] as const) {
      const [row] = await transaction
        .select({ orders: count(), first: min(acmeOrders.at) })
        .from(acmeOrders)
        .where(and(where, gt(acmeOrders.at, new Date(now.getTime() - periodMs))));
      if ((row?.orders ?? 0) < most) continue;
      const retryAt = new Date((row?.first ?? now).getTime() + periodMs + 1000);
      throw new CertificateError("limit", `${most} orders in ${periodMs / 3_600_000} hours`, retryAt);
    }
    await transaction.insert(acmeOrders).values({ directory, host, apex, at: now });
    await transaction.delete(acmeOrders).where(lt(acmeOrders.at, new Date(now.getTime() - APEX_MS)));
  });
}
