import { useAtomValue } from "jotai";
import { useAllWords } from "../data/use-all-words";
import { Note } from "../parts/note";
import { isSessionExpiredAtom } from "../state/session";

/** Shown where a visitor has to sign in again: what they typed is still there. */
export function SessionExpiredNote() {
  const { contact: words } = useAllWords();
  if (!useAtomValue(isSessionExpiredAtom)) return null;
  return <Note title={words.sessionExpired.title}>{words.sessionExpired.description}</Note>;
}
