import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import { isWithVisitor, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { labels } from "../labels";
import { lateMinutes } from "../reservation/situation";
import { StepButtons } from "../reservation/step-buttons";
import { StateTag } from "../ui/state-tag";
import { clockOf } from "../when";

interface DayListProps {
  reservations: readonly DeskReservation[];
  doctors: readonly DiaryDoctor[];
  now: Date;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The day by time: phones always, desks where it is asked for. The chosen one shows what comes next. */
export function DayList({ reservations, doctors, now, chosen, onChoose }: DayListProps) {
  const sorted = [...reservations].sort((one, other) => one.startAt.localeCompare(other.startAt));
  if (sorted.length === 0) return <p className="blank2">{labels.day.empty}</p>;
  const nameOf = (id: number | null) =>
    doctors.find((doctor) => doctor.id === id)?.name ?? labels.day.unassigned;
  return (
    <ol className="day-list">
      {sorted.map((row) => {
        const late = lateMinutes(row, now);
        return (
          <li key={row.id} className={row.id === chosen ? "dayrow on" : "dayrow"}>
            <time className="n" dateTime={row.startAt}>
              {clockOf(row.startAt)}
              <small>
                {labels.record.minutes((Date.parse(row.endAt) - Date.parse(row.startAt)) / 60_000)}
              </small>
            </time>
            <button
              type="button"
              data-card={row.id}
              aria-expanded={row.id === chosen}
              onClick={() => onChoose(row.id)}
            >
              <b>{row.customerName}</b>{" "}
              {late > 0 && <span className="tag warn">{labels.day.late(late)}</span>}
              {row.status === "confirmed" && isWithVisitor(row, now) && (
                <span className="tag sent">{PROPOSED_NAME}</span>
              )}
            </button>
            <StateTag
              status={row.status}
              name={row.status === "waiting" && isWithVisitor(row, now) ? PROPOSED_NAME : undefined}
            />
            <p>
              {row.detail} · {nameOf(row.employeeId)}
            </p>
            {row.id === chosen && (
              <div className="acts3">
                <StepButtons reservation={row} doctors={doctors} now={now} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
