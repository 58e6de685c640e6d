import { useSetAtom } from "jotai";
import { ApiError, isSessionOver } from "@/api/api-error";
import { moreLinkClass } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { errorText } from "../../lib/error-text";
import { Note } from "../../parts/note";
import { goAtom } from "../../state/screen";

const HAS_RESERVATIONS = "customer.has-reservations";

/** Why somebody has not left: what happened, what is kept, and the way on. */
export function LeaveFailure({ error }: { error: Error | null }) {
  const words = useAllWords();
  const { leave } = words.people;
  const go = useSetAtom(goAtom);
  // An ended session is told over the fields that sign in again.
  if (error === null || isSessionOver(error)) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code !== HAS_RESERVATIONS) return <Note title={errorText(error, words)}>{leave.failed}</Note>;
  return (
    <Note title={errorText(error, words)}>
      {leave.hasReservations}
      <button type="button" className={`${moreLinkClass} flex`} onClick={() => go("reservations")}>
        {leave.toReservations}
      </button>
    </Note>
  );
}
