import { and, eq, gt, ne, type SQL } from "drizzle-orm";
import { customers, sessions } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";

/** For requests that were under way when the session's token was replaced. */
const LAST_REQUESTS_MS = 10_000;

export interface Proof {
  /** Hash of the token that the verification came with; none: it came from somebody who was not signed in. */
  tokenHash: string | undefined;
  now: Date;
}

/**
 * Within the transaction that makes a guest's things a member's. The session that proved the identity leads to the
 * member until its last requests are over. The guest's other sessions have proven a phone alone: they go on as a
 * guest's, who has nothing yet.
 */
export async function partGuestSessions(
  scope: PartnerScope,
  guest: Pick<typeof customers.$inferSelect, "id" | "name" | "phone" | "contactEmail" | "language">,
  { memberId, proof: { tokenHash, now } }: { memberId: number; proof: Proof },
): Promise<void> {
  const isGuests = eq(sessions.customerId, guest.id);
  const isOther =
    tokenHash === undefined ? isGuests : (and(isGuests, ne(sessions.tokenHash, tokenHash)) as SQL);
  if (tokenHash !== undefined)
    await scope.update(
      sessions,
      { customerId: memberId, expiresAt: new Date(now.getTime() + LAST_REQUESTS_MS) },
      and(isGuests, eq(sessions.tokenHash, tokenHash)) as SQL,
    );
  if ((await scope.count(sessions, and(isOther, gt(sessions.expiresAt, now)))) === 0) return;
  const { name, phone, contactEmail, language } = guest;
  const [next] = await scope.insert(customers, [{ name, phone, contactEmail, language, createdAt: now }]);
  if (next) await scope.update(sessions, { customerId: next.id }, isOther);
}
