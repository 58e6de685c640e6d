import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { telHref } from "@/lib/phone";
import { useAllWords } from "../../data/use-all-words";
import { whenShort } from "../../lib/when";
import { LineButton } from "../../parts/line-button";
import { useRuntime } from "../../runtime/runtime-context";
import { changingReservationAtom, unfoldedReservationIdAtom } from "../../state/own-reservation";
import { goAtom } from "../../state/screen";
import { ReservationActions } from "../done/reservation-actions";
import { CancelSheet } from "./cancel-sheet";

/** What can be done with a reservation to come, within the clinic's rule. */
export function AheadActions({ reservation }: { reservation: Reservation }) {
  const { reservations: words } = useAllWords();
  const [isCanceling, setCanceling] = useState(false);
  const setChanging = useSetAtom(changingReservationAtom);
  const unfold = useSetAtom(unfoldedReservationIdAtom);
  const go = useSetAtom(goAtom);
  const { isChangeable, isCancelable } = reservation;
  const change = () => {
    setChanging(reservation);
    unfold(reservation.id);
    go("change");
  };
  return (
    <>
      <ReservationActions reservation={reservation} last="call" />
      {(isChangeable || isCancelable) && !isCanceling && (
        <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2">
          {isChangeable && <LineButton onClick={change}>{words.changeTime}</LineButton>}
          {isCancelable && <LineButton onClick={() => setCanceling(true)}>{words.cancel}</LineButton>}
        </div>
      )}
      {isCanceling && <CancelSheet reservation={reservation} onKeep={() => setCanceling(false)} />}
      {!isCanceling && <Rule reservation={reservation} />}
    </>
  );
}

/** Until when it can be changed; beyond that, until when it could, and whom to call. */
function Rule({
  reservation: { isChangeable, isCancelable, changeableUntil },
}: {
  reservation: Reservation;
}) {
  const { reservations: words, date } = useAllWords();
  const { boot } = useRuntime();
  const until = whenShort(changeableUntil, date);
  const tel = boot.partner.partnerTel;
  if (isChangeable || isCancelable)
    return <p className="mt-3 text-b6 text-ink-3 tabular-nums">{words.changeableUntil(until)}</p>;
  return (
    <p className="mt-3 text-b6 text-ink-2 tabular-nums">
      {words.changeOver(until)} {tel && words.callUs}{" "}
      {tel && (
        <a href={telHref(tel)} className="whitespace-nowrap underline underline-offset-4">
          {tel}
        </a>
      )}
    </p>
  );
}
