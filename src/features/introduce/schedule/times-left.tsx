"use client";

import { useNow } from "@/blocks/time-left/use-now";
import { scheduleLabels } from "@/labels/introduce";

const MINUTE_MS = 60_000;

interface TimesLeftProps {
  /** The free instants, ISO 8601. */
  times: readonly string[];
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** How many free times have not passed yet: the page may have been rendered hours before it is read. */
export function TimesLeft({ times, renderedAt }: TimesLeftProps) {
  const now = useNow(renderedAt, MINUTE_MS);
  const left = times.filter((at) => Date.parse(at) > now).length;
  return (
    <span className={left > 0 ? "text-accent-ink text-label4 tabular-nums" : "text-ink-3 text-label4"}>
      {left > 0 ? scheduleLabels.timesLeft(left) : scheduleLabels.noneLeft}
    </span>
  );
}
