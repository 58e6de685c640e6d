import { clsx } from "clsx";
import { BookButton } from "@/blocks/booking/book-button";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { SiteLink } from "@/blocks/link/site-link";
import type { Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { addDays, clinicTime } from "@/lib/clinic-time";
import { monthOf, weekOf } from "@/lib/month-calendar";
import { moreLinkClass } from "@/ui/button";
import { DutyHours } from "./duty-hours";
import type { DutyDay, DutyPlan } from "./duty-plan";
import { isShown, type ScheduleView, scheduleHref } from "./schedule-address";
import { StepLinks } from "./step-links";
import { DayCell } from "./today";

interface WeekScheduleProps {
  plan: DutyPlan;
  view: ScheduleView;
  doctors: readonly Employee[];
  today: string;
  /** 예약하기, or 전화 문의. */
  bookText: string;
  /** True where the month comes after it. */
  isFirst?: boolean;
}

/** A week's table: each doctor's hours on its seven days. */
export function WeekSchedule({ plan, view, doctors, today, bookText, isFirst = false }: WeekScheduleProps) {
  const days = weekOf(view.weekDay).flatMap((date) => plan.get(date) ?? []);
  const from = shortDay(days[0]?.date ?? view.weekDay);
  const to = shortDay(days.at(-1)?.date ?? view.weekDay);
  return (
    <section id="week" aria-labelledby="week-title" className={isFirst ? "mt-8" : "mt-section"}>
      <div className="flex items-center justify-between gap-4">
        <h2 id="week-title" className="flex flex-wrap items-baseline gap-x-3 text-h2">
          {scheduleLabels.weekTitle}
          <small className="text-b3 text-ink-2 tabular-nums">{scheduleLabels.week(from, to)}</small>
        </h2>
        <StepLinks previous={step(view, -7, today)} next={step(view, 7, today)} />
      </div>
      <table className="mt-3 w-full table-fixed border-line-strong border-t text-center">
        <caption className="sr-only">{scheduleLabels.weekCaption(from, to)}</caption>
        <thead>
          <tr className="align-top">
            {days.map((day) => (
              <DayHead key={day.date} day={day} isChosen={day.date === view.day} />
            ))}
          </tr>
        </thead>
        {doctors.map((doctor) => (
          <tbody key={doctor.id} className="border-line border-t">
            <tr>
              <th scope="rowgroup" colSpan={5} className="pt-4 text-left font-normal">
                <DoctorName doctor={doctor} />
              </th>
              <td colSpan={2} className="pt-4 text-right">
                <BookButton
                  screen={{ screen: "visit", employeeId: doctor.id, date: view.day ?? undefined }}
                  className={moreLinkClass}
                >
                  <span className="sr-only">{scheduleLabels.bookWith(doctor.name, doctor.position)}</span>{" "}
                  {bookText}
                </BookButton>
              </td>
            </tr>
            <tr>
              {days.map((day) => (
                <DayCell
                  key={day.date}
                  as="td"
                  date={day.date}
                  className={cellClass(day.date === view.day, "pt-2 pb-4")}
                >
                  <DutyHours duty={day.duties.get(doctor.id)} />
                </DayCell>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

const cellClass = (isChosen: boolean, space: string) =>
  clsx("data-past:text-ink-3 aria-[current]:bg-ground-2", isChosen && "bg-accent-soft!", space);

function DayHead({ day, isChosen }: { day: DutyDay; isChosen: boolean }) {
  const { day: number, weekday } = clinicTime(day.date);
  return (
    <DayCell as="th" date={day.date} className={cellClass(isChosen, "group py-3 font-normal")}>
      <span className="block text-label4 text-ink-3">{scheduleLabels.weekday(weekday)}</span>
      <time dateTime={day.date} className="text-label2 tabular-nums group-aria-[current]:font-bold">
        {number}
      </time>
      <span className="invisible block text-accent-ink text-b7 group-aria-[current]:visible">
        {scheduleLabels.today}
      </span>
      {isChosen && <span className="sr-only"> {scheduleLabels.chosen}</span>}
      {day.isShortened && day.isOpen && (
        <span className="block text-b7 text-warn">{scheduleLabels.shortened}</span>
      )}
      {day.note && (
        <span className="sr-only text-b7 text-ink-3 @min-[760px]/col:not-sr-only @min-[760px]/col:block">
          {day.note}
        </span>
      )}
    </DayCell>
  );
}

function DoctorName({ doctor }: { doctor: Employee }) {
  return (
    <SiteLink href={`/introduce/staff#doctor-${doctor.id}`} className="group flex items-center gap-3">
      <span className="w-11 shrink-0">
        <Portrait doctor={doctor} sizes="44px" ratio="aspect-square" radius="rounded-s" />
      </span>
      <span>
        <span className="block text-h5 underline-offset-4 group-hover:underline">
          {doctor.name} <small className="text-b5 text-ink-2">{doctor.position}</small>
        </span>
        <span className="block text-b6 text-ink-3">{doctor.specialty}</span>
      </span>
    </SiteLink>
  );
}

function step({ weekDay, doctorId }: ScheduleView, days: 7 | -7, today: string) {
  const [sunday = weekDay] = weekOf(addDays(weekDay, days));
  // A week that reaches into a shown month is shown by its day in it.
  const day = [sunday, addDays(sunday, 6)].find((date) => isShown(monthOf(date), today));
  if (!day) return null;
  const way = days > 0 ? scheduleLabels.nextWeek : scheduleLabels.previousWeek;
  return {
    href: `${scheduleHref({ day, doctorId })}#week`,
    label: `${way}, ${scheduleLabels.week(shortDay(sunday), shortDay(addDays(sunday, 6)))}`,
  };
}

function shortDay(date: string): string {
  const { month, day } = clinicTime(date);
  return scheduleLabels.monthDay(month, day);
}
