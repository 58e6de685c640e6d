import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { StaffAccount } from "@/contract/studio/people";
import { call, callOnce } from "../api";

/** Whose passkey this computer has, as far as it was made or used here. */
const NAME_KEY = "studio.passkey";

export const hasPasskeys = browserSupportsWebAuthn;
export const passkeyName = (): string | null => localStorage.getItem(NAME_KEY);

/** Lets the browser ask for a passkey. Throws what the browser or the call throws; somebody who thought better of it too. */
export async function signInByPasskey(): Promise<StaffAccount> {
  const { row: optionsJSON } = await call("POST /studio/passkeys/options", {});
  // The record is what the contract knows of WebAuthn's own options.
  const answer = await startAuthentication({ optionsJSON: optionsJSON as never });
  const { row } = await call("POST /studio/passkeys", { body: { answer: { ...answer } as never } });
  localStorage.setItem(NAME_KEY, row.name);
  return row;
}

/** Confirms by a passkey of the account that the same person is still here. Throws as above. */
export async function confirmByPasskey(): Promise<void> {
  const { row: optionsJSON } = await callOnce("POST /studio/account/confirmation/options", {});
  const answer = await startAuthentication({ optionsJSON: optionsJSON as never });
  await callOnce("POST /studio/account/confirmation", { body: { answer: { ...answer } as never } });
}

/** Makes a passkey of the account on this computer. Throws as above. */
export async function makePasskey({ name }: Pick<StaffAccount, "name">, send = call): Promise<void> {
  const { row: optionsJSON } = await send("POST /studio/account/passkeys/options", {});
  const answer = await startRegistration({ optionsJSON: optionsJSON as never });
  await send("POST /studio/account/passkeys", { body: { answer: { ...answer } as never } });
  localStorage.setItem(NAME_KEY, name);
}

/** Whether somebody closed the browser's own dialog, or let it run out. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Whether this computer has a passkey of the account already. */
export const isMadeBefore = (error: unknown): boolean =>
  error instanceof Error && error.name === "InvalidStateError";
