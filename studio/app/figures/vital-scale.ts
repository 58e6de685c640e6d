import type { Vital } from "@/contract/api/web-vitals";

/** The limits that makers of browsers name: good up to the first, poor beyond the second. Milliseconds, of CLS its score. */
const VITAL_LIMITS: Record<Vital, [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1800],
};

export type VitalGrade = "good" | "fair" | "poor";

export function gradeOf(vital: Vital, value: number): VitalGrade {
  const [good, poor] = VITAL_LIMITS[vital];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}

/** Where a figure stands on a scale of three equal parts, 0 to 1; the last part is as long as the middle one. */
export function placeOf(vital: Vital, value: number): number {
  const [good, poor] = VITAL_LIMITS[vital];
  const parts = value <= good ? value / good : 1 + (value - good) / (poor - good);
  return Math.min(1, parts / 3);
}

export const goodLimitOf = (vital: Vital): number => VITAL_LIMITS[vital][0];

const SECOND_MS = 1000;

/** `1.6초`, `84ms`, `0.02`; a dash where there is too little to say. */
export function vitalText(vital: Vital, value: number | null): string {
  if (value === null) return "–";
  if (vital === "cls") return value.toFixed(2);
  if (vital === "lcp") return `${(value / SECOND_MS).toFixed(1)}초`;
  return `${Math.round(value)}ms`;
}
