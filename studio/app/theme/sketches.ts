import type { PlannedPage, PlanOf } from "@/contract/tenant/houses";

/** p: a picture. t: a line of text. h: a heading. a: what one presses or pays. l: a rule. */
export type Mark = "p" | "t" | "h" | "a" | "l";
/** In the units of a drawing of 96 by 64. */
export type Sketch = readonly (readonly [Mark, x: number, y: number, width: number, height: number])[];

type Sketches = { [Page in PlannedPage]: Record<PlanOf<Page>, Sketch> };

const lines = (
  mark: Mark,
  [x, y, width, height]: [number, number, number, number],
  count: number,
  [stepX, stepY]: [number, number],
): Sketch =>
  Array.from({ length: count }, (_, index) => [mark, x + stepX * index, y + stepY * index, width, height]);

/** What each plan of a page looks like from afar. */
export const SKETCHES: Sketches = {
  home: {
    story: [
      ["p", 4, 4, 88, 18],
      ["h", 4, 27, 34, 3],
      ["t", 4, 33, 26, 2],
      ["p", 50, 27, 42, 14],
      ["p", 4, 46, 42, 14],
      ["h", 50, 47, 34, 3],
      ["t", 50, 53, 26, 2],
    ],
    bento: [
      ["p", 4, 4, 44, 26],
      ["a", 52, 4, 18, 26],
      ["p", 74, 4, 18, 26],
      ["p", 4, 34, 18, 26],
      ["a", 26, 34, 22, 26],
      ["p", 52, 34, 40, 26],
    ],
  },
  list: {
    tiles: [
      ...lines("p", [4, 4, 27, 18], 3, [30.5, 0]),
      ...lines("t", [4, 25, 18, 2], 3, [30.5, 0]),
      ...lines("p", [4, 34, 27, 18], 3, [30.5, 0]),
      ...lines("t", [4, 55, 18, 2], 3, [30.5, 0]),
    ],
    rows: [
      ...lines("p", [4, 6, 10, 10], 4, [0, 14]),
      ...lines("h", [18, 8, 34, 2.5], 4, [0, 14]),
      ...lines("t", [18, 13, 24, 2], 4, [0, 14]),
      ...lines("a", [76, 9, 16, 4], 4, [0, 14]),
    ],
    index: [
      ["h", 4, 6, 20, 3],
      ...lines("t", [34, 7, 40, 2], 6, [0, 9.5]),
      ...lines("l", [34, 12, 58, 0.8], 6, [0, 9.5]),
    ],
  },
  product: {
    gallery: [
      ["p", 4, 4, 46, 40],
      ...lines("p", [4, 48, 13, 12], 3, [16.5, 0]),
      ["h", 56, 6, 32, 4],
      ...lines("t", [56, 16, 36, 2], 4, [0, 5]),
      ["a", 56, 50, 36, 9],
    ],
    brief: [
      ["h", 4, 6, 40, 4],
      ...lines("t", [4, 15, 40, 2], 3, [0, 5]),
      ["p", 66, 4, 26, 30],
      ...lines("l", [4, 38, 88, 0.8], 4, [0, 7]),
      ...lines("a", [50, 41, 12, 2], 3, [0, 7]),
      ...lines("t", [4, 41, 26, 2], 3, [0, 7]),
    ],
    letter: [["h", 28, 5, 40, 4], ...lines("t", [28, 15, 40, 2], 5, [0, 5]), ["p", 28, 42, 40, 18]],
  },
  events: {
    lead: [
      ["p", 4, 4, 54, 36],
      ["h", 62, 8, 28, 4],
      ...lines("t", [62, 17, 26, 2], 3, [0, 5]),
      ...lines("p", [4, 44, 27, 16], 3, [30.5, 0]),
    ],
    tiles: [...lines("a", [4, 4, 20, 12], 4, [22.7, 0]), ...lines("p", [4, 20, 42, 40], 2, [46, 0])],
    notes: [
      ...lines("a", [4, 6, 14, 3], 5, [0, 12]),
      ...lines("h", [24, 6, 40, 3], 5, [0, 12]),
      ...lines("l", [4, 13, 88, 0.8], 5, [0, 12]),
    ],
  },
  staff: {
    letters: [
      ["p", 4, 4, 22, 56],
      ["h", 30, 8, 16, 3],
      ...lines("t", [30, 15, 16, 2], 6, [0, 5]),
      ["p", 50, 4, 22, 56],
      ["h", 76, 8, 16, 3],
      ...lines("t", [76, 15, 16, 2], 6, [0, 5]),
    ],
    board: [
      ...lines("p", [4, 4, 20, 24], 4, [22.7, 0]),
      ...lines("h", [4, 32, 16, 3], 4, [22.7, 0]),
      ...lines("t", [4, 39, 18, 2], 4, [22.7, 0]),
      ...lines("a", [4, 46, 20, 8], 4, [22.7, 0]),
    ],
    scroll: [["p", 60, 4, 32, 56], ["h", 50, 6, 3.5, 40], ...lines("t", [12, 6, 2, 44], 5, [7, 0])],
  },
  schedule: {
    month: [
      ...lines("p", [4, 4, 7, 9], 6, [9, 0]),
      ...lines("p", [4, 16, 7, 9], 6, [9, 0]),
      ...lines("p", [4, 28, 7, 9], 6, [9, 0]),
      ["a", 64, 4, 28, 33],
      ...lines("t", [4, 44, 88, 2], 3, [0, 6]),
    ],
    week: [
      ...lines("p", [4, 4, 11, 34], 7, [12.9, 0]),
      ...lines("a", [4, 12, 11, 10], 3, [25.8, 0]),
      ...lines("t", [4, 44, 60, 2], 3, [0, 6]),
    ],
  },
  space: {
    walk: [
      ["a", 4, 4, 26, 20],
      ["p", 34, 4, 58, 20],
      ["p", 4, 28, 42, 32],
      ["p", 50, 28, 42, 32],
    ],
    floors: [
      ...lines("a", [4, 4, 24, 16], 3, [0, 20]),
      ...lines("p", [32, 4, 28, 16], 3, [0, 20]),
      ...lines("p", [64, 4, 28, 16], 3, [0, 20]),
    ],
    column: [...lines("p", [24, 4, 48, 14], 3, [0, 20.5]), ...lines("t", [24, 20.5, 24, 2], 3, [0, 20.5])],
  },
  cscenter: {
    desk: [
      ["h", 4, 6, 34, 4],
      ["a", 4, 16, 34, 9],
      ...lines("t", [4, 32, 30, 2], 4, [0, 6]),
      ...lines("l", [50, 10, 42, 0.8], 6, [0, 9]),
      ...lines("t", [50, 5, 30, 2], 6, [0, 9]),
    ],
    phone: [["a", 26, 6, 44, 14], ["h", 26, 26, 30, 3], ...lines("t", [26, 34, 44, 2], 5, [0, 5.5])],
  },
};
