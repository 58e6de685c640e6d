import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";
import { useAllWords } from "../../data/use-all-words";
import { useTask } from "../../data/use-task";
import { whenShort } from "../../lib/when";
import { LineButton } from "../../parts/line-button";
import { Receipt } from "../../parts/receipt";
import { useRuntime } from "../../runtime/runtime-context";
import { AheadActions } from "./ahead-actions";
import { isAhead, reservationContent, STATUS_TONES } from "./reservation-content";
import { useRebook } from "./use-rebook";

interface ReservationRowProps {
  reservation: Reservation;
  isInitiallyOpen: boolean;
}

/** One reservation on one row; a tap unfolds all of it, and what can be done with it. */
export function ReservationRow({ reservation, isInitiallyOpen }: ReservationRowProps) {
  const all = useAllWords();
  const { reservations: words, date } = all;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const id = useId();
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-[1fr_24px] items-start gap-3 py-4 text-left"
      >
        <span className="grid gap-1">
          <span className="flex items-center gap-2">
            <span className="text-h5 tabular-nums">{whenShort(reservation.reservedAt, date)}</span>
            <Badge tone={STATUS_TONES[reservation.status]}>{words.statuses[reservation.status]}</Badge>
          </span>
          <span className="text-b5 text-ink-2">{reservationContent(reservation, all)}</span>
        </span>
        <Icon of={ChevronDownIcon} className={clsx("mt-1", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!isOpen} className="pb-6">
        {isOpen && <Unfolded reservation={reservation} />}
      </div>
    </li>
  );
}

function Unfolded({ reservation }: { reservation: Reservation }) {
  const { now } = useRuntime();
  return (
    <>
      <Receipt reservation={reservation} />
      {isAhead(reservation, now()) ? (
        <AheadActions reservation={reservation} />
      ) : (
        <RebookButton reservation={reservation} />
      )}
    </>
  );
}

/** Begins a booking with what was booked before. */
function RebookButton({ reservation }: { reservation: Reservation }) {
  const { reservations: words } = useAllWords();
  const rebook = useRebook();
  const { isRunning, run } = useTask(() => rebook(reservation));
  return (
    <LineButton isWide disabled={isRunning} onClick={run} className="mt-4">
      {words.rebook}
    </LineButton>
  );
}
