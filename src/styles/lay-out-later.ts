import { arrival } from "@/lib/arrival";
import { whenIdle, whenLoadedAndIdle } from "@/lib/when-idle";

/** As in globals.css. */
const LATER = "main section:nth-of-type(n + 2), main > div ~ * ~ section, .later, footer";

/**
 * Lays out what globals.css leaves for later, one at each idle moment once the page has loaded: who prints, searches or
 * comes back to a place further down needs its real height.
 */
export function layOutLater(stopped: AbortSignal): void {
  const layOutNext = () => {
    if (stopped.aborted) return;
    const waiting = [...document.querySelectorAll<HTMLElement>(LATER)].find(
      (each) => each.style.contentVisibility !== "visible",
    );
    if (!waiting) {
      document.documentElement.dataset.laidOut = "";
      return;
    }
    waiting.style.contentVisibility = "visible";
    requestAnimationFrame(() => whenIdle(layOutNext));
  };
  whenLoadedAndIdle(layOutNext, stopped);
}

/** The router's new page is in the document and not laid out yet. */
export function takeUpPage(): void {
  const { dataset } = document.documentElement;
  if (arrival() === "place") dataset.laidOut = "";
  else delete dataset.laidOut;
}
