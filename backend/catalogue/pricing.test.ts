import { describe, expect, it } from "vitest";
import { calculateTotals, discountRate, displayedPrice, optionPrice } from "./pricing";

const event = { id: 1, title: "이달", startAt: "2026-11-01T00:00:00Z", endAt: "2026-12-01T00:00:00Z" };
const option = (price: number | null, offer?: number, isDefault = false, isPriceFrom = false) => ({
  price,
  isPriceFrom,
  isDefault,
  offer: offer === undefined ? null : { price: offer, event },
});

describe("discountRate", () => {
  it.each([
    [198_000, 280_000, 29],
    [69_500, 100_000, 30],
    [999, 1000, 1],
    [0, 1000, 99],
    [1000, 1000, null],
    [1200, 1000, null],
  ])("of %i instead of %i", (price, original, rate) => {
    expect(discountRate(price, original)).toBe(rate);
  });
});

describe("optionPrice", () => {
  it("never lets an event make anything dearer", () => {
    expect(optionPrice(option(1000, 1200), true)).toEqual({
      price: 1000,
      originalPrice: null,
      discountRate: null,
      isFrom: false,
    });
  });

  it("tells nothing without a price view", () => {
    expect(Object.values(optionPrice(option(1000, 700), false))).toEqual([null, null, null, false]);
  });
});

describe("a price that the clinic says when it is asked", () => {
  const asked = { price: null, originalPrice: null, discountRate: null, isFrom: false };

  it("is none, whatever an event says", () => {
    expect(optionPrice(option(null, 700), true)).toEqual(asked);
  });

  it("stands behind any price among several options, and for the product where it is the default", () => {
    expect(displayedPrice([option(null), option(500)], true).price).toMatchObject({
      price: 500,
      isFrom: true,
    });
    expect(displayedPrice([option(null, undefined, true), option(500)], true).price).toEqual(asked);
  });

  it("adds nothing to a sum", () => {
    expect(calculateTotals([1000, null], true)).toEqual({ subtotal: 1000, vat: 0, total: 1000 });
  });
});

describe("displayedPrice", () => {
  it("is the least of a range, where the clinic names one", () => {
    const range = option(150_000, undefined, true, true);
    expect(displayedPrice([range], true).price).toMatchObject({ price: 150_000, isFrom: true });
    expect(displayedPrice([range], false).price).toMatchObject({ price: null, isFrom: false });
  });

  it("is the default option's, though another is cheaper", () => {
    const { price } = displayedPrice([option(280, 198, true), option(39)], true);
    expect(price).toEqual({ price: 198, originalPrice: 280, discountRate: 29, isFrom: false });
  });

  it("is the lowest paid without one, marked where others cost more", () => {
    const shown = displayedPrice([option(500), option(900, 300)], true);
    expect(shown).toEqual({
      price: { price: 300, originalPrice: 900, discountRate: 66, isFrom: true },
      event,
    });
  });

  it("names the event although another option is meant", () => {
    expect(displayedPrice([option(500, undefined, true), option(900, 300)], true).event).toBe(event);
  });

  it("is nothing where there are no options", () => {
    expect(displayedPrice([], true).price.price).toBeNull();
  });
});

describe("calculateTotals", () => {
  it.each([
    [[198_000, 39_000], false, { subtotal: 237_000, vat: 23_700, total: 260_700 }],
    [[69_500, 25_005], false, { subtotal: 94_505, vat: 9451, total: 103_956 }],
    [[198_000, 39_000], true, { subtotal: 237_000, vat: 0, total: 237_000 }],
    [[], false, { subtotal: 0, vat: 0, total: 0 }],
  ])("of %j, VAT included: %s", (prices, isIncludeVat, sums) => {
    expect(calculateTotals(prices, isIncludeVat)).toEqual(sums);
  });
});
