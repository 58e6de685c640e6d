"use client";

import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { warmUpOnIntent } from "@/state/widget-client";
import { isWidgetShownAtom, WIDGET_PLACE_ID } from "@/state/widget-place";

/**
 * Where the widget comes to stand; the first sign of intent fetches it. The page's own rows lie over it until its home is
 * drawn. On phones it is not sticky: that would hold the widget's sheet below the header.
 */
export function WidgetPlace({ children }: { children: ReactNode }) {
  const isWidgetShown = useAtomValue(isWidgetShownAtom);
  const rows = useRef<HTMLDivElement>(null);
  // The focus that the rows have when they are hidden would fall to the body.
  useLayoutEffect(() => {
    if (isWidgetShown && rows.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>(`#${WIDGET_PLACE_ID} iframe`)?.focus();
  }, [isWidgetShown]);
  return (
    <div id={WIDGET_PLACE_ID} {...warmUpOnIntent} className="md:sticky md:top-0 md:h-dvh">
      <div
        ref={rows}
        className={clsx(
          // Below what is wholly opaque a browser draws no frames, and older ones would be seen first.
          "relative z-1 flex h-full flex-col border-line border-r bg-ground-2 opacity-99 max-md:hidden",
          isWidgetShown && "invisible",
        )}
      >
        {children}
      </div>
    </div>
  );
}
