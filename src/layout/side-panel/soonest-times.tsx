"use client";

import { useEffect, useState } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import { sidePanelLabels } from "@/labels/layout/side-panel";
import { useSite } from "@/state/site";
import { Skeleton } from "@/ui/skeleton";
import type { SoonestTimes as Soonest } from "./load-soonest-times";

/** The first four free times. Asked for by the browser: a cached page would promise times that are gone. */
export function SoonestTimes() {
  const soonest = useSoonestTimes();
  if (soonest === "none") return null;
  return (
    <section className="noscript:hidden">
      <div className="mt-9 mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-h6">{sidePanelLabels.soonest}</h2>
        {soonest !== "pending" && (
          <span className="text-b6 text-ink-3 tabular-nums">{sidePanelLabels.day(soonest.date)}</span>
        )}
      </div>
      {soonest === "pending" ? (
        <Skeleton className="h-12" />
      ) : (
        <div className="grid grid-cols-4 gap-2">
          {soonest.times.map(({ reservedAt, time }) => (
            <BookButton
              key={reservedAt}
              screen={{ screen: "visit" }}
              className="grid h-12 place-items-center rounded-chip text-label2 tabular-nums shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface"
            >
              {time}
            </BookButton>
          ))}
        </div>
      )}
    </section>
  );
}

function useSoonestTimes(): Soonest | "pending" | "none" {
  const { backendUrl } = useSite();
  const [soonest, setSoonest] = useState<Soonest | "pending" | "none">("pending");

  useEffect(() => {
    // On phones the panel is not shown: the widget's own sheet says it.
    if (window.matchMedia(`(max-width: ${PHONE_MAX_PX}px)`).matches) return;
    let isGone = false;
    import("./load-soonest-times")
      .then(({ loadSoonestTimes }) => loadSoonestTimes(backendUrl, new Date()))
      .then(
        (loaded) => !isGone && setSoonest(loaded ?? "none"),
        // The panel stands without it, and the widget asks again for itself.
        () => !isGone && setSoonest("none"),
      );
    return () => {
      isGone = true;
    };
  }, [backendUrl]);

  return soonest;
}
