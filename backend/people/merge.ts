import { desc, eq, type SQL, sql } from "drizzle-orm";
import { customerPosts } from "../db/schema/boards";
import {
  cartItems,
  customerNotes,
  customers,
  marketingChoices,
  recentProducts,
  sessions,
} from "../db/schema/customers";
import { consents, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { databaseErrorCode } from "../lib/errors";
import { forgetDevices } from "./device-marks";
import { type Proof, splitGuestSessions } from "./guest-sessions";

/** Unique and foreign key violations, deadlock. */
const RACE_CODES = new Set(["23505", "23503", "40P01"]);
const MAX_ATTEMPTS = 4;

type CustomerRow = typeof customers.$inferSelect;

/** Retries a transaction that lost a race: the next attempt sees what the other one wrote. */
export async function retryRaces<Result>(
  transaction: () => Promise<Result>,
  attempts = MAX_ATTEMPTS,
): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (attempts === 1 || !RACE_CODES.has(databaseErrorCode(error) ?? "")) throw error;
    return retryRaces(transaction, attempts - 1);
  }
}

/**
 * Merges two accounts of a person within a transaction, without loss or duplicates. Without a proof of identity the
 * guest's sessions end.
 */
export async function mergeCustomers(
  scope: PartnerScope,
  { target, guest, now, proof }: { target: CustomerRow; guest: CustomerRow; now: Date; proof?: Proof },
): Promise<void> {
  const isGuest = eq(customers.id, guest.id);
  const customerId = target.id;
  // A changed phone locks the row against new references: no booking is added meanwhile.
  await scope.update(customers, { phone: null, leftAt: now }, isGuest);
  for (const table of [reservations, consents, customerPosts, marketingChoices, customerNotes])
    await scope.update(table, { customerId }, eq(table.customerId, guest.id));
  await moveCart(scope, target.id, guest.id);
  await moveRecentProducts(scope, target.id, guest.id);
  await takeLatestChoice(scope, target.id);
  if (proof) await splitGuestSessions(scope, guest, { memberId: customerId, proof });
  await scope.delete(customers, isGuest);
}

/**
 * Removes the number of a verified customer when another person has proven to own it; the account stays. Messages of
 * its reservations go nowhere until it proves another number.
 */
export async function releasePhone(scope: PartnerScope, customerId: number): Promise<void> {
  await scope.update(customers, { phone: null }, eq(customers.id, customerId));
  await scope.delete(sessions, eq(sessions.customerId, customerId));
  await forgetDevices(scope, customerId);
}

/** Existing options stay; the secret event of either account's link counts, the guest's before the member's. */
async function moveCart(scope: PartnerScope, customerId: number, guestCustomerId: number) {
  const moved = await scope.delete(cartItems, eq(cartItems.customerId, guestCustomerId));
  for (const { optionId, eventId, addedAt } of moved)
    await scope.upsert(
      cartItems,
      { customerId, optionId, eventId, addedAt },
      {
        target: [cartItems.partnerId, cartItems.customerId, cartItems.optionId],
        set: { eventId: sql`coalesce(excluded.event_id, ${cartItems.eventId})` },
      },
    );
}

async function moveRecentProducts(scope: PartnerScope, customerId: number, guestCustomerId: number) {
  const moved = await scope.delete(recentProducts, eq(recentProducts.customerId, guestCustomerId));
  for (const { productId, viewedAt } of moved)
    await scope.upsert(
      recentProducts,
      { customerId, productId, viewedAt },
      {
        target: [recentProducts.partnerId, recentProducts.customerId, recentProducts.productId],
        set: { viewedAt: sql`greatest(${recentProducts.viewedAt}, excluded.viewed_at)` },
      },
    );
}

/** The latest choice of either account counts. */
async function takeLatestChoice(scope: PartnerScope, customerId: number) {
  const latest = await scope.first(marketingChoices, {
    where: eq(marketingChoices.customerId, customerId) as SQL,
    orderBy: [desc(marketingChoices.chosenAt), desc(marketingChoices.id)],
  });
  if (!latest) return;
  const { isReceivable, chosenAt } = latest;
  await scope.update(
    customers,
    { isMarketingReceivable: isReceivable, marketingChangedAt: chosenAt },
    eq(customers.id, customerId),
  );
}
