import { expect, it } from "vitest";
import { drawTable, isWithinBar, median, type PageFigures } from "./bars";

const FINE: PageFigures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpMs: 700,
  lcpMs: 1100,
  interactiveMs: 2500,
  tbtMs: 90,
  cls: 0,
  jsKiB: 150,
  fontKiB: 95,
  totalKiB: 300,
  requests: 30,
};

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])("finds the middle of %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});

it("counts a figure on its bar as good, on either side", () => {
  expect([isWithinBar("jsKiB", 150), isWithinBar("performance", 95)]).toEqual([true, true]);
  expect([isWithinBar("jsKiB", 150.1), isWithinBar("performance", 94)]).toEqual([false, false]);
});

it("marks only what is beyond its bar", () => {
  const table = drawTable([
    { page: "fine", figures: FINE },
    { page: "heavy", figures: { ...FINE, jsKiB: 171.5 } },
  ]);
  const [, , fine, heavy] = table.split("\n");
  expect(fine).not.toContain("!");
  expect(heavy?.match(/\S+!/g)).toEqual(["171.5!"]);
});
