import { alignColumns } from "./bars";

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

const WARM_UPS = 20;
const REQUESTS = 100;

/** What each of a hundred requests takes, one after the other, once a few have gone before. */
export async function timeRequests(send: (turn: number) => Promise<unknown>): Promise<Timings> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UPS + REQUESTS; turn++) {
    const start = performance.now();
    await send(turn);
    if (turn >= WARM_UPS) times.push(performance.now() - start);
  }
  return timingsOf(times);
}

/** A line of a table of timings. */
export interface Row extends Pick<Timings, "medianMs" | "p95Ms"> {
  what: string;
  /** Of the median. */
  barMs?: number;
}

/** A median beyond its bar carries a mark. */
export function drawRows(rows: Row[]): string {
  const head = ["what", "median ms", "p95 ms", "bar", "a second"];
  const body = rows.map(({ what, medianMs, p95Ms, barMs }) => [
    what,
    `${medianMs.toFixed(1)}${barMs !== undefined && medianMs > barMs ? "!" : " "}`,
    p95Ms.toFixed(1),
    barMs === undefined ? "" : `≤ ${barMs}`,
    String(Math.round(1000 / medianMs)),
  ]);
  return alignColumns([head, ...body]);
}
