"use client";

import { useEffect, useState } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import { sidePanelLabels } from "@/labels/layout/side-panel";
import { clinicTime } from "@/lib/clinic-time";
import { useSite } from "@/state/site";
import { DAY_NOTE_CLASS } from "@/ui/booking-start";
import { Skeleton } from "@/ui/skeleton";
import { TIME_CLASS, TIME_GRID_CLASS } from "@/ui/time-class";
import type { SoonestTimes as Soonest } from "./load-soonest-times";

/** The first four free times. Asked for by the browser: a cached page would promise times that are gone. */
export function SoonestTimes() {
  const soonest = useSoonestTimes();
  if (soonest === "unknown") return null;
  const isFound = typeof soonest === "object";
  return (
    <section className="noscript:hidden">
      <div className="mt-9 mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-h6">{sidePanelLabels.soonest}</h2>
        {isFound && (
          <span className={DAY_NOTE_CLASS}>
            {sidePanelLabels.day(soonest.date, clinicTime(new Date()).date)}
          </span>
        )}
      </div>
      {soonest === "pending" && <Skeleton className="h-12" />}
      {soonest === "none" && <p className="text-b5 text-ink-2">{sidePanelLabels.noTimes}</p>}
      {isFound && (
        <div className={TIME_GRID_CLASS}>
          {soonest.times.map(({ reservedAt, time }) => (
            <BookButton
              key={reservedAt}
              screen={{ screen: "visit", reservedAt }}
              label={sidePanelLabels.bookAt(soonest.date, time)}
              className={TIME_CLASS}
            >
              {time}
            </BookButton>
          ))}
        </div>
      )}
    </section>
  );
}

/** none: the clinic has no free time. unknown: it could not be asked. */
function useSoonestTimes(): Soonest | "pending" | "none" | "unknown" {
  const { backendUrl } = useSite();
  const [soonest, setSoonest] = useState<ReturnType<typeof useSoonestTimes>>("pending");

  useEffect(() => {
    // On phones the panel is not shown: the widget's own sheet says it.
    if (window.matchMedia(`(max-width: ${PHONE_MAX_PX}px)`).matches) return;
    let isGone = false;
    import("./load-soonest-times")
      .then(({ loadSoonestTimes }) => loadSoonestTimes(backendUrl, new Date()))
      .then(
        (loaded) => !isGone && setSoonest(loaded ?? "none"),
        // The panel stands without it, and the widget asks again for itself.
        () => !isGone && setSoonest("unknown"),
      );
    return () => {
      isGone = true;
    };
  }, [backendUrl]);

  return soonest;
}
