"use client";

import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { widgetClient } from "@/state/widget-client";
import { isWidgetShownAtom, WIDGET_PLACE_ID } from "@/state/widget-place";

/**
 * Where the widget comes to stand; the first sign of intent fetches it. On phones it is not sticky: that would hold the
 * widget's sheet below the header.
 */
export function WidgetPlace({ children }: { children: ReactNode }) {
  const isWidgetShown = useAtomValue(isWidgetShownAtom);
  const rows = useRef<HTMLDivElement>(null);
  // The focus that the rows have when they are covered would fall to the body.
  useLayoutEffect(() => {
    if (isWidgetShown && rows.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>(`#${WIDGET_PLACE_ID} iframe`)?.focus();
  }, [isWidgetShown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fetching ahead is no interaction of its own
    <div
      id={WIDGET_PLACE_ID}
      // Not entering it: a pointer may rest there while the page loads.
      onPointerMove={widgetClient.warmUp}
      onPointerDown={widgetClient.warmUp}
      onFocus={widgetClient.warmUp}
      className="md:sticky md:top-0 md:h-dvh"
    >
      <div
        ref={rows}
        className={clsx(
          "flex h-full flex-col border-line border-r max-md:hidden",
          isWidgetShown && "invisible",
        )}
      >
        {children}
      </div>
    </div>
  );
}
