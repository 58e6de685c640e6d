import type { Vital } from "@/contract/api/web-vitals";

/**
 * Upper edges of the buckets that visits are counted in; one more bucket is beyond the last. Close together around what
 * is still good (LCP 2.5 s, INP 200 ms, CLS 0.1, TTFB 800 ms). Counts in the database follow this order: other edges
 * need a migration.
 */
export const VITAL_EDGES: Record<Vital, readonly number[]> = {
  lcp: [
    400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 12_000,
  ],
  inp: [16, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1000, 2000],
  cls: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1],
  ttfb: [50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1800, 2500, 4000, 8000],
};

const P75 = 0.75;

/** One visit, in its bucket; all zeros where the browser did not measure. */
export function bucketsOf(vital: Vital, value: number | undefined): number[] {
  const edges = VITAL_EDGES[vital];
  const found = edges.findIndex((edge) => value !== undefined && value <= edge);
  const at = value === undefined ? -1 : found === -1 ? edges.length : found;
  return Array.from({ length: edges.length + 1 }, (_, index) => (index === at ? 1 : 0));
}

export const countOf = (buckets: readonly number[]): number => buckets.reduce((sum, count) => sum + count, 0);

export const addBuckets = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));

/**
 * The figure that three of four visits keep, read within its bucket as if visits lay evenly there; beyond the last edge
 * that edge. Null without a visit.
 */
export function p75Of(vital: Vital, buckets: readonly number[]): number | null {
  const total = countOf(buckets);
  if (total === 0) return null;
  const edges = VITAL_EDGES[vital];
  const wanted = total * P75;
  let before = 0;
  for (const [at, count] of buckets.entries()) {
    const edge = edges[at];
    if (edge === undefined) break;
    if (count > 0 && before + count >= wanted) {
      const start = edges[at - 1] ?? 0;
      return start + (edge - start) * ((wanted - before) / count);
    }
    before += count;
  }
  return edges.at(-1) ?? null;
}
