/** From such a task on: a phone that needs it for a page stutters when it animates from one to the next. */
const SLOW_TASK_MS = 100;

let isSlow = false;

/** True once the browser was busy for so long at a stretch; never where it does not tell, as in Safari and Firefox. */
export const isDeviceSlow = (): boolean => isSlow;

if (
  typeof PerformanceObserver !== "undefined" &&
  PerformanceObserver.supportedEntryTypes.includes("longtask")
) {
  new PerformanceObserver((list, observer) => {
    isSlow = list.getEntries().some(({ duration }) => duration >= SLOW_TASK_MS);
    if (isSlow) observer.disconnect();
  }).observe({ type: "longtask", buffered: true });
}
