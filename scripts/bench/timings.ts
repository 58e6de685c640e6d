/** The middle and the 95th of every hundred, in milliseconds. */
export interface Timings {
  medianMs: number;
  p95Ms: number;
}

export function timingsOf(times: readonly number[]): Timings {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}
