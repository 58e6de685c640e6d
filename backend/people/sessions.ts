import { randomBytes } from "node:crypto";
import { and, eq, gt, lte, type SQL } from "drizzle-orm";
import { sessions } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { sessionExpired } from "../errors";
import { sha256 } from "../sha256";

const SESSION_LIFE_MS = 14 * 86_400_000;
const TOKEN_BYTES = 32;

export interface Session {
  /** For the authorization header; only its hash is kept. */
  token: string;
  expiresAt: Date;
}

/** Opens a session; the customer's expired ones go. */
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

/** Puts a new session in the place of one that lives: of several renewals at the same moment one succeeds. */
export function renewSession(
  scope: PartnerScope,
  tokenHash: string | undefined,
  now: Date,
): Promise<Session> {
  if (!tokenHash) throw sessionExpired();
  return scope.transaction(async (inside) => {
    const isAlive = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)) as SQL;
    const [old] = await inside.delete(sessions, isAlive);
    if (!old) throw sessionExpired();
    // One that another has taken the place of is not to be had for longer.
    const isReplaced = old.expiresAt.getTime() - old.createdAt.getTime() < SESSION_LIFE_MS;
    const lifeMs = isReplaced ? old.expiresAt.getTime() - now.getTime() : SESSION_LIFE_MS;
    return openSession(inside, old.customerId, now, lifeMs);
  });
}

export const randomToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
