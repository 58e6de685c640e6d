import { atom, getDefaultStore } from "jotai";

/** What the person is being asked, and how it is answered. */
interface Confirmation {
  /** Of the refusal that it lifts. */
  code: string;
  answer: (isConfirmed: boolean) => void;
}

export const confirmationAtom = atom<Confirmation | null>(null);
let asked: Promise<boolean> | null = null;

/** Asks who is here; false: they thought better of it. Calls that are refused at once share one question. */
export function askConfirmation(code: string): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      asked = null;
      getDefaultStore().set(confirmationAtom, null);
      resolve(isConfirmed);
    };
    getDefaultStore().set(confirmationAtom, { code, answer });
  });
  return asked;
}
