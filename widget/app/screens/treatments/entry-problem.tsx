import { useAtomValue } from "jotai";
import { MAX_RESERVATION_OPTIONS } from "@/config/booking";
import { useWords } from "../../data/use-words";
import { Note } from "../../parts/note";
import { entryAtom } from "../../state/entry";

/** Why the options that the page asked for are not all chosen. */
export function EntryProblem() {
  const { treatments: words } = useWords();
  const { problem } = useAtomValue(entryAtom);
  if (problem === "gone") return <Note title={words.entryGone.title}>{words.entryGone.description}</Note>;
  if (problem === "tooMany")
    return (
      <Note title={words.entryTooMany.title(MAX_RESERVATION_OPTIONS)}>{words.entryTooMany.description}</Note>
    );
  return null;
}
