/** Whole seconds from now to an instant: never below 0, never above the most that it can be. */
export function secondsUntil(instant: string, now: number, mostSeconds: number): number {
  const seconds = Math.ceil((Date.parse(instant) - now) / 1000);
  return Math.min(Math.max(seconds, 0), mostSeconds);
}
