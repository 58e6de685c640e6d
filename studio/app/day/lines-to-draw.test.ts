import { expect, it } from "vitest";
import { linesToDraw } from "./lines-to-draw";

/** 200 lines of 26 px, of which 30 are seen. */
const seen = (top: number) => ({ top, height: 780, whole: 5200 });

it.each([
  ["at the top", 0, { from: 0, to: 48 }],
  ["within a step of lines", 100, { from: 0, to: 52 }],
  ["in the middle", 2600, { from: 84, to: 148 }],
  ["at the end", 4420, { from: 152, to: 200 }],
])("draws what is seen, and half as much above and below: %s", (_, top, drawn) => {
  expect(linesToDraw(200, seen(top))).toEqual(drawn);
});

it("draws all of what has no height yet", () => {
  expect(linesToDraw(200, { top: 0, height: 0, whole: 0 })).toEqual({ from: 0, to: 200 });
});

it("draws all of what fits", () => {
  expect(linesToDraw(20, { top: 0, height: 780, whole: 780 })).toEqual({ from: 0, to: 20 });
});
