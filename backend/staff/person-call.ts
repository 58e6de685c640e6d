import type { Logger } from "pino";
import type { Tenant } from "@/contract/tenant/tenant";
import type { CallServices } from "../call/services";
import type { StaffRow } from "../db/schema/staff";
import { ApiError, sessionExpired } from "../lib/errors";
import { describeAccount } from "./accounts";
import { closeSession, openSession, type StaffSession } from "./sessions";

/** The context of one studio call outside of a clinic: a person who comes in, or who has. */
export interface PersonCall {
  services: CallServices;
  /** A clinic by its id; null for none. */
  findTenant: (id: string) => Promise<Tenant | null>;
  /** `https://studio.example.com`. */
  studioOrigin: string;
  now: Date;
  address: string;
  /** A rough fingerprint: tells browsers behind one address apart. */
  device: string;
  userAgent: string;
  session: StaffSession | null;
  log: Logger;
  /** Sets the session's cookie; null takes it away. */
  keepSession: (token: string | null) => void;
}

/** The session of the caller, locked or not; a 401 without one. */
export function requireAnySession({ session }: Pick<PersonCall, "session">): StaffSession {
  if (!session) throw sessionExpired();
  return session;
}

/** The session of the caller; a 401 without one, a 423 where its screen is locked. */
export function requireSession(call: Pick<PersonCall, "session">): StaffSession {
  const session = requireAnySession(call);
  if (session.lockedAt)
    throw new ApiError(423, "session.locked", "화면이 잠겨 있습니다. 다시 확인해 주세요.");
  return session;
}

/** Opens a session of an account, with its cookie, in place of the browser's last one, and describes it. */
export async function letIn(call: PersonCall, account: StaffRow, { isByPasskey = false } = {}) {
  const { userAgent, now, session } = call;
  if (session) await closeSession(call.services.db, session.staff.id, session.id);
  call.keepSession(await openSession(call.services.db, { staffId: account.id, userAgent, isByPasskey, now }));
  return describeTo(call, account);
}

/** An account with its clinics, as the answer to its own calls. */
export const describeTo = async (
  { services, now, findTenant }: PersonCall,
  account: Pick<StaffRow, "id" | "name" | "phone">,
) => ({
  row: await describeAccount({ db: services.db, now, findTenant }, account),
});
