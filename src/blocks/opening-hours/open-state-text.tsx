"use client";

import { clsx } from "clsx";
import { openStateLabels } from "@/labels/open-state";
import { type OpenState, openState } from "@/lib/open-state";
import { useNow } from "../time-left/use-now";
import type { OpenStateFacts } from "./load-open-state";

const MINUTE_MS = 60_000;

interface OpenStateTextProps extends OpenStateFacts {
  /** True: the mark alone is coloured, for grounds on which a colour is no text. */
  isPlain?: boolean;
  className?: string;
}

/** `지금 진료 중, 20:00까지`, or when it opens next. */
export function OpenStateText({
  hours,
  closedDates,
  renderedAt,
  isPlain = false,
  className,
}: OpenStateTextProps) {
  const state = openState(hours, useNow(renderedAt, MINUTE_MS), closedDates);
  return (
    <p
      className={clsx(
        "flex items-center gap-2 text-label3 before:size-2 before:rounded-full",
        isPlain
          ? ["text-ink-2", state.kind === "open" ? "before:bg-ok" : "before:bg-ink-3"]
          : ["before:bg-current", state.kind === "open" ? "text-ok" : "text-ink-3"],
        className,
      )}
    >
      {wordsFor(state)}
    </p>
  );
}

function wordsFor(state: OpenState): string {
  if (state.kind === "open") return openStateLabels.open(state.until);
  if (state.kind === "lunch") return openStateLabels.atLunch(state.until);
  if (!state.next) return openStateLabels.closedNow;
  const { daysAhead, weekday, opensAt } = state.next;
  if (daysAhead === 0) return openStateLabels.opensToday(opensAt);
  return daysAhead === 1 ? openStateLabels.opensTomorrow(opensAt) : openStateLabels.opensOn(weekday, opensAt);
}
