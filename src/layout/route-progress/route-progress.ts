import { ROUTE_PROGRESS_DELAY_MS } from "@/config/route-progress";

type Bar = typeof import("./progress-bar").progressBar;

/** Path and query of the screen that is shown. */
let shown: string | null = null;
let isUnderWay = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Bar | null = null;

/** The router sets out for an address: a bar comes unless the screen is there first. Hash changes are no new screen. */
export function beginRoute(url: string): void {
  if (addressOf(url) === shown) {
    finish();
    return;
  }
  isUnderWay = true;
  clearTimeout(timer);
  timer = setTimeout(startBar, ROUTE_PROGRESS_DELAY_MS);
}

/** The screen of this address is shown. */
export function showRoute(url: string): void {
  shown = addressOf(url);
  finish();
}

async function startBar(): Promise<void> {
  const { progressBar } = await import("./progress-bar");
  if (!isUnderWay) return;
  bar = progressBar;
  bar.start();
}

function finish(): void {
  isUnderWay = false;
  clearTimeout(timer);
  bar?.finish();
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url, window.location.href);
  return pathname + search;
}
