import { useSetAtom } from "jotai";
import { ApiError } from "@/api/api-error";
import { widgetLabels } from "@/labels/widget";
import { moreLinkClass } from "@/ui/button";
import { Note } from "../../parts/note";
import { goAtom } from "../../state/screen";

const { contact: words } = widgetLabels;
const REFUSED = 422;
/** A taken time is told over the times, an ended session over the fields. */
const TOLD_ELSEWHERE = [401, 403, 409];

/** Why the reservation was not made: what happened, what is kept, what to do. */
export function BookingFailure({ error }: { error: Error | null }) {
  const go = useSetAtom(goAtom);
  if (error === null) return null;
  const status = error instanceof ApiError ? error.status : 500;
  if (TOLD_ELSEWHERE.includes(status)) return null;
  if (status >= 500) return <Note title={words.failed.title}>{words.failed.description}</Note>;
  return (
    <Note title={error.message}>
      {words.refused.description}
      {status === REFUSED && (
        <button type="button" className={`${moreLinkClass} block`} onClick={() => go("schedule")}>
          {words.changeTime}
        </button>
      )}
    </Note>
  );
}
