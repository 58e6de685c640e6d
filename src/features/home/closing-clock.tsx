"use client";

import { useNow } from "@/blocks/time-left/use-now";
import { heroLabels } from "@/labels/home-hero";
import { timeLeftLabels } from "@/labels/time-left";
import { clinicTime } from "@/lib/clinic-time";
import type { Period } from "@/lib/period";
import { daysLeft, timeLeft } from "@/lib/time-left";

const SECOND_MS = 1000;

interface ClosingClockProps {
  period: Period;
  renderedAt: number;
}

/** When an offer closes, and in its last 72 hours hours, minutes and seconds. */
export function ClosingClock({ period, renderedAt }: ClosingClockProps) {
  const now = useNow(renderedAt, SECOND_MS);
  const left = timeLeft(period, now);
  if (left.kind === "upcoming" || left.kind === "ended") {
    return <p className="text-h4">{timeLeftLabels[left.kind]}</p>;
  }
  const days = daysLeft(period, now);
  const { clock } = clinicTime(period.endAt);
  const closesToday = days === 0 && clock !== "00:00";
  return (
    <>
      <p className="text-h4">{closesToday ? heroLabels.closesToday(clock) : timeLeftLabels.days(days)}</p>
      {left.kind === "countdown" && (
        <p className="mt-3 mb-7 flex items-center gap-[5px] text-h4 tabular-nums">
          <span className="sr-only">{timeLeftLabels.spoken(left.hours, left.minutes)}</span>
          {timeLeftLabels
            .clock(left.hours, left.minutes, left.seconds)
            .split(":")
            .map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds keep their place
              <span key={index} aria-hidden className="flex items-center gap-[5px]">
                {index > 0 && ":"}
                <span className="grid h-9 min-w-11 place-items-center rounded-[10px] bg-gray-0/15">
                  {part}
                </span>
              </span>
            ))}
        </p>
      )}
    </>
  );
}
