import { Link } from "wouter";
import type { DiaryDoctor } from "@/contract/studio/desk";
import { labels } from "../labels";
import { useWaiting } from "../requests/use-requests";
import { StepButtons } from "../reservation/step-buttons";
import { useClinic } from "../session/use-account";
import { ageText, momentText } from "../when";
import { Month } from "./month";

const MOST_REQUESTS = 4;

interface RailProps {
  date: string;
  doctors: readonly DiaryDoctor[];
  now: Date;
  onDate: (date: string) => void;
}

/** Beside the diary: the month with its load, and what waits longest. */
export function Rail({ date, doctors, now, onDate }: RailProps) {
  const clinic = useClinic();
  const rows = useWaiting(now) ?? [];
  // A doctor's week knows the own name alone.
  const nameOf = (doctor: number | null) =>
    doctor === null ? labels.day.unassigned : doctors.find(({ id }) => id === doctor)?.name;
  return (
    <aside className="s-rail" aria-label={labels.day.waiting}>
      <Month date={date} onDate={onDate} />
      <div className="stack">
        <div className="row between">
          <h2 className="t3">
            {labels.day.waiting} {rows.length > 0 && <span className="s-count hot">{rows.length}</span>}
          </h2>
          <Link className="t4 acc" href={`/${clinic.id}/requests`}>
            {labels.day.all}
          </Link>
        </div>
        {rows.length === 0 && <p className="t5">{labels.requests.none}</p>}
        {rows.slice(0, MOST_REQUESTS).map((row) => (
          <div className="req" key={row.id}>
            <b>{row.customerName}</b>
            <span className="t5 n">{ageText(row.createdAt, now)}</span>
            <small>
              {[momentText(row.startAt, now), nameOf(row.employeeId)].filter(Boolean).join(" · ")}
            </small>
            <small className="clip">{row.detail}</small>
            <div className="row steps">
              <StepButtons reservation={row} doctors={doctors} now={now} isPlain />
            </div>
          </div>
        ))}
      </div>
    </aside>
  );
}
