import { ROUTE_PROGRESS_DELAY_MS, ROUTE_PROGRESS_FADE_MS } from "@/config/route-progress";

/** Path and query of the screen that is shown. */
let shown: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | null = null;

/** The router sets out for an address: a bar comes unless the screen is there first. Hash changes are no new screen. */
export function beginRoute(url: string): void {
  if (addressOf(url) === shown) {
    finish();
    return;
  }
  clearTimeout(timer);
  timer = setTimeout(startBar, ROUTE_PROGRESS_DELAY_MS);
}

/** The screen of this address is shown. */
export function showRoute(url: string): void {
  shown = addressOf(url);
  finish();
}

/** Its style alone lets it grow: a script would take its time from the screen that is waited for. */
function startBar(): void {
  if (bar) return;
  bar = document.createElement("div");
  bar.className = "route-progress z-toast bg-accent";
  document.body.append(bar);
}

function finish(): void {
  clearTimeout(timer);
  const over = bar;
  bar = null;
  if (!over) return;
  over.dataset.isOver = "";
  setTimeout(() => over.remove(), ROUTE_PROGRESS_FADE_MS);
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url, window.location.href);
  return pathname + search;
}
