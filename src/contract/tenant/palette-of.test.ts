import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast";
import { paletteOf, readableColour } from "./palette-of";

describe("a palette of one colour", () => {
  it.each(["#4F7F73", "#FF0000", "#FFFF00", "#0000FF", "#000000", "#FFFFFF"])(
    "of %s can be read",
    (colour) => {
      const { primary = {} } = paletteOf(colour);
      const on = (front: string, back: string) => contrastRatio(primary[front] ?? "", primary[back] ?? "");
      expect(on("600", "50")).toBeGreaterThan(4.5);
      expect(on("900", "100")).toBeGreaterThan(10);
      expect(contrastRatio(primary["700"] ?? "", "#FFFFFF")).toBeGreaterThan(7);
    },
  );
});

describe("the nearest readable colour", () => {
  const onWhite = [{ colour: "#FFFFFF", needed: 4.5 }];

  it.each(["#94754E", "#FFFF00", "#1E66CA", "#FFFFFF"])(
    "to %s is readable, and no darker than it must be",
    (colour) => {
      const found = readableColour(colour, onWhite) ?? "";
      const ratio = contrastRatio(found, "#FFFFFF");
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(ratio).toBeLessThan(Math.max(4.7, contrastRatio(colour, "#FFFFFF") + 0.1));
    },
  );

  it("is a lighter one on a dark ground", () => {
    const found = readableColour("#53514E", [{ colour: "#242322", needed: 4.5 }]) ?? "";
    expect(contrastRatio(found, "#242322")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(found, "#FFFFFF")).toBeLessThan(contrastRatio("#53514E", "#FFFFFF"));
  });

  it("is none where light and dark are both beside it", () => {
    const beside = ["#FFFFFF", "#000000"].map((colour) => ({ colour, needed: 5 }));
    expect(readableColour("#777777", beside)).toBeNull();
  });
});
