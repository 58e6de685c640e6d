import { atom } from "jotai";
import type { Screen } from "./screen";

/** The authorization value. Null: signed out. */
export const tokenAtom = atom<string | null>(null);
/** Says that an identity verification was made here: an SMS signs its member in. Null: this device is not known. */
export const deviceMarkAtom = atom<string | null>(null);
/** Names the cart of a visitor who has not signed in; made when the first thing is put in. */
export const guestIdAtom = atom<string | null>(null);
/** True from the moment a session ended by itself until the visitor has signed in again. */
export const isSessionExpiredAtom = atom(false);
/** The screen that signing in leads to. */
export const afterSignInAtom = atom<Screen>("home");

/** An SMS code on its way. */
export interface SentCode {
  phone: string;
  /** Where it went instead, for a phone that SMS does not reach. */
  email?: string;
  expiresAt: string;
  resendAt: string;
}
export const sentCodeAtom = atom<SentCode | null>(null);
export const typedCodeAtom = atom("");
