"use client";

import { useSyncExternalStore } from "react";
import type { Size } from "@/lib/popup-size";
import { subscribeToResize } from "@/state/use-viewport-size";

let size: Size = { width: 0, height: 0 };

/** What the page is seen through, in pixels and without the scroll bar; for the browser alone. */
export function useViewport(): Size {
  return useSyncExternalStore(subscribeToResize, readSize);
}

function readSize(): Size {
  const { clientWidth: width } = document.documentElement;
  const height = window.innerHeight;
  if (width !== size.width || height !== size.height) size = { width, height };
  return size;
}
