import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../db/client";
import { staff, staffSessions } from "../db/schema/staff";
import { sha256 } from "../lib/sha256";
import { nameDevice } from "./name-device";

const SESSION_LIFE_MS = 12 * 3_600_000;
/** How often a session in use is written. */
const SEEN_INTERVAL_MS = 60_000;
const TOKEN_BYTES = 32;

/** A live session and its account. */
export interface StaffSession {
  id: number;
  createdAt: Date;
  /** When a passkey last answered in it; null: never. */
  passkeyAt: Date | null;
  /** Since when its screen is locked; null: it is not. */
  lockedAt: Date | null;
  staff: { id: number; name: string; phone: string };
}

export const randomToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

interface OpenedBy {
  staffId: number;
  userAgent: string;
  isByPasskey?: boolean;
  now: Date;
}

/** Opens a session and deletes the account's expired ones; returns the cookie's token, of which the hash is stored. */
export async function openSession(
  db: Database,
  { staffId, userAgent, isByPasskey = false, now }: OpenedBy,
): Promise<string> {
  const token = randomToken();
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), lte(staffSessions.expiresAt, now)));
  await db.insert(staffSessions).values({
    tokenHash: sha256(token),
    staffId,
    device: nameDevice(userAgent),
    createdAt: now,
    seenAt: now,
    passkeyAt: isByPasskey ? now : null,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  });
  return token;
}

/** The live session of a token; null for none. */
export async function findSession(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<StaffSession | null> {
  if (!token) return null;
  const { id, createdAt, seenAt, passkeyAt, lockedAt, tokenHash, staffId, expiresAt } = staffSessions;
  const [found] = await db
    .select({
      id,
      createdAt,
      seenAt,
      passkeyAt,
      lockedAt,
      staff: { id: staff.id, name: staff.name, phone: staff.phone },
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffId))
    .where(and(eq(tokenHash, sha256(token)), gt(expiresAt, now)));
  if (!found) return null;
  if (now.getTime() - found.seenAt.getTime() > SEEN_INTERVAL_MS)
    await db.update(staffSessions).set({ seenAt: now }).where(eq(id, found.id));
  const { seenAt: _, ...session } = found;
  return session;
}

/** Notes that a passkey of the account answered in a session. */
export async function notePasskey(db: Database, id: number, now: Date): Promise<void> {
  await db.update(staffSessions).set({ passkeyAt: now }).where(eq(staffSessions.id, id));
}

/** Locks a session: nothing but signing in again opens it. */
export async function lockSession(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lockedAt: now })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.lockedAt)));
}

/** The account's live sessions, the last used first. */
export const listSessions = (db: Database, staffId: number, now: Date) =>
  db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.seenAt));

/** Ends one session of an account; another's is left alone. */
export async function closeSession(db: Database, staffId: number, id: number): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)));
}

/** Ends all sessions of an account. */
export async function closeSessions(db: Database, staffId: number): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}
