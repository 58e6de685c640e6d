import { randomBytes } from "node:crypto";
import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { sessions } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { sessionExpired } from "../lib/errors";
import { sha256 } from "../lib/sha256";

const SESSION_LIFE_MS = 14 * 86_400_000;
/** A renewed token stays valid this long: another tab, or a page that was closed too early, may still use it. */
const RENEWED_TOKEN_LIFE_MS = 86_400_000;
const TOKEN_BYTES = 32;

interface Session {
  /** For the authorization header; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** Opens a session and deletes the customer's expired ones. */
export async function openSession(
  scope: PartnerScope,
  customerId: number,
  now: Date,
  lifeMs = SESSION_LIFE_MS,
): Promise<Session> {
  const token = randomToken();
  await scope.delete(sessions, and(eq(sessions.customerId, customerId), lte(sessions.expiresAt, now)) as SQL);
  const expiresAt = new Date(now.getTime() + lifeMs);
  await scope.insert(sessions, [{ tokenHash: sha256(token), customerId, createdAt: now, expiresAt }]);
  return { token, expiresAt };
}

/** Opens a new session for a live one, which ends within a day. Concurrent renewals all succeed. */
export function renewSession(
  scope: PartnerScope,
  tokenHash: string | undefined,
  now: Date,
): Promise<Session> {
  if (!tokenHash) throw sessionExpired();
  return scope.transaction(async (inside) => {
    const isAlive = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)) as SQL;
    const lastMoment = new Date(now.getTime() + RENEWED_TOKEN_LIFE_MS);
    const [old] = await inside.update(
      sessions,
      { expiresAt: sql`least(${sessions.expiresAt}, ${lastMoment})` },
      isAlive,
    );
    if (!old) throw sessionExpired();
    // A session that was renewed already cannot be extended.
    const isReplaced = old.expiresAt.getTime() - old.createdAt.getTime() < SESSION_LIFE_MS;
    const lifeMs = isReplaced ? old.expiresAt.getTime() - now.getTime() : SESSION_LIFE_MS;
    return openSession(inside, old.customerId, now, lifeMs);
  });
}

/** Ends a session, and those of the same customer that were renewed before it. */
export function closeSession(scope: PartnerScope, tokenHash: string, now: Date): Promise<void> {
  return scope.transaction(async (inside) => {
    const [closed] = await inside.delete(sessions, eq(sessions.tokenHash, tokenHash));
    if (!closed) return;
    const lastMoment = new Date(now.getTime() + RENEWED_TOKEN_LIFE_MS);
    const isLeftBehind = and(
      eq(sessions.customerId, closed.customerId),
      lte(sessions.expiresAt, lastMoment),
    ) as SQL;
    await inside.delete(sessions, isLeftBehind);
  });
}

export const randomToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
