"use client";

import { useSyncExternalStore } from "react";
import type { Size } from "@/lib/popup-size";
import { subscribeToResize } from "@/state/use-viewport-size";
import { WIDGET_PLACE_ID } from "@/state/widget-place";

interface Viewport extends Size {
  /** How much of its left the side panel takes. */
  panelWidth: number;
}

let size: Viewport = { width: 0, height: 0, panelWidth: 0 };

/** What the page is seen through, in pixels and without the scroll bar; for the browser alone. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribeToResize, readSize);
}

function readSize(): Viewport {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  const panelWidth = widthOfPanel();
  const isSame = width === size.width && height === size.height && panelWidth === size.panelWidth;
  if (!isSame) size = { width, height, panelWidth };
  return size;
}

/** On phones its place is as wide as the screen, and nothing is in it. */
function widthOfPanel(): number {
  const place = document.getElementById(WIDGET_PLACE_ID)?.getBoundingClientRect();
  return place && place.height > 0 && place.width < window.innerWidth ? place.width : 0;
}
