import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import { isWithVisitor, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { labels } from "../labels";
import { lateMinutes } from "../reservation/situation";
import { StepButtons } from "../reservation/step-buttons";
import { StateTag } from "../ui/state-tag";
import { clockOf } from "../when";

interface ListedVisitProps {
  row: DeskReservation;
  /** The name of who it is with. */
  doctor: string;
  doctors: readonly DiaryDoctor[];
  now: Date;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** A visit in the list of a day. The chosen one shows what comes next. */
export function ListedVisit({ row, doctor, doctors, now, chosen, onChoose }: ListedVisitProps) {
  const late = lateMinutes(row, now);
  const isChosen = row.id === chosen;
  return (
    <li className={isChosen ? "dayrow on" : "dayrow"}>
      <Length of={row} />
      <button type="button" data-card={row.id} aria-expanded={isChosen} onClick={() => onChoose(row.id)}>
        <b>{row.customerName}</b> {late > 0 && <span className="tag warn">{labels.day.late(late)}</span>}
        {row.status === "confirmed" && isWithVisitor(row, now) && (
          <span className="tag sent">{PROPOSED_NAME}</span>
        )}
      </button>
      <StateTag
        status={row.status}
        name={row.status === "waiting" && isWithVisitor(row, now) ? PROPOSED_NAME : undefined}
      />
      <p>
        {row.detail} · {doctor}
      </p>
      {isChosen && (
        <div className="acts3">
          <StepButtons reservation={row} doctors={doctors} now={now} />
        </div>
      )}
    </li>
  );
}

/** When something begins, and how long it takes. */
export const Length = ({ of: { startAt, endAt } }: { of: Pick<DeskReservation, "startAt" | "endAt"> }) => (
  <time className="n" dateTime={startAt}>
    {clockOf(startAt)}
    <small>{labels.record.minutes((Date.parse(endAt) - Date.parse(startAt)) / 60_000)}</small>
  </time>
);
