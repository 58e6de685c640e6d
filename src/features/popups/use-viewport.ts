"use client";

import { useSyncExternalStore } from "react";
import type { Box } from "@/lib/popup-clearance";
import type { Size } from "@/lib/popup-size";
import { subscribeToResize } from "@/state/use-viewport-size";
import { WIDGET_PLACE_ID } from "@/state/widget-place";
import { BOOKING } from "./make-page-inert";

export interface Viewport extends Size {
  /** How much of its left the side panel takes. */
  panelWidth: number;
  /** The booking button or bar, which nothing covers. */
  booking: Box | null;
}

let size: Viewport = { width: 0, height: 0, panelWidth: 0, booking: null };

/** What the page is seen through, in pixels and without the scroll bar; for the browser alone. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribeToResize, readSize);
}

function readSize(): Viewport {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  const panelWidth = widthOfPanel();
  const booking = boxOfBooking();
  const isSame =
    width === size.width &&
    height === size.height &&
    panelWidth === size.panelWidth &&
    booking?.left === size.booking?.left &&
    booking?.top === size.booking?.top;
  if (!isSame) size = { width, height, panelWidth, booking };
  return size;
}

/** A page has one at most in view: the floating button, or a bar at its foot. */
function boxOfBooking(): Box | null {
  const boxes = [...document.querySelectorAll(BOOKING)].map((element) => element.getBoundingClientRect());
  return boxes.find(({ width, top }) => width > 0 && top < window.innerHeight) ?? null;
}

/** On phones its place is as wide as the screen, and nothing is in it. */
function widthOfPanel(): number {
  const place = document.getElementById(WIDGET_PLACE_ID)?.getBoundingClientRect();
  return place && place.height > 0 && place.width < window.innerWidth ? place.width : 0;
}
