import { whenIdle } from "@/lib/when-idle";

/** As in globals.css. */
const LATER = "main section:nth-of-type(n + 2), main > div ~ * ~ section, .later, footer";

/**
 * Lays out, one at each idle moment, what globals.css leaves for later: who prints, searches or comes back to a place
 * further down needs its real height.
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
  whenIdle(layOutNext);
}
