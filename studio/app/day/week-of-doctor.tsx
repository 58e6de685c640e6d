import type { CSSProperties } from "react";
import type { DiaryDoctor } from "@/contract/studio/desk";
import { labels } from "../labels";
import { dayOf, longDay } from "../when";
import { Axis } from "./axis";
import { Card } from "./card";
import { hoursOf, nowRow, rows, rowsOf } from "./geometry";
import { TimeColumn } from "./time-column";
import { spanOfDays } from "./week";
import { WeekHead, type WeekProps } from "./week-head";

/** One doctor's week: the columns of the day view, a day each. Cards are as long as their visits. */
export function WeekOfDoctor({ days, doctor, now, onDay, ...card }: WeekProps & { doctor: DiaryDoctor }) {
  const span = spanOfDays(days);
  const today = dayOf(now);
  const nowAt = days.some(({ date }) => date === today) ? nowRow(span, now) : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="dia week" tabIndex={0} aria-label={labels.week.regionOf(doctor.name)}>
      <div className="dia-in fit" style={{ "--rows": rowsOf(span) } as CSSProperties}>
        <div className="dia-h ax" />
        {days.map((day) => (
          <WeekHead key={day.date} day={day} isToday={day.date === today} onDay={onDay} />
        ))}
        <Axis
          marks={hoursOf(span).map((clock, hour) => ({ clock, top: rows(hour * 2) }))}
          now={now}
          nowTop={nowAt === null ? null : rows(nowAt)}
        />
        {days.map((day) => (
          <TimeColumn
            key={day.date}
            label={longDay(day.date)}
            // Each day has the same doctors; the hours are the day's.
            doctor={day.doctors[0] ?? doctor}
            diary={day}
            span={span}
            reservations={day.reservations}
            isFolded={false}
            nowAt={day.date === today ? nowAt : null}
            CardOf={Card}
            {...{ now, ...card }}
          />
        ))}
      </div>
    </section>
  );
}
