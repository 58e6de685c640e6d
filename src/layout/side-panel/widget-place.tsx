"use client";

import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { widgetClient } from "@/state/widget-client";
import { isWidgetShownAtom, WIDGET_PLACE_ID } from "@/state/widget-place";

/**
 * Where the widget comes to stand; the first sign of intent fetches it. On phones it is not sticky: that would hold the
 * widget's sheet below the header.
 */
export function WidgetPlace({ children }: { children: ReactNode }) {
  const isWidgetShown = useAtomValue(isWidgetShownAtom);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fetching ahead is no interaction of its own
    <div
      id={WIDGET_PLACE_ID}
      onPointerEnter={widgetClient.warmUp}
      onFocus={widgetClient.warmUp}
      className="md:sticky md:top-0 md:h-dvh"
    >
      <div
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
