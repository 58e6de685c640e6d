import { useSetAtom } from "jotai";
import type { ReservationValidation } from "@/contract/api/reservations";
import { moreLinkClass } from "@/ui/button";
import { useWords } from "../data/use-words";
import { serverText } from "../lib/error-text";
import { whenShort } from "../lib/when";
import { unfoldedReservationIdAtom } from "../state/own-reservation";
import { goAtom } from "../state/screen";
import { Note } from "./note";

interface OwnInTheWayProps {
  found: ReservationValidation & { code: string };
}

/** Why the visitor cannot book beside what they have booked; each of those leads to where it is changed or canceled. */
export function OwnInTheWay({ found }: OwnInTheWayProps) {
  const words = useWords();
  const unfold = useSetAtom(unfoldedReservationIdAtom);
  const go = useSetAtom(goAtom);
  const open = (id: number) => {
    unfold(id);
    go("reservations");
  };
  return (
    <Note title={serverText(found, words)}>
      {found.inTheWay.map(({ id, reservedAt, reservationNumber }) => (
        <button key={id} type="button" className={`${moreLinkClass} block`} onClick={() => open(id)}>
          {whenShort(reservedAt, words.date)} {reservationNumber}
        </button>
      ))}
    </Note>
  );
}
