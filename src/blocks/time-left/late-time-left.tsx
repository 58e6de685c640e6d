"use client";

import { lazy, type ReactNode, useEffect, useState } from "react";
import type { Period } from "@/lib/period";
import { LatePart } from "@/ui/late-part";
import { afterFirstSign } from "../first-sign/after-first-sign";

const TimeLeftText = lazy(() =>
  import("./time-left-text").then((module) => ({ default: module.TimeLeftText })),
);

interface LateTimeLeftProps {
  period: Pick<Period, "startAt" | "endAt">;
  renderedAt: number;
  /** True in the last 72 hours: the clock runs at once. */
  isUrgent: boolean;
  /** What the page said of it when it was made. */
  children: ReactNode;
}

/** Keeps what the page says of an offer's end true. What counts comes when it is needed: days change once a day. */
export function LateTimeLeft({ period, renderedAt, isUrgent, children }: LateTimeLeftProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => (isUrgent ? setIsWanted(true) : afterFirstSign(() => setIsWanted(true))), [isUrgent]);
  if (!isWanted) return children;
  return (
    <LatePart fallback={children}>
      <TimeLeftText period={period} renderedAt={renderedAt} />
    </LatePart>
  );
}
