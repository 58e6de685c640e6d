import { describe, expect, it } from "vitest";
import { isDiscounted, offerPeriod, sumOfPrices } from "./price";

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

describe("offerPeriod", () => {
  const event = { startAt: "2026-11-02T00:00:00+09:00" };

  it.each([
    ["a lowered price", { price: 198_000, originalPrice: 280_000, discountRate: 29 }, event],
    ["a price that is not shown", { price: null, originalPrice: null, discountRate: null }, event],
    ["a price that stayed", { price: 149_000, originalPrice: null, discountRate: null }, null],
  ])("of %s", (_, price, period) => {
    expect(offerPeriod({ event, price })).toBe(period);
  });

  it("is null without an event", () => {
    expect(offerPeriod({ event: null, price: { price: 1, originalPrice: 2, discountRate: 50 } })).toBeNull();
  });
});
