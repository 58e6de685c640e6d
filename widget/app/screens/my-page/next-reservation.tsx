import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { useSetAtom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";
import { clinicTime, daysBetween } from "@/lib/clinic-time";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { useNow } from "../../data/use-now";
import { useNextReservation } from "../../data/use-reservations";
import { whenShort } from "../../lib/when";
import { LineButton } from "../../parts/line-button";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { unfoldedReservationIdAtom } from "../../state/own-reservation";
import { goAtom } from "../../state/screen";
import { reservationContent, STATUS_TONES } from "../reservations/reservation-content";

const HEAD_ID = "next-reservation";
const MINUTE_MS = 60_000;

/** What comes next, at the top of my page. */
export function NextReservation() {
  const { myPage: words } = useAllWords();
  const query = useNextReservation();
  return (
    <section aria-labelledby={HEAD_ID}>
      <SubHead id={HEAD_ID}>{words.next}</SubHead>
      <QueryState query={query} skeleton={<Skeleton className="h-30" />}>
        {({ rows: [next] }) => (next ? <Next reservation={next} /> : <NoNext />)}
      </QueryState>
    </section>
  );
}

function Next({ reservation }: { reservation: Reservation }) {
  const words = useAllWords();
  const go = useSetAtom(goAtom);
  const unfold = useSetAtom(unfoldedReservationIdAtom);
  const today = clinicTime(useNow(MINUTE_MS)).date;
  const { status, reservedAt, employee } = reservation;
  const days = Math.max(daysBetween(today, clinicTime(reservedAt).date), 0);
  const open = () => {
    unfold(reservation.id);
    go("reservations");
  };
  return (
    <button
      type="button"
      onClick={open}
      className="grid w-full grid-cols-[1fr_24px] items-center gap-3 border-line-strong border-t border-b py-5 text-left transition-colors duration-colour hover:bg-accent-soft"
    >
      <span className="grid gap-1">
        <span className="flex items-center gap-2">
          <span className="text-accent-ink text-label3">{words.myPage.daysLeft(days)}</span>
          <Badge tone={STATUS_TONES[status]}>{words.reservations.statuses[status]}</Badge>
        </span>
        <span className="text-h3 tabular-nums">{whenShort(reservedAt, words.date)}</span>
        <span className="text-b5 text-ink-2">{reservationContent(reservation, words)}</span>
        {employee && (
          <span className="text-b6 text-ink-3">
            {employee.name} {employee.position}
          </span>
        )}
        <span className="sr-only">{words.myPage.openReservation}</span>
      </span>
      <Icon of={ChevronRightIcon} />
    </button>
  );
}

function NoNext() {
  const { myPage: words } = useAllWords();
  const go = useSetAtom(goAtom);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line-strong border-t border-b py-5">
      <p className="text-b4 text-ink-2">{words.noNext}</p>
      <LineButton size="small" onClick={() => go("home")}>
        {words.book}
      </LineButton>
    </div>
  );
}
