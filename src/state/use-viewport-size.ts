"use client";

import { useSyncExternalStore } from "react";
import { RESIZE_DEBOUNCE_MS } from "@/config/breakpoints";
import { type ViewportSize, viewportSizeOf } from "@/lib/viewport-size";

/** The viewport's responsive flag; a change counts once the window has kept still for 100 ms. For the browser alone. */
export function useViewportSize(): ViewportSize {
  return useSyncExternalStore(subscribeToResize, readSize, () => "smallMobile");
}

const readSize = () => viewportSizeOf(window.innerWidth);

/** Calls back when the window has kept still for 100 ms after a change of its size. Answers how to stop. */
export function subscribeToResize(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, RESIZE_DEBOUNCE_MS);
  };
  window.addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", wait);
  };
}
