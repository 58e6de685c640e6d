import { PASSKEY_FRESH_MS, PASSKEY_NEEDED, SIGN_IN_NEEDED } from "@/contract/studio/roles";
import { ApiError } from "../lib/errors";
import type { StaffSession } from "./sessions";

const isFresh = (at: Date | null, now: Date) =>
  at !== null && now.getTime() - at.getTime() <= PASSKEY_FRESH_MS;

/** A 403 unless a passkey answered in the session within five minutes; a code by SMS does not count. */
export function requireFreshPasskey({ passkeyAt }: Pick<StaffSession, "passkeyAt">, now: Date): void {
  if (isFresh(passkeyAt, now)) return;
  throw new ApiError(403, PASSKEY_NEEDED, "이 일에는 5분 안에 쓴 패스키가 필요합니다.");
}

/**
 * A 403 unless the person came in, or used a passkey, within five minutes. Asked before a passkey is made: at a computer
 * left open, somebody else could make one of their own and be taken for the account.
 */
export function requireFreshSignIn({ createdAt, passkeyAt }: StaffSession, now: Date): void {
  if (isFresh(createdAt, now) || isFresh(passkeyAt, now)) return;
  throw new ApiError(403, SIGN_IN_NEEDED, "패스키를 만들기 전에 다시 확인해야 합니다.");
}
