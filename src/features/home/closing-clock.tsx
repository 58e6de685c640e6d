"use client";

import { ClockBoxes } from "@/blocks/time-left/clock-boxes";
import { useNow } from "@/blocks/time-left/use-now";
import { timeLeftLabels } from "@/labels/time-left";
import type { Period } from "@/lib/period";
import { closingClock, daysLeft, timeLeft } from "@/lib/time-left";

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
  return (
    <>
      <p className="text-h4">
        {days === 0 ? timeLeftLabels.closesToday(closingClock(period)) : timeLeftLabels.days(days)}
      </p>
      {left.kind === "countdown" && <ClockBoxes left={left} className="mt-3 mb-7" />}
    </>
  );
}
