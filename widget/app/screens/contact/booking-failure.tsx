import { useAtomValue, useSetAtom } from "jotai";
import { ApiError, hasStatus, isSessionOver } from "@/api/api-error";
import { moreLinkClass } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { errorText } from "../../lib/error-text";
import { Note } from "../../parts/note";
import { attemptAtom, stopWaitingAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";

/** Confirmed without a network: what has not happened yet, what will, and how to keep it from happening. */
export function WaitingNote() {
  const { contact } = useAllWords();
  const isWaiting = useAtomValue(attemptAtom)?.isWaiting ?? false;
  const stop = useSetAtom(stopWaitingAtom);
  if (!isWaiting) return null;
  const words = contact.waiting;
  return (
    <Note title={words.title}>
      {words.description}
      <button type="button" className={`${moreLinkClass} block`} onClick={stop}>
        {words.stop}
      </button>
    </Note>
  );
}

const REFUSED = 422;
const TAKEN = 409;

/** Why the reservation was not made: what happened, what is kept, what to do. */
export function BookingFailure({ error }: { error: Error | null }) {
  const words = useAllWords();
  const go = useSetAtom(goAtom);
  if (error === null) return null;
  // A taken time is told over the times, an ended session over the fields.
  if (hasStatus(error, TAKEN) || isSessionOver(error)) return null;
  const status = error instanceof ApiError ? error.status : 500;
  if (status >= 500)
    return <Note title={words.contact.failed.title}>{words.contact.failed.description}</Note>;
  return (
    <Note title={errorText(error, words)}>
      {words.contact.refused.description}
      {status === REFUSED && (
        <button type="button" className={`${moreLinkClass} block`} onClick={() => go("schedule")}>
          {words.contact.changeTime}
        </button>
      )}
    </Note>
  );
}
