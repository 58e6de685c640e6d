import { scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { formatRange } from "@/lib/opening-hours";
import type { DutyDay } from "./duty-plan";

/** Holidays, closed and shortened days, each with its reason. */
export function SpecialDays({ days }: { days: readonly DutyDay[] }) {
  if (days.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 border-line-strong border-b pb-3 text-h5">{scheduleLabels.specialDays}</h3>
      <dl>
        {days.map((day) => {
          const { month, day: number, weekday } = clinicTime(day.date);
          return (
            <div
              key={day.date}
              className="grid grid-cols-[88px_1fr] gap-3 border-line border-b py-3.5 text-b5"
            >
              <dt className="tabular-nums">
                <time dateTime={day.date}>{scheduleLabels.dayOf(month, number, weekday)}</time>
              </dt>
              <dd className="flex flex-wrap gap-x-3">
                {(day.isOpen || !saysClosed(day.note)) && <span className="font-medium">{stateOf(day)}</span>}
                {day.note && <span className="text-ink-2">{day.note}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** True where the clinic's own words say that it is closed. */
export const saysClosed = (note: string | null): boolean => note?.includes(scheduleLabels.closed) ?? false;

function stateOf({ isOpen, isShortened, openTime, closeTime }: DutyDay): string {
  if (!isOpen || !openTime || !closeTime) return scheduleLabels.closed;
  const hours = formatRange({ start: openTime, end: closeTime });
  return isShortened ? scheduleLabels.shortenedHours(hours) : scheduleLabels.openHours(hours);
}
