import { useSyncExternalStore } from "react";

/** The same as in preview.css. */
const wide = window.matchMedia("(min-width: 1200px)");

function subscribe(onChange: () => void) {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/** Whether a form and the site have room beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
