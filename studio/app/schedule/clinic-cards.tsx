import type { ReactNode } from "react";
import type { HistoryEntry } from "@/contract/studio/desk";
import type { Hours, Schedule } from "@/contract/studio/schedule";
import { momentText, shortDay } from "../when";
import { scheduleLabels, WEEKDAY_NAMES } from "./labels";
import { WEEKDAYS } from "./typed-week";

const hoursText = ({ start, end }: Hours) => `${start}–${end}`;

interface TitledCardProps {
  id: string;
  title: string;
  children: ReactNode;
}

const TitledCard = ({ id, title, children }: TitledCardProps) => (
  <section className="sheet" aria-labelledby={id}>
    <div className="sheet-h">
      <h2 className="t2" id={id}>
        {title}
      </h2>
    </div>
    {children}
  </section>
);

/** The clinic's own week, which every doctor's lies within. */
export const Opening = ({ opening }: Pick<Schedule, "opening">) => (
  <TitledCard id="opening-title" title={scheduleLabels.opening}>
    <ul className="in hr-facts n">
      {WEEKDAYS.map((weekday) => {
        const day = opening.find((each) => each.weekday === weekday);
        return (
          <li key={weekday}>
            <b>{WEEKDAY_NAMES[weekday]}</b>
            {day?.hours ? hoursText(day.hours) : <span className="soft">{scheduleLabels.dayOff}</span>}
            {day?.lunch && <span className="t5">{scheduleLabels.lunch(hoursText(day.lunch))}</span>}
          </li>
        );
      })}
    </ul>
  </TitledCard>
);

/** What visitors' bookings follow. */
export const Rules = ({ rules }: Pick<Schedule, "rules">) => (
  <TitledCard id="rules-title" title={scheduleLabels.rules}>
    <ul className="in hr-facts">
      <li>{scheduleLabels.confirmedByClinic[Number(rules.isConfirmedByClinic)]}</li>
      <li>{scheduleLabels.askedOverFull[Number(rules.isAskedOverFullTimes)]}</li>
      <li>{scheduleLabels.range(rules.range)}</li>
      <li>{scheduleLabels.changeHours(rules.changeHours)}</li>
    </ul>
    <p className="in t5">{scheduleLabels.configured}</p>
  </TitledCard>
);

interface ScheduleHistoryProps {
  schedule: Schedule;
  now: Date;
}

/** Who changed weeks and special days, the latest first. */
export const ScheduleHistory = ({ schedule, now }: ScheduleHistoryProps) => (
  <TitledCard id="history-title" title={scheduleLabels.history}>
    {schedule.history.length === 0 ? (
      <p className="in t5">{scheduleLabels.noHistory}</p>
    ) : (
      <ol className="in hist">
        {schedule.history.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{momentText(entry.at, now)}</time>
            <span>
              {entry.actor.name} · {deedOf(entry, schedule)}
            </span>
          </li>
        ))}
      </ol>
    )}
  </TitledCard>
);

function deedOf({ action, before, after }: HistoryEntry, { doctors }: Schedule) {
  const facts = after ?? before;
  if (action === "week.changed")
    return scheduleLabels.weekChanged(doctors.find(({ id }) => id === facts?.employeeId)?.name ?? "");
  const day = typeof facts?.date === "string" ? shortDay(facts.date) : "";
  const words = typeof facts?.words === "string" ? facts.words : "";
  return after ? scheduleLabels.specialDayAdded(day, words) : scheduleLabels.specialDayRemoved(day, words);
}
