import { expect, it } from "vitest";
import { gradeOf, placeOf, vitalText } from "./vital-scale";

it.each([
  ["lcp", 1600, "1.6초", "good", 0.213],
  ["lcp", 2500, "2.5초", "good", 0.333],
  ["inp", 350, "350ms", "fair", 0.5],
  ["cls", 0.25, "0.25", "fair", 0.667],
  ["ttfb", 1801, "1801ms", "poor", 0.667],
  ["lcp", 120_000, "120.0초", "poor", 1],
  ["cls", 0, "0.00", "good", 0],
] as const)("%s of %d reads %s, is %s and stands at %d", (vital, value, text, grade, place) => {
  expect(vitalText(vital, value)).toBe(text);
  expect(gradeOf(vital, value)).toBe(grade);
  expect(placeOf(vital, value)).toBeCloseTo(place, 3);
});

it("says nothing of too few", () => expect(vitalText("lcp", null)).toBe("–"));
