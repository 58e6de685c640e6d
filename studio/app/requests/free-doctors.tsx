import type { CSSProperties } from "react";
import type { DeskReservation, Diary, DiaryDoctor } from "@/contract/studio/desk";
import { awaySpans, whyAway, whyBusy } from "../day/away";
import { cardPlace, type DiarySpan, hoursOf, placeOf, rowsOf, spanOf } from "../day/geometry";
import { labels } from "../labels";
import { STATE_KEY } from "../ui/state-tag";
import { clockOf } from "../when";
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
            <span>
              {doctor.name}
              <span className="sr"> {whyBusy(diary, doctor, row) ?? labels.requests.isFree}</span>
            </span>
            <Track diary={diary} doctor={doctor} row={row} />
          </label>
        ))}
        <AwayNote {...{ diary, row }} doctor={doctors.find(({ id }) => id === picked)} />
      </div>
    </fieldset>
  );
}

/** Where a clinic takes requests at any hour, the visitor may have named a doctor who is not there. */
function AwayNote({
  diary,
  row,
  doctor,
}: Pick<FreeDoctorsProps, "diary" | "row"> & { doctor?: DiaryDoctor }) {
  const why = doctor && whyAway(diary, doctor, row);
  if (!why) return null;
  return (
    <p className="note" role="status">
      <span>
        <b>{labels.requests.away(doctor.name, why)}</b> {labels.requests.awayHint}
      </span>
    </p>
  );
}

const hourLines = ({ start, end }: DiarySpan): CSSProperties => ({
  backgroundSize: `${6000 / (end - start)}% 100%, auto`,
});

/** A doctor's day as a line, with the wished time marked in it. */
function Track({ diary, doctor, row }: { diary: Diary; doctor: DiaryDoctor; row: Request }) {
  const span = spanOf(diary);
  const whole = rowsOf(span);
  const styleAt = ({ top, height }: ReturnType<typeof placeOf>): CSSProperties => ({
    left: `${(top / whole) * 100}%`,
    width: `${(height / whole) * 100}%`,
  });
  const styleOf = (visit: Pick<DeskReservation, "startAt" | "endAt">) => styleAt(cardPlace(span, visit));
  return (
    <span className="tr" style={hourLines(span)} aria-hidden>
      {awaySpans(diary, doctor, span).map(({ start, end }) => (
        <i key={start} className="off" style={styleAt(placeOf(span, start, end))} />
      ))}
      {diary.blocks
        .filter(({ employeeId }) => employeeId === doctor.id)
        .map((block) => (
          <i key={block.id} className="off" style={styleAt(cardPlace(span, block))} />
        ))}
      {diary.reservations
        .filter(
          ({ employeeId, status, id }) => employeeId === doctor.id && status !== "canceled" && id !== row.id,
        )
        .map((other) => (
          <i key={other.id} data-s={STATE_KEY[other.status]} style={styleOf(other)} />
        ))}
      <i className="want" style={styleOf(row)} />
    </span>
  );
}
