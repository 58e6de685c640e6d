import type { ReactNode } from "react";
import { Portrait } from "@/blocks/doctor-card/portrait";
import type { ClinicDay, Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { hoursLabels } from "@/labels/opening-hours";
import { clinicTime, clockMinutes } from "@/lib/clinic-time";
import { type ClockRange, formatRange } from "@/lib/opening-hours";
import { DayBooking, type DayBookingProps } from "./day-booking";
import type { DutyDay } from "./duty-plan";
import { TimesLeft } from "./times-left";

interface DayPanelProps extends Omit<DayBookingProps, "date"> {
  day: DutyDay;
  today: string;
}

/** One day: the clinic's hours, who is there from when to when with how many free times, and booking on it. */
export function DayPanel({ day, today, ...booking }: DayPanelProps) {
  const { doctors, freeTimes, renderedAt } = booking;
  const hasCounts = freeTimes !== null && (freeTimes.reason ?? "full") === "full" && day.date >= today;
  const { month, day: number, weekday } = clinicTime(day.date);
  return (
    <section
      id="day"
      aria-labelledby="day-title"
      className="grid content-start gap-4 rounded-l bg-ground-2 p-5 @min-[1000px]/col:sticky @min-[1000px]/col:top-[calc(var(--header)+24px)] @min-[1000px]/col:p-6"
    >
      <div>
        <h2 id="day-title" className="text-h3 tabular-nums">
          <time dateTime={day.date}>{scheduleLabels.dayTitle(month, number, weekday)}</time>
        </h2>
        <p className="mt-1 text-b5 text-ink-2 tabular-nums">{hoursText(day)}</p>
        {day.note && <p className="text-b5 text-warn">{day.note}</p>}
      </div>
      {day.isOpen && (
        <>
          <ul className="border-line border-b">
            {doctors.map((doctor) => (
              <Duty key={doctor.id} doctor={doctor} day={day}>
                {hasCounts && (
                  <TimesLeft times={freeTimes.byDoctor.get(doctor.id) ?? []} renderedAt={renderedAt} />
                )}
              </Duty>
            ))}
          </ul>
          {day.date >= today && <DayBooking date={day.date} {...booking} />}
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

interface DutyProps {
  doctor: Employee;
  day: DutyDay;
  /** How many free times are left. */
  children: ReactNode;
}

function Duty({ doctor, day, children }: DutyProps) {
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
        {duty && (
          <div className="mt-1 flex items-center gap-3">
            <DutyBar duty={duty} day={day} />
            {children}
          </div>
        )}
      </div>
    </li>
  );
}

/** The doctor's hours along the clinic's, with a gap for lunch. */
function DutyBar({ duty, day: { openTime, closeTime, lunch } }: { duty: ClockRange; day: ClinicDay }) {
  if (!openTime || !closeTime) return null;
  const begin = clockMinutes(openTime);
  const whole = clockMinutes(closeTime) - begin;
  const at = (clock: string) => Math.min(100, Math.max(0, ((clockMinutes(clock) - begin) / whole) * 100));
  const isCut = lunch && lunch.start > duty.start && lunch.end < duty.end;
  const parts = isCut
    ? [
        { start: duty.start, end: lunch.start },
        { start: lunch.end, end: duty.end },
      ]
    : [duty];
  return (
    <span aria-hidden className="relative my-1 block h-1.5 flex-1">
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
