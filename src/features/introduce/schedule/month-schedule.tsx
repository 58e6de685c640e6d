import type { Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { monthOf, weeksOfMonth } from "@/lib/month-calendar";
import { MarkLegend, marksOf } from "./day-marks";
import { type DutyPlan, specialDays, unusualDays } from "./duty-plan";
import { MonthDay } from "./month-day";
import { neighbourMonth, type ScheduleView, scheduleHref } from "./schedule-address";
import { SpecialDays } from "./special-days";
import { StepLinks } from "./step-links";

interface MonthScheduleProps {
  plan: DutyPlan;
  view: ScheduleView;
  doctors: readonly Employee[];
  today: string;
  /** The id of the part that shows a chosen day. */
  dayPart: "day" | "week";
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** A month's calendar of who is on duty, and its days that are not as usual in words. */
export function MonthSchedule({ plan, view, doctors, today, dayPart }: MonthScheduleProps) {
  const { year, month } = clinicTime(`${view.month}-01`);
  const weeks = weeksOfMonth(view.month);
  const dates = weeks.flat().filter((date) => monthOf(date) === view.month);
  const unusual = unusualDays(plan, dates);
  const markedId = doctors.length === 1 ? (doctors[0]?.id ?? null) : null;
  return (
    <section aria-labelledby="month" className="mt-8">
      <div className="flex items-center justify-between">
        <h2 id="month" className="text-h2 tabular-nums">
          {scheduleLabels.month(year, month)}
        </h2>
        <StepLinks previous={step(view, -1, today)} next={step(view, 1, today)} />
      </div>
      <table className="mt-3 w-full table-fixed border-line-strong border-t">
        <caption className="sr-only">{scheduleLabels.monthCaption(year, month)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="py-3 text-label4 text-ink-3 @min-[760px]/col:px-2 @min-[760px]/col:text-left"
              >
                <abbr title={scheduleLabels.weekdayWhole(weekday)} className="no-underline">
                  {scheduleLabels.weekday(weekday)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} className="border-line border-t align-top">
              {week.map((date) => {
                const day = monthOf(date) === view.month && plan.get(date);
                return day ? (
                  <MonthDay
                    key={date}
                    day={day}
                    doctors={doctors}
                    href={`${scheduleHref({ day: date, doctorId: view.doctorId })}#${dayPart}`}
                    isChosen={date === view.day}
                    unusual={unusual.get(date)}
                  />
                ) : (
                  <td key={date} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-b6 text-ink-3">{scheduleLabels.dayHint[dayPart]}</p>
      <MarkLegend marks={[...unusual.values()].flatMap((day) => marksOf(day, markedId))} />
      <SpecialDays days={specialDays(plan, dates)} />
    </section>
  );
}

function step({ month, doctorId }: ScheduleView, direction: 1 | -1, today: string) {
  const neighbour = neighbourMonth(month, direction, today);
  if (!neighbour) return null;
  const { year, month: number } = clinicTime(`${neighbour}-01`);
  const way = direction === 1 ? scheduleLabels.nextMonth : scheduleLabels.previousMonth;
  return {
    href: scheduleHref({ month: neighbour, doctorId }),
    label: `${way}, ${scheduleLabels.month(year, number)}`,
  };
}
