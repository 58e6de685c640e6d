import { useState } from "react";
import type { DiaryDoctor, OpenReservation } from "@/contract/studio/desk";
import { offerStateOf } from "@/contract/studio/offer-rules";
import { can } from "@/contract/studio/roles";
import { labels } from "../labels";
import { OfferButton } from "../offer/offer-parts";
import { phoneText } from "../phone-text";
import { MoveDialog } from "../reservation/move-dialog";
import { useClinic } from "../session/use-account";
import { ageText, momentText } from "../when";

interface LeadProps {
  doctors: readonly DiaryDoctor[];
  now: Date;
  onChoose: (id: number) => void;
}

/** What calls for somebody first; last those whose visitor is choosing. */
const STATES = ["over", "none", "open"] as const;

/** Visits of other days too that cannot stay as they are, above the day: each is called, moved or offered other times. */
export function VisitsToLead({
  reservations,
  ...props
}: LeadProps & { reservations: readonly OpenReservation[] }) {
  return STATES.map((state) => {
    const rows = reservations.filter((row) => offerStateOf(row, props.now) === state);
    if (rows.length === 0) return null;
    return (
      <section key={state} className={state === "open" ? "note undecided calm" : "note undecided"}>
        <b>{labels.lead[state](rows.length)}</b>
        <ul className="leads">
          {rows.map((row) => (
            <VisitToLead key={row.id} row={row} {...props} />
          ))}
        </ul>
      </section>
    );
  });
}

function VisitToLead({ row, doctors, now, onChoose }: LeadProps & { row: OpenReservation }) {
  const clinic = useClinic();
  const [isMoving, setIsMoving] = useState(false);
  const { id, customerName, customerPhone, startAt, employeeId, offer } = row;
  const isChoosing = offer !== null && offerStateOf(row, now) === "open";
  return (
    <li className="row wrapit">
      <button type="button" className="btn line" onClick={() => onChoose(id)}>
        {momentText(startAt, now)} {customerName}
      </button>
      {isChoosing && (
        <span className="tag n">{labels.offer.left(ageText(now.toISOString(), new Date(offer.endsAt)))}</span>
      )}
      <span className="row end">
        {customerPhone && (
          <a className="btn line n" href={`tel:${customerPhone}`}>
            <span className="sr">{labels.lead.call(customerName)}</span> {phoneText(customerPhone)}
          </a>
        )}
        {can(clinic, "decide-reservations", row) && (
          <button type="button" className="btn line" onClick={() => setIsMoving(true)}>
            {labels.record.move} <span className="sr">{customerName}</span>
          </button>
        )}
        <OfferButton {...{ row, doctors, now }} employeeId={employeeId ?? undefined} hotkey={null} />
      </span>
      {isMoving && <MoveDialog reservation={row} doctors={doctors} onClose={() => setIsMoving(false)} />}
    </li>
  );
}
