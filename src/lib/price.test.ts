import { describe, expect, it } from "vitest";
import { isDiscounted, sumOfPrices } from "./price";

describe("sumOfPrices", () => {
  const option = (price: number | null) => ({ price: { price } });

  it("adds what the chosen options cost", () => {
    expect(sumOfPrices([option(198_000), option(39_000)])).toBe(237_000);
  });

  it("is 0 for nothing chosen", () => {
    expect(sumOfPrices([])).toBe(0);
  });

  it("is unknown as soon as one price is not shown", () => {
    expect(sumOfPrices([option(198_000), option(null)])).toBeNull();
  });
});

describe("isDiscounted", () => {
  it.each([
    [{ originalPrice: 280_000, discountRate: 29 }, true],
    [{ originalPrice: 280_000, discountRate: null }, false],
    [{ originalPrice: null, discountRate: null }, false],
  ])("%o: %s", (price, expected) => {
    expect(isDiscounted(price)).toBe(expected);
  });
});
