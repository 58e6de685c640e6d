import { clsx } from "clsx";
import { SiteLink } from "@/blocks/link/site-link";
import type { Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { DutyHours } from "./duty-hours";
import type { DutyDay } from "./duty-plan";
import { saysClosed } from "./special-days";
import { DayCell } from "./today";

interface MonthDayProps {
  day: DutyDay;
  doctors: readonly Employee[];
  /** Where the day's week is shown. */
  href: string;
  isChosen: boolean;
  isOneDoctor: boolean;
}

/** One day of the calendar: its state, and who is on duty; of one doctor the hours. */
export function MonthDay({ day, doctors, href, isChosen, isOneDoctor }: MonthDayProps) {
  const { month, day: number, weekday } = clinicTime(day.date);
  const [doctor] = doctors;
  return (
    <DayCell
      as="td"
      date={day.date}
      className={clsx(
        "group relative h-18 pb-3 text-center @min-[760px]/col:h-24 @min-[760px]/col:px-3 @min-[760px]/col:text-left",
        "data-past:text-ink-3 hover:bg-accent-soft aria-[current]:bg-ground-2",
        isChosen && "shadow-[inset_0_0_0_2px_var(--accent)]",
      )}
    >
      <SiteLink
        href={href}
        rel="nofollow"
        className="flex h-11 flex-col items-center justify-center text-label2 tabular-nums after:absolute after:inset-0 group-aria-[current]:font-bold @min-[760px]/col:flex-row @min-[760px]/col:justify-start @min-[760px]/col:gap-2"
      >
        <time dateTime={day.date}>
          <span className="sr-only">{scheduleLabels.monthBefore(month)} </span>
          {number}
          <span className="sr-only">{scheduleLabels.weekdayAfter(weekday)}</span>
        </time>
        <span className="hidden text-accent-ink text-label5 @min-[760px]/col:group-aria-[current]:block">
          {scheduleLabels.today}
        </span>
        <span
          aria-hidden
          className="absolute top-9 hidden size-1 rounded-full bg-accent group-aria-[current]:block @min-[760px]/col:hidden!"
        />
        {isChosen && <span className="sr-only">, {scheduleLabels.chosen}</span>}
      </SiteLink>
      <DayState day={day} />
      {day.isOpen &&
        (isOneDoctor && doctor ? (
          <DutyHours duty={day.duties.get(doctor.id)} />
        ) : (
          <Doctors day={day} doctors={doctors} />
        ))}
    </DayCell>
  );
}

function DayState({ day: { isOpen, isShortened, isHoliday, note } }: { day: DutyDay }) {
  if (isOpen && !isShortened && !isHoliday) return null;
  return (
    <p className={clsx("text-b7", isOpen ? "text-warn" : "text-ink-3")}>
      {!isOpen && (
        <span className={clsx(saysClosed(note) && "@min-[760px]/col:sr-only")}>{scheduleLabels.closed}</span>
      )}
      {isOpen && isShortened && scheduleLabels.shortened}
      {note && <span className="sr-only @min-[760px]/col:not-sr-only"> {note}</span>}
    </p>
  );
}

/** Everyone at the same place on every day, so that one doctor is found by a glance down a column. */
function Doctors({ day, doctors }: Pick<MonthDayProps, "day" | "doctors">) {
  return (
    <>
      <p aria-hidden className="text-b7 @min-[760px]/col:hidden">
        {scheduleLabels.count(day.duties.size)}
      </p>
      <ul className="sr-only grid-cols-2 gap-x-2 text-b6 @min-[760px]/col:not-sr-only @min-[760px]/col:grid">
        {doctors.map(({ id, name }) => {
          const isOff = !day.duties.has(id);
          return (
            <li key={id} className={isOff ? "text-ink-3 line-through" : undefined}>
              {name}
              {isOff && <span className="sr-only"> {scheduleLabels.off}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
