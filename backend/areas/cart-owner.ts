import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Call } from "./call";

/** Whose cart or list: a signed-in customer's or a guest's. */
export type Owner = { customerId: number } | { guestId: string };

/** The customer whose token comes with the call; a 401 without one. */
export const signedIn = async (call: Call) => ({ customerId: (await call.customer()).id });

/** The customer whose token comes with the call, else the guest; a 401 when it is neither. */
export const signedInOrGuest = async (call: Call, guestId: string | undefined): Promise<Owner> =>
  call.tokenHash === undefined && guestId !== undefined ? { guestId } : signedIn(call);

/** Rows of the owner. */
export const isOwn = (table: { customerId: PgColumn; guestId: PgColumn }, owner: Owner): SQL =>
  "customerId" in owner ? eq(table.customerId, owner.customerId) : eq(table.guestId, owner.guestId);

/** For `scope.lock`: one change of a kind of list after the other. */
export const lockOf = (kind: string, owner: Owner): string =>
  "customerId" in owner ? `${kind}:customer:${owner.customerId}` : `${kind}:guest:${owner.guestId}`;
