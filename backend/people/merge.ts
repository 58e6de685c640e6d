import { desc, eq, type SQL, sql } from "drizzle-orm";
import { customerPosts } from "../db/schema/boards";
import { cartItems, customers, marketingChoices, recentProducts, sessions } from "../db/schema/customers";
import { consents, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { databaseErrorCode } from "../errors";
import { forgetDevices } from "./device-marks";
import { type Proof, partGuestSessions } from "./guest-sessions";

/** A unique or foreign key that somebody else was faster with, or a deadlock. */
const RACES = new Set(["23505", "23503", "40P01"]);
const TRIES = 4;

type CustomerRow = typeof customers.$inferSelect;

/** Repeats a transaction that lost a race: the next time it sees what the other one wrote. */
export async function retryRaces<Result>(transaction: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (tries === 1 || !RACES.has(databaseErrorCode(error) ?? "")) throw error;
    return retryRaces(transaction, tries - 1);
  }
}

/**
 * Makes one of two accounts of a person, within a transaction: nothing is lost, nothing doubles. Without a proof of who
 * they are, the guest's sessions end.
 */
export async function mergeCustomers(
  scope: PartnerScope,
  { keeper, guest, now, proof }: { keeper: CustomerRow; guest: CustomerRow; now: Date; proof?: Proof },
): Promise<void> {
  const isGuest = eq(customers.id, guest.id);
  const customerId = keeper.id;
  // A changed phone locks the row for everything that refers to it: no booking slips in between.
  await scope.update(customers, { phone: null, leftAt: now }, isGuest);
  for (const table of [reservations, consents, customerPosts, marketingChoices])
    await scope.update(table, { customerId }, eq(table.customerId, guest.id));
  await moveCart(scope, keeper.id, guest.id);
  await moveRecentProducts(scope, keeper.id, guest.id);
  await takeLatestChoice(scope, keeper.id);
  if (proof) await partGuestSessions(scope, guest, { memberId: customerId, proof });
  await scope.delete(customers, isGuest);
}

/** Takes a number from a verified customer when another person has proven to have it now; the account stays. */
export async function releasePhone(scope: PartnerScope, customerId: number): Promise<void> {
  await scope.update(customers, { phone: null }, eq(customers.id, customerId));
  await scope.delete(sessions, eq(sessions.customerId, customerId));
  await forgetDevices(scope, customerId);
}

async function moveCart(scope: PartnerScope, customerId: number, guestCustomerId: number) {
  const moved = await scope.delete(cartItems, eq(cartItems.customerId, guestCustomerId));
  const rows = moved.map(({ optionId, addedAt }) => ({ customerId, optionId, addedAt }));
  await scope.insert(cartItems, rows, { isNewOnly: true });
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

/** Of two people's choices about marketing, the last one counts. */
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
