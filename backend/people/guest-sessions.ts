import { and, eq, gt, ne, type SQL } from "drizzle-orm";
import { customers, sessions } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";

/** For requests in flight when the session's token was replaced. */
const GRACE_MS = 10_000;

export interface Proof {
  /** Hash of the token sent with the verification; undefined: without a session. */
  tokenHash: string | undefined;
  now: Date;
}

/**
 * Within the transaction that moves a guest's data to a member. The session that proved the identity belongs to the
 * member until requests in flight have ended. The guest's other sessions have proven only a phone: they continue as a
 * new, empty guest.
 */
export async function splitGuestSessions(
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
      { customerId: memberId, expiresAt: new Date(now.getTime() + GRACE_MS) },
      and(isGuests, eq(sessions.tokenHash, tokenHash)) as SQL,
    );
  if ((await scope.count(sessions, and(isOther, gt(sessions.expiresAt, now)))) === 0) return;
  const { name, phone, contactEmail, language } = guest;
  const [next] = await scope.insert(customers, [{ name, phone, contactEmail, language, createdAt: now }]);
  if (next) await scope.update(sessions, { customerId: next.id }, isOther);
}
