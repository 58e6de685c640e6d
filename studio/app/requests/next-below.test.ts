import { describe, expect, it } from "vitest";
import { nextBelow } from "./next-below";

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));

describe("nextBelow", () => {
  it.each([
    ["the next below", [1, 2, 4], [1, 2, 3, 4], 3, 4],
    ["further down where that is gone as well", [1, 5], [1, 3, 4, 5], 3, 5],
    ["the last one left under the last", [1, 2], [1, 2, 3], 3, 2],
    ["the first of a list that never had it", [7, 8], [1, 2], 9, 7],
    ["nothing of an empty list", [], [3], 3, undefined],
  ])("is %s", (_, left, order, gone, expected) => {
    expect(nextBelow(rowsOf(...left), order, gone)?.id).toBe(expected);
  });
});
