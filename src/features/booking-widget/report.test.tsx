import { afterEach, describe, expect, it } from "vitest";
import type { ReservationSuccess } from "@/contract/widget/messages";
import { reportLogin, reportPurchase } from "./report";

const reservation: ReservationSuccess = {
  reservationId: 417,
  reservationNumber: "LM-261120-0417",
  kind: "treatment",
  total: 198_000,
  items: [{ id: 3, name: "콜라겐 부스터 1회", price: 198_000 }],
};
const events = (name: string) => window.dataLayer?.filter(({ event }) => event === name) ?? [];

afterEach(() => {
  delete window.dataLayer;
  localStorage.clear();
});

describe("reportPurchase", () => {
  it("tells of a reservation once, however often it is heard of", () => {
    reportPurchase(reservation);
    reportPurchase(reservation);
    expect(events("purchase")).toEqual([
      {
        event: "purchase",
        ecommerce: {
          transaction_id: "LM-261120-0417",
          currency: "KRW",
          value: 198_000,
          tax: 0,
          items: [{ item_id: "3", item_name: "콜라겐 부스터 1회", price: 198_000, quantity: 1 }],
        },
      },
    ]);
  });

  it.each([
    ["VAT comes on top", 327_800, [198_000, 100_000], { value: 298_000, tax: 29_800 }],
    ["VAT is in the prices", 298_000, [198_000, 100_000], { value: 298_000, tax: 0 }],
    ["a clinic shows no prices", null, [null, null], { value: 0, tax: 0 }],
    ["it is a visit", 0, [], { value: 0, tax: 0 }],
  ])("has items that sum to its value where %s", (_, total, prices, sums) => {
    const items = prices.map((price, id) => ({ id, name: `시술 ${id}`, price }));
    reportPurchase({ ...reservation, total, items });
    const [{ ecommerce }] = events("purchase") as [
      { ecommerce: typeof sums & { items: { price: number }[] } },
    ];
    expect(ecommerce).toMatchObject(sums);
    expect(ecommerce.items.reduce((sum, { price }) => sum + price, 0)).toBe(ecommerce.value);
  });

  it("tells of the next reservation too", () => {
    reportPurchase(reservation);
    reportPurchase({ ...reservation, reservationId: 418 });
    expect(events("purchase")).toHaveLength(2);
  });

  it("does not trip over what else is in storage", () => {
    localStorage.setItem("reservation", '{"x":');
    reportPurchase(reservation);
    expect(events("purchase")).toHaveLength(1);
  });
});

describe("reportLogin", () => {
  it.each([
    [true, "identity verification"],
    [false, "SMS verification"],
  ])("names the method and nobody (regular: %s)", (isRegular, method) => {
    reportLogin({ name: "김하윤", isRegular });
    expect(window.dataLayer).toEqual([{ event: "login", method }]);
  });
});
