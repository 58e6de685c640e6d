/** A page that moves on a slow machine may have no idle moment for a minute. */
const LONGEST_WAIT_MS = 2000;

/** Runs at the page's next idle moment, within 2000 ms in any case. Safari has no such moments to tell of. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => run(), { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, 0);
}

/** The same, once the page has loaded. */
export function whenLoadedAndIdle(run: () => void, stopped?: AbortSignal): void {
  const begin = () => whenIdle(run);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true, signal: stopped });
}
