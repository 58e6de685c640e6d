import { BookButton } from "@/blocks/booking/book-button";
import { Portrait } from "@/blocks/doctor-card/portrait";
import type { ClinicDay, Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { hoursLabels } from "@/labels/opening-hours";
import { clinicTime } from "@/lib/clinic-time";
import { type ClockRange, formatRange } from "@/lib/opening-hours";
import { buttonClass } from "@/ui/button";
import type { DutyDay } from "./duty-plan";

interface DayPanelProps {
  day: DutyDay;
  doctors: readonly Employee[];
  today: string;
  /** True: booking opens the widget; false: it calls. */
  hasWidget: boolean;
}

/** One day: the clinic's hours, who is there from when to when, and booking on it. */
export function DayPanel({ day, doctors, today, hasWidget }: DayPanelProps) {
  const { month, day: number, weekday } = clinicTime(day.date);
  // Who was chosen, or the clinic's one doctor.
  const only = doctors.length === 1 ? doctors[0] : undefined;
  return (
    <section
      id="day"
      aria-labelledby="day-title"
      className="grid content-start gap-4 rounded-l bg-ground-2 p-5 @min-[1000px]/col:sticky @min-[1000px]/col:top-[calc(var(--header)+24px)] @min-[1000px]/col:p-6"
    >
      <div>
        <h2 id="day-title" aria-live="polite" className="text-h3 tabular-nums">
          <time dateTime={day.date}>{scheduleLabels.dayTitle(month, number, weekday)}</time>
        </h2>
        <p className="mt-1 text-b5 text-ink-2 tabular-nums">{hoursText(day)}</p>
        {day.note && <p className="text-b5 text-warn">{day.note}</p>}
      </div>
      {day.isOpen && (
        <>
          <ul className="border-line border-b">
            {doctors.map((doctor) => (
              <Duty key={doctor.id} doctor={doctor} day={day} />
            ))}
          </ul>
          {day.date >= today && (
            <BookButton
              screen={{ screen: "visit", date: day.date, employeeId: only?.id }}
              className={buttonClass({ isWide: true })}
            >
              {hasWidget ? scheduleLabels.bookOn(number) : scheduleLabels.callFor(number)}
            </BookButton>
          )}
        </>
      )}
    </section>
  );
}

function hoursText({ isOpen, openTime, closeTime, lunch }: ClinicDay): string {
  if (!isOpen || !openTime || !closeTime) return scheduleLabels.closed;
  const open = formatRange({ start: openTime, end: closeTime });
  return lunch ? `${open}, ${hoursLabels.lunch(formatRange(lunch))}` : open;
}

function Duty({ doctor, day }: { doctor: Employee; day: DutyDay }) {
  const duty = day.duties.get(doctor.id);
  return (
    <li className="grid grid-cols-[44px_1fr] items-center gap-3 border-line border-t py-3">
      <div className={duty ? undefined : "opacity-50 grayscale"}>
        <Portrait doctor={doctor} sizes="44px" ratio="aspect-square" radius="rounded-s" />
      </div>
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-h6">
            {doctor.name} <small className="text-b6 text-ink-2">{doctor.position}</small>
          </span>
          <span className="text-b6 text-ink-2 tabular-nums">
            {duty ? formatRange(duty) : scheduleLabels.off}
          </span>
        </p>
        {duty && <DutyBar duty={duty} day={day} />}
      </div>
    </li>
  );
}

/** The doctor's hours along the clinic's, with a gap for lunch. */
function DutyBar({ duty, day: { openTime, closeTime, lunch } }: { duty: ClockRange; day: ClinicDay }) {
  if (!openTime || !closeTime) return null;
  const begin = minutesOf(openTime);
  const whole = minutesOf(closeTime) - begin;
  const at = (clock: string) => Math.min(100, Math.max(0, ((minutesOf(clock) - begin) / whole) * 100));
  const isCut = lunch && lunch.start > duty.start && lunch.end < duty.end;
  const parts = isCut
    ? [
        { start: duty.start, end: lunch.start },
        { start: lunch.end, end: duty.end },
      ]
    : [duty];
  return (
    <span aria-hidden className="relative mt-2 block h-1.5">
      {parts.map(({ start, end }) => (
        <span
          key={start}
          className="absolute inset-y-0 bg-accent"
          style={{ left: `${at(start)}%`, width: `${at(end) - at(start)}%` }}
        />
      ))}
    </span>
  );
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
