"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { useNow } from "@/blocks/time-left/use-now";
import { clinicTime } from "@/lib/clinic-time";
import { scheduleHref } from "./schedule-address";

const MINUTE_MS = 60_000;
/** No moment at all: a kept page must not say which day is today. */
const UNKNOWN = Number.NEGATIVE_INFINITY;

const TodayContext = createContext<string | null>(null);

/** Tells the cells below which day is today at the clinic; none before the page is hydrated. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const now = useNow(UNKNOWN, MINUTE_MS);
  return <TodayContext value={now === UNKNOWN ? null : clinicTime(now).date}>{children}</TodayContext>;
}

interface DayCellProps {
  /** th for the head of a column, li in a strip. */
  as: "td" | "th" | "li";
  date: string;
  className: string;
  children: ReactNode;
}

/** One day's cell: today is marked as current, and what is past as past. */
export function DayCell({ as: Cell, date, className, children }: DayCellProps) {
  const today = useContext(TodayContext);
  return (
    <Cell
      scope={Cell === "th" ? "col" : undefined}
      aria-current={date === today ? "date" : undefined}
      data-past={today !== null && date < today ? "" : undefined}
      className={className}
    >
      {children}
    </Cell>
  );
}

interface TurnToTodayProps {
  /** The days, both included, that show today's month and week. */
  from: string;
  to: string;
}

/** A kept page may be from last month: then the visitor is shown the current one. */
export function TurnToToday({ from, to }: TurnToTodayProps) {
  const today = useContext(TodayContext);
  const router = useRouter();
  useEffect(() => {
    if (today !== null && (today < from || today > to)) {
      router.replace(scheduleHref({ day: today }), { scroll: false });
    }
  }, [today, from, to, router]);
  return null;
}
