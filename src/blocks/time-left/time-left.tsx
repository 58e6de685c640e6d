import { timeLeftLabels } from "@/labels/time-left";
import type { Period } from "@/lib/period";
import { timeLeft } from "@/lib/time-left";
import { LateTimeLeft } from "./late-time-left";

interface TimeLeftProps {
  period: Period;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** `12일 남음`, and in the last 72 hours a clock that runs down: in the page's HTML, kept true by the browser. */
export function TimeLeft({ period: { startAt, endAt }, renderedAt }: TimeLeftProps) {
  const left = timeLeft({ startAt, endAt }, renderedAt);
  return (
    <LateTimeLeft period={{ startAt, endAt }} renderedAt={renderedAt} isUrgent={left.kind === "countdown"}>
      <span className="tabular-nums">{wordsFor(left)}</span>
    </LateTimeLeft>
  );
}

function wordsFor(left: ReturnType<typeof timeLeft>): string {
  if (left.kind === "days") return timeLeftLabels.days(left.days);
  if (left.kind === "countdown") return timeLeftLabels.clock(left.hours, left.minutes, left.seconds);
  return timeLeftLabels[left.kind];
}
