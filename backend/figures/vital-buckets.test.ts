import { describe, expect, it } from "vitest";
import { VITALS, type Vital } from "@/contract/api/web-vitals";
import { addBuckets, bucketsOf, countOf, p75Of, VITAL_EDGES } from "./vital-buckets";

const sumOf = (vital: Vital, values: number[]) =>
  values.map((value) => bucketsOf(vital, value)).reduce(addBuckets, []);

describe("buckets of visits", () => {
  it.each(VITALS)("have rising edges for %s, and count each value once", (vital) => {
    const edges = VITAL_EDGES[vital];
    expect([...edges].sort((one, other) => one - other)).toEqual(edges);
    for (const value of [0, ...edges, (edges.at(-1) ?? 0) + 1])
      expect(countOf(bucketsOf(vital, value))).toBe(1);
    expect(countOf(bucketsOf(vital, undefined))).toBe(0);
  });

  it("count an edge below it, and the most beyond the last", () => {
    expect(bucketsOf("cls", 0.1).indexOf(1)).toBe(VITAL_EDGES.cls.indexOf(0.1));
    expect(bucketsOf("cls", 99).indexOf(1)).toBe(VITAL_EDGES.cls.length);
  });
});

describe("the figure that three of four visits keep", () => {
  it("is exact to its bucket", () => {
    const values = Array.from({ length: 1000 }, (_, index) => 1000 + index * 2);
    expect(p75Of("lcp", sumOf("lcp", values))).toBeCloseTo(2500, -1);
  });

  it.each<[string, Vital, number[], number | null]>([
    ["none without visits", "lcp", [], null],
    ["within the first bucket", "inp", [8, 8, 8, 8], 12],
    ["the last edge for what is beyond it", "ttfb", [90_000, 90_000], 8000],
    ["within the bucket of the third of four", "lcp", [100, 100, 1900, 9000], 2000],
  ])("is %s", (_, vital, values, p75) => expect(p75Of(vital, sumOf(vital, values))).toBe(p75));
});
