import { describe, expect, it } from "vitest";
import { isPhoneSize, viewportSizeOf } from "./viewport-size";

describe("viewportSizeOf", () => {
  it.each([
    [320, "smallMobile", true],
    [514, "smallMobile", true],
    [515, "mobile", true],
    [768, "mobile", true],
    [769, "smallTablet", false],
    [1024, "smallTablet", false],
    [1025, "tablet", false],
    [1248, "tablet", false],
    [1249, "pc", false],
    [1919, "pc", false],
    [1920, "bigPc", false],
  ])("calls %i px %s", (width, size, isPhone) => {
    expect(viewportSizeOf(width)).toBe(size);
    expect(isPhoneSize(viewportSizeOf(width))).toBe(isPhone);
  });
});
