import { useSyncExternalStore } from "react";

/** The same as in styles/widths.css. */
const phones = window.matchMedia("(max-width: 768px)");

function subscribe(onChange: () => void) {
  phones.addEventListener("change", onChange);
  return () => phones.removeEventListener("change", onChange);
}

/** Whether the screen is as narrow as a phone's, where other things are drawn than at a desk. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phones.matches);
