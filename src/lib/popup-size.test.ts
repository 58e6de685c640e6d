import { describe, expect, it } from "vitest";
import { lengthOfWords, pcPopupSize } from "./popup-size";

const ratio = (pcWidth: number, pcHeight: number) => ({ pcWidth, pcHeight, pcSizeType: "RATIO" }) as const;

describe("pcPopupSize", () => {
  it.each([
    [1, 1, { width: 640, height: 640 }, { width: 587, height: 587 }],
    [4, 3, { width: 852, height: 640 }, { width: 586, height: 439.5 }],
    [16, 9, { width: 1200, height: 675 }, { width: 1200, height: 675 }],
    [3, 4, { width: 560, height: 746 }, { width: 435, height: 580 }],
    [210, 297, { width: 527.5, height: 746 }, { width: 527.5, height: 746 }],
  ])("of %i:%i is the table's", (width, height, layer, grid) => {
    expect(pcPopupSize(ratio(width, height), "LAYER")).toEqual(layer);
    expect(pcPopupSize(ratio(width, height), "GRID")).toEqual(grid);
  });

  it.each([
    [1080, 1080, 640],
    [1920, 1080, 1200],
    [800, 600, 852],
  ])("knows %i:%i as a ratio of the table", (width, height, expected) => {
    expect(pcPopupSize(ratio(width, height), "LAYER").width).toBe(expected);
  });

  it.each([
    [2, 3, { width: 746 / 1.5, height: 746 }],
    [21, 9, { width: 1200, height: 1200 / (21 / 9) }],
    [5, 4, { width: 800, height: 640 }],
    [1, 4, { width: 746 / 4, height: 746 }],
  ])(
    "of %i:%i, which the table lacks, keeps its shape in the nearest one's box",
    (width, height, expected) => {
      const size = pcPopupSize(ratio(width, height), "LAYER");
      expect(size.width).toBeCloseTo(expected.width);
      expect(size.height).toBeCloseTo(expected.height);
    },
  );

  it("is what a partner gives in pixels", () => {
    expect(pcPopupSize({ pcWidth: 320, pcHeight: 480, pcSizeType: "PIXEL" }, "GRID")).toEqual({
      width: 320,
      height: 480,
    });
  });
});

describe("lengthOfWords", () => {
  it("keeps a place of its height for every syllable, and less for other letters", () => {
    expect(lengthOfWords("")).toBe(0);
    expect(lengthOfWords("부작용")).toBe(36);
    expect(lengthOfWords("1 / 3")).toBe(45);
  });
});
