import type { CSSProperties } from "react";
import type { DeskReservation, Diary, DiaryDoctor } from "@/contract/studio/desk";
import { type DiarySpan, hoursOf, placeOf, spanOf } from "../day/geometry";
import { labels } from "../labels";
import { STATE_KEY } from "../ui/state-tag";
import { clockOf, minutesOf } from "../when";
import type { Request } from "./use-requests";

interface FreeDoctorsProps {
  diary: Diary;
  row: Request;
  doctors: readonly DiaryDoctor[];
  picked: number | undefined;
  onPick: (id: number) => void;
}

/** The doctors' day, a line each, with the wished time marked; one of them is chosen for the visit. */
export function FreeDoctors({ diary, row, doctors, picked, onPick }: FreeDoctorsProps) {
  const span = spanOf(diary);
  return (
    <fieldset className="sheet">
      <legend className="sheet-h t3">{labels.requests.who(clockOf(row.startAt))}</legend>
      <div className="in stack">
        <p className="strip hours" aria-hidden>
          <span className="tr" style={hourLines(span)}>
            {hoursOf(span).map((clock, hour, { length }) => (
              <time key={clock} style={{ left: `${(hour / length) * 100}%` }}>
                {Number(clock.slice(0, 2))}
              </time>
            ))}
          </span>
        </p>
        {doctors.map((doctor) => (
          <label className="strip" key={doctor.id}>
            <input
              type="radio"
              name="doctor"
              checked={picked === doctor.id}
              onChange={() => onPick(doctor.id)}
            />
            <span>{doctor.name}</span>
            <Track diary={diary} doctor={doctor.id} row={row} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const hourLines = ({ start, end }: DiarySpan): CSSProperties => ({
  backgroundSize: `${6000 / (end - start)}% 100%, auto`,
});

/** A doctor's day as a line, with the wished time marked in it. */
function Track({ diary, doctor, row }: { diary: Diary; doctor: number; row: Request }) {
  const span = spanOf(diary);
  const whole = (span.end - span.start) / 30;
  const styleOf = ({ startAt, endAt }: Pick<DeskReservation, "startAt" | "endAt">) => {
    const { top, height } = placeOf(span, minutesOf(startAt), minutesOf(endAt));
    return { left: `${(top / whole) * 100}%`, width: `${(height / whole) * 100}%` };
  };
  return (
    <span className="tr" style={hourLines(span)} aria-hidden>
      {diary.reservations
        .filter(
          ({ employeeId, status, id }) => employeeId === doctor && status !== "canceled" && id !== row.id,
        )
        .map((other) => (
          <i key={other.id} data-s={STATE_KEY[other.status]} style={styleOf(other)} />
        ))}
      <i className="want" style={styleOf(row)} />
    </span>
  );
}
