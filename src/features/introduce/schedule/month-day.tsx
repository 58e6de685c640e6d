import { clsx } from "clsx";
import { SiteLink } from "@/blocks/link/site-link";
import type { Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { formatShortRange } from "@/lib/opening-hours";
import { DayMarks, MarkDots, marksOf } from "./day-marks";
import { DutyHours } from "./duty-hours";
import type { DutyDay, UnusualDay } from "./duty-plan";
import { saysClosed } from "./special-days";
import { DayCell } from "./today";

interface MonthDayProps {
  day: DutyDay;
  doctors: readonly Employee[];
  /** Where the day is shown. */
  href: string;
  isChosen: boolean;
  /** What sets the day apart; absent where it is as always. */
  unusual?: UnusualDay;
}

/** One day of the calendar: its state, the clinic's hours and who is away; of one doctor the doctor's hours. */
export function MonthDay({ day, doctors, href, isChosen, unusual }: MonthDayProps) {
  const { month, day: number, weekday } = clinicTime(day.date);
  const [doctor] = doctors;
  return (
    <DayCell
      as="td"
      date={day.date}
      className={clsx(
        "group relative h-18 pb-3 text-center @min-[760px]/col:h-24 @min-[760px]/col:px-2 @min-[760px]/col:text-left",
        "data-past:text-ink-3 hover:bg-accent-soft aria-[current]:bg-ground-2",
        isChosen && "rounded-m shadow-[inset_0_0_0_2px_var(--accent)]",
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
        (doctors.length === 1 && doctor ? (
          <DoctorDay day={day} doctor={doctor} unusual={unusual} />
        ) : (
          <>
            <ClinicHours day={day} doctors={doctors} unusual={unusual} />
            <Duties day={day} doctors={doctors} />
          </>
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

/** From when to when the clinic is open, and who is away against the usual week; on phones a dot each. */
function ClinicHours({
  day: { openTime, closeTime },
  doctors,
  unusual,
}: Omit<MonthDayProps, "href" | "isChosen">) {
  if (!openTime || !closeTime) return null;
  const { isLate = false, onLeave = [] } = unusual ?? {};
  const away = doctors.filter(({ id }) => onLeave.includes(id));
  return (
    <>
      <p
        className={clsx(
          "sr-only whitespace-nowrap text-b6 tabular-nums @min-[760px]/col:not-sr-only",
          isLate && "font-medium text-accent-ink",
        )}
      >
        {formatShortRange({ start: openTime, end: closeTime })}
        {isLate && ` ${scheduleLabels.marks.late}`}
      </p>
      {away.length > 0 && (
        <p aria-hidden className="hidden text-b7 text-bad @min-[760px]/col:block">
          {scheduleLabels.onLeave(away.map(({ name }) => name))}
        </p>
      )}
      <MarkDots marks={marksOf(unusual, null)} />
    </>
  );
}

/** The doctor's hours, and how they differ from the usual ones. */
function DoctorDay({ day, doctor, unusual }: Pick<MonthDayProps, "day" | "unusual"> & { doctor: Employee }) {
  return (
    <>
      <DutyHours duty={day.duties.get(doctor.id)} isOnLeave={unusual?.onLeave.includes(doctor.id)} />
      <DayMarks marks={marksOf(unusual, doctor.id)} />
    </>
  );
}

/** For those who hear it: who is there, and who is not. */
function Duties({ day, doctors }: Pick<MonthDayProps, "day" | "doctors">) {
  return (
    <ul className="sr-only">
      {doctors.map(({ id, name }) => (
        <li key={id}>
          {name}
          {!day.duties.has(id) && ` ${scheduleLabels.off}`}
        </li>
      ))}
    </ul>
  );
}
