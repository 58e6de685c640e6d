import { expect, it } from "vitest";
import { drawRatios, drawTable, isWithinBar, median, type PageFigures } from "./bars";
import { drawChart } from "./chart";

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

it("compares with the best of the others, figure by figure", () => {
  const ratios = drawRatios(
    [{ page: "ours", figures: FINE }],
    [{ figures: { ...FINE, fcpMs: 1400 } }, { figures: { ...FINE, fcpMs: 1000, jsKiB: 300 } }],
  );
  expect(ratios.split("\n")[1]?.split(/\s+/)).toEqual(["ours", "0.70", "1.00", "1.00", "1.00", "1.00"]);
});

it("draws each page's moments to one scale, and its name as text", () => {
  const chart = drawChart([
    { page: "half", figures: { ...FINE, interactiveMs: 2000 } },
    { page: "<whole>", figures: { ...FINE, interactiveMs: 4000 } },
  ]);
  const widths = [...chart.matchAll(/width="(\d+)" height="14" fill="#dbe4ee"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toEqual([275, 550]);
  expect(chart).toContain("&lt;whole&gt;");
  expect(chart).not.toContain("<whole>");
});
