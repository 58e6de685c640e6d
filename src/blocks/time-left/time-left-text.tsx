"use client";

import { timeLeftLabels } from "@/labels/time-left";
import type { Period } from "@/lib/period";
import { type TimeLeft, timeLeft } from "@/lib/time-left";
import { useNow } from "./use-now";

const SECOND_MS = 1000;

interface TimeLeftTextProps {
  period: Period;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** Days left; under 72 hours a clock that runs down. */
export function TimeLeftText({ period, renderedAt }: TimeLeftTextProps) {
  const left = timeLeft(period, useNow(renderedAt, SECOND_MS));
  if (left.kind === "days") return timeLeftLabels.days(left.days);
  if (left.kind === "countdown") return <Countdown left={left} />;
  return timeLeftLabels[left.kind];
}

function Countdown({
  left: { hours, minutes, seconds },
}: {
  left: Extract<TimeLeft, { kind: "countdown" }>;
}) {
  return (
    <span className="tabular-nums">
      <span className="sr-only">{timeLeftLabels.spoken(hours, minutes)}</span>
      <span aria-hidden>{timeLeftLabels.clock(hours, minutes, seconds)}</span>
    </span>
  );
}
