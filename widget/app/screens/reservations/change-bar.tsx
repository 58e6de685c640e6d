import ArrowRightIcon from "@lucide/icons/icons/arrow-right";
import type { Reservation } from "@/contract/api/reservations";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useAllWords } from "../../data/use-all-words";
import { useSlotChoice } from "../../data/use-slot-choice";
import { whenShort } from "../../lib/when";
import { Note } from "../../parts/note";
import { useChange } from "./use-change";

/** The present time, the one it is to be, and the button that makes it so. */
export function ChangeBar({ reservation }: { reservation: Reservation }) {
  const { change: words, date } = useAllWords();
  const { doctor, reservedAt } = useSlotChoice();
  const { confirm, isChanging, failure } = useChange(reservation);
  const isSame =
    reservedAt !== null &&
    Date.parse(reservedAt) === Date.parse(reservation.reservedAt) &&
    (doctor === null || doctor.id === reservation.employee?.id);
  const hint = reservedAt === null ? words.pickTime : isSame ? words.same : null;
  return (
    <>
      {failure && <Note title={failure.title}>{failure.description}</Note>}
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-2.5 tabular-nums">
        {hint !== null || reservedAt === null ? (
          <span className="text-b5 text-ink-3">{hint}</span>
        ) : (
          <>
            <span className="text-b5 text-ink-3">
              <span className="sr-only">{words.from} </span>
              {whenShort(reservation.reservedAt, date)}
            </span>
            <Icon of={ArrowRightIcon} size={16} className="text-ink-3" />
            <strong className="text-h5">
              <span className="sr-only">{words.to} </span>
              {whenShort(reservedAt, date)}
            </strong>
          </>
        )}
      </div>
      <Button size="tall" isWide disabled={hint !== null || isChanging} onClick={confirm}>
        {isChanging ? words.changing : words.confirm}
      </Button>
    </>
  );
}
