import { atom } from "jotai";
import { hasTexts, isFields } from "./draft-guard";

/** A finished identity verification, ten minutes old at most and good for one use; the token says who began it. */
export interface Verification {
  impUid: string;
  token: string;
}

/** What somebody has changed of their own data and not saved yet. */
export interface ProfileDraft {
  customerId: number;
  name: string;
  email: string;
  /** `1991-03-02`, or empty. */
  birthDate: string;
  /** Empty: not said. */
  gender: "female" | "male" | "";
}

export const verificationAtom = atom<Verification | null>(null);
export const profileDraftAtom = atom<ProfileDraft | null>(null);
/** The number that a guest is changing theirs to; null while they are not. */
export const newPhoneAtom = atom<string | null>(null);
export const leaveReasonAtom = atom("");

/** All of it, for what keeps it over a reload. Writing takes up what was kept; anything malformed is forgotten. */
export const peopleAtom = atom(
  (get) => ({
    verification: get(verificationAtom),
    profileDraft: get(profileDraftAtom),
    newPhone: get(newPhoneAtom),
    leaveReason: get(leaveReasonAtom),
  }),
  (_, set, kept: unknown) => {
    const { verification, profileDraft, newPhone, leaveReason } = isFields(kept) ? kept : NOTHING;
    set(verificationAtom, hasTexts(verification, "impUid", "token") ? verification : null);
    set(profileDraftAtom, isProfileDraft(profileDraft) ? profileDraft : null);
    set(newPhoneAtom, typeof newPhone === "string" ? newPhone : null);
    set(leaveReasonAtom, typeof leaveReason === "string" ? leaveReason : "");
  },
);

const NOTHING: Record<string, unknown> = {};
const GENDERS: readonly unknown[] = ["female", "male", ""];

const isProfileDraft = (value: unknown): value is ProfileDraft =>
  isFields(value) &&
  hasTexts(value, "name", "email", "birthDate") &&
  Number.isInteger(value.customerId) &&
  GENDERS.includes(value.gender);
