/** The middle, the 95th and the 99th of every hundred, in milliseconds. */
export interface Timings {
  medianMs: number;
  p95Ms: number;
  p99Ms: number;
}

export function timingsOf(times: readonly number[]): Timings {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}
