import type { CSSProperties } from "react";
import type { DeskReservation, Diary, DiaryDoctor } from "@/contract/studio/desk";
import { labels } from "../labels";
import { dayOf, longDay } from "../when";
import { Axis } from "./axis";
import { Column } from "./column";
import { DraggableCard } from "./draggable-card";
import { hoursOf, nowRow, rows, rowsOf, spanOf } from "./geometry";
import { Moving } from "./moving";

interface ColumnsProps {
  diary: Diary;
  reservations: readonly DeskReservation[];
  now: Date;
  chosen: number | null;
  onChoose: (id: number) => void;
}

const FOLDED_PX = 44;
const AXIS_PX = 48;

/** The day with a column for each doctor; who is off is folded. */
export function Columns({ diary, reservations, now, chosen, onChoose }: ColumnsProps) {
  const span = spanOf(diary);
  const of = (doctor: number | null) => reservations.filter(({ employeeId }) => employeeId === doctor);
  const isOff = (doctor: DiaryDoctor) => doctor.hours === null && of(doctor.id).length === 0;
  // Where all doctors are off, no other column needs the width.
  const isFolded = (doctor: DiaryDoctor) => isOff(doctor) && !diary.doctors.every(isOff);
  const widths = diary.doctors.map((doctor) => (isFolded(doctor) ? `${FOLDED_PX}px` : "minmax(124px, 1fr)"));
  const nowAt = dayOf(now) === diary.date ? nowRow(span, now) : null;
  const unassigned = of(null);
  return (
    <Moving diary={diary} span={span} now={now}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="dia" tabIndex={0} aria-label={labels.day.region(longDay(diary.date))}>
        <div
          className="dia-in fit"
          style={
            {
              gridTemplateColumns: `${AXIS_PX}px ${widths.join(" ")}`,
              "--rows": rowsOf(span),
            } as CSSProperties
          }
        >
          <div className="dia-h ax" />
          {diary.doctors.map((doctor) => (
            <div key={doctor.id} className={isFolded(doctor) ? "dia-h off" : "dia-h"}>
              <b>{isFolded(doctor) ? doctor.name.slice(0, 1) : doctor.name}</b>
              <small>{doctor.hours ? labels.day.count(of(doctor.id).length) : labels.day.off}</small>
            </div>
          ))}
          {unassigned.length > 0 && (
            <div className="dia-un">
              <span>{labels.day.unassigned}</span>
              <ul className="row wrapit">
                {unassigned.map((row) => (
                  <li key={row.id}>
                    <DraggableCard
                      row={row}
                      now={now}
                      isChosen={row.id === chosen}
                      onChoose={onChoose}
                      isLoose
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Axis
            marks={hoursOf(span).map((clock, hour) => ({ clock, top: rows(hour * 2) }))}
            now={now}
            nowTop={nowAt === null ? null : rows(nowAt)}
          />
          {diary.doctors.map((doctor) => (
            <Column
              key={doctor.id}
              doctor={doctor}
              diary={diary}
              span={span}
              reservations={of(doctor.id)}
              isFolded={isFolded(doctor)}
              nowAt={nowAt}
              {...{ now, chosen, onChoose }}
            />
          ))}
        </div>
      </section>
    </Moving>
  );
}
