import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { type StaffPasskeyRow, type StaffRow, staff, staffPasskeys } from "../db/schema/staff";
import { ApiError } from "../lib/errors";
import { keepChallenge, useUpChallenge } from "./challenges";
import { nameDevice } from "./name-device";

const RP_NAME = "스튜디오";

/** The studio as a browser knows it. */
export interface RelyingParty {
  db: Database;
  /** `https://studio.example.com`. */
  origin: string;
  now: Date;
}

const rpIdOf = ({ origin }: RelyingParty) => new URL(origin).hostname;

/**
 * What the browser is asked with: any passkey of the studio will do when somebody signs in, the account's own ones when
 * `staffId` says who has to confirm being here.
 */
export async function signInOptions(party: RelyingParty, staffId: number | null = null) {
  const own = staffId === null ? [] : await listPasskeys(party.db, staffId);
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(party),
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await keepChallenge(party.db, options.challenge, { staffId, now: party.now });
  return options;
}

/** The account whose passkey answered, `staffId`'s where it is given; a 400 `passkey.wrong` for anything else. */
export async function redeemPasskey(
  party: RelyingParty,
  answer: AuthenticationResponseJSON,
  staffId: number | null = null,
): Promise<StaffRow> {
  const { db, origin, now } = party;
  const [found] = await db
    .select({ passkey: staffPasskeys, account: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.credentialId, answer.id));
  if (!found || (staffId !== null && found.account.id !== staffId)) throw wrongPasskey();
  const { passkey, account } = found;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => useUpChallenge(db, challenge, { staffId, now }),
    expectedOrigin: origin,
    expectedRPID: rpIdOf(party),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(refuse);
  if (!verified) throw wrongPasskey();
  await db
    .update(staffPasskeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: now })
    .where(eq(staffPasskeys.id, passkey.id));
  return account;
}

/** What the browser is asked with when an account makes a passkey; not twice on one authenticator. */
export async function registrationOptions(
  party: RelyingParty,
  account: Pick<StaffRow, "id" | "name" | "phone">,
) {
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpIdOf(party),
    userID: new TextEncoder().encode(String(account.id)),
    userName: account.phone,
    userDisplayName: account.name,
    attestationType: "none",
    excludeCredentials: (await listPasskeys(party.db, account.id)).map(({ credentialId }) => ({
      id: credentialId,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(party.db, options.challenge, { staffId: account.id, now: party.now });
  return options;
}

/** Keeps the passkey that an account made; a 400 `passkey.wrong` for an answer that is not to its own challenge. */
export async function addPasskey(
  party: RelyingParty,
  { staffId, userAgent, answer }: { staffId: number; userAgent: string; answer: RegistrationResponseJSON },
): Promise<StaffPasskeyRow> {
  const { db, origin, now } = party;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => useUpChallenge(db, challenge, { staffId, now }),
    expectedOrigin: origin,
    expectedRPID: rpIdOf(party),
  }).catch(refuse);
  if (!verified) throw wrongPasskey();
  const { credential } = registrationInfo;
  const [row] = await db
    .insert(staffPasskeys)
    .values({
      staffId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      device: nameDevice(userAgent),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw wrongPasskey();
  return row;
}

/** The account's passkeys, oldest first. */
export const listPasskeys = (db: Database, staffId: number): Promise<StaffPasskeyRow[]> =>
  db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(asc(staffPasskeys.id));

/** Forgets one passkey of an account; another's is left alone. */
export async function removePasskey(db: Database, staffId: number, id: number): Promise<void> {
  await db.delete(staffPasskeys).where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)));
}

const wrongPasskey = () =>
  new ApiError(400, "passkey.wrong", "이 패스키로 들어올 수 없습니다. 다시 하거나 문자로 들어와 주세요.");

/** The library throws for whatever does not fit; a fault of the database is not that. */
function refuse(error: unknown): never {
  if (error instanceof Error && "query" in error) throw error;
  throw wrongPasskey();
}
