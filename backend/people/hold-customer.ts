import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { customers } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { sessionExpired } from "../errors";

/**
 * For a transaction that makes something of a customer's which must not be lost: they cannot leave, or become part of
 * another account, before it ends. A 401 where that has happened since they were asked for: the router then asks anew.
 */
export async function holdCustomer(scope: PartnerScope, id: number): Promise<void> {
  const isMember = and(eq(customers.id, id), isNotNull(customers.phone)) as SQL;
  const held = await scope.update(customers, { createdAt: sql`${customers.createdAt}` }, isMember);
  if (held.length === 0) throw sessionExpired();
}
