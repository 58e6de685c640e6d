import { scheduleLabels } from "@/labels/introduce";
import type { ClockRange } from "@/lib/opening-hours";

interface DutyHoursProps {
  duty: ClockRange | undefined;
  /** True where the doctor is away on a weekday of work. */
  isOnLeave?: boolean;
}

/** From when to when a doctor is there; 휴가 or 휴진 where not. On phones in two lines. */
export function DutyHours({ duty, isOnLeave = false }: DutyHoursProps) {
  if (isOnLeave)
    return <p className="text-b7 text-bad @min-[760px]/col:text-b6">{scheduleLabels.marks.leave}</p>;
  if (!duty) return <p className="text-b7 text-ink-3 @min-[760px]/col:text-b6">{scheduleLabels.off}</p>;
  return (
    <p className="text-b7 tabular-nums @min-[760px]/col:text-b6">
      <span className="block @min-[760px]/col:inline">{duty.start}</span>
      <span className="sr-only @min-[760px]/col:not-sr-only @min-[760px]/col:mx-1">–</span>
      <span className="@min-[760px]/col:whitespace-nowrap">{duty.end}</span>
    </p>
  );
}
