import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Call } from "../call/call";

/** Of a cart or list: a signed-in customer or a guest. */
export type Owner = { customerId: number } | { guestId: string };

/** The signed-in customer; a 401 without one. */
export const signedIn = async (call: Call) => ({ customerId: (await call.customer()).id });

/** The signed-in customer, else the guest; a 401 without either. */
export const signedInOrGuest = async (call: Call, guestId: string | undefined): Promise<Owner> =>
  call.tokenHash === undefined && guestId !== undefined ? { guestId } : signedIn(call);

export const isOwn = (table: { customerId: PgColumn; guestId: PgColumn }, owner: Owner): SQL =>
  "customerId" in owner ? eq(table.customerId, owner.customerId) : eq(table.guestId, owner.guestId);

/** For `scope.lock`: serialises changes of one list. */
export const lockOf = (kind: string, owner: Owner): string =>
  "customerId" in owner ? `${kind}:customer:${owner.customerId}` : `${kind}:guest:${owner.guestId}`;
