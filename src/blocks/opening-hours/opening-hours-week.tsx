import { clsx } from "clsx";
import { hoursLabels } from "@/labels/opening-hours";
import { clinicTime } from "@/lib/clinic-time";
import {
  formatShortRange,
  hoursOf,
  type OpeningHours,
  WEEKDAY_NAMES,
  weekFromMonday,
} from "@/lib/opening-hours";

interface OpeningHoursWeekProps {
  hours: OpeningHours;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** Opening hours as the seven days of a week side by side. */
export function OpeningHoursWeek({ hours, renderedAt }: OpeningHoursWeekProps) {
  const today = WEEKDAY_NAMES[clinicTime(renderedAt).weekday];
  return (
    <ol className="grid grid-cols-4 gap-2 tabular-nums @min-[1000px]/col:grid-cols-7">
      {weekFromMonday().map((name) => {
        const day = hoursOf(hours, name);
        const isToday = name === today;
        return (
          <li
            key={name}
            aria-current={isToday ? "date" : undefined}
            className={clsx(
              "grid justify-items-center gap-0.5 whitespace-nowrap rounded-m py-3 text-center",
              dayTone(isToday, day !== null),
            )}
          >
            <b className="text-h6">{hoursLabels.shortWeekday(WEEKDAY_NAMES.indexOf(name))}</b>
            <span className="text-label2">{day ? formatShortRange(day.open) : hoursLabels.closed}</span>
            {day && (
              <small className={clsx("text-b7", !isToday && "text-ink-3")}>
                {day.lunch ? hoursLabels.lunch(formatShortRange(day.lunch)) : hoursLabels.withoutLunch}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function dayTone(isToday: boolean, isOpen: boolean): string {
  if (isToday && isOpen) return "bg-accent text-on-accent";
  return isOpen ? "bg-surface" : "text-ink-3";
}
