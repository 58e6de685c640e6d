import { expect, it } from "vitest";
import { unicodeRange } from "./unicode-range";

it("joins neighbours, in order, each character once", () => {
  expect(unicodeRange("다가각가갂")).toBe("U+ac00-ac02,U+b2e4");
});
