import { describe, expect, it } from "vitest";
import type { HomeBlock } from "@/contract/tenant/home-blocks";
import { aTenant } from "@/testing/tenant";
import { rowsOfBlocks } from "./rows-of-blocks";

const { home } = aTenant({
  home: [
    { type: "hero" },
    { type: "priceTable", title: "부위별 가격", categoryNames: ["눈"] },
    { type: "doctors", title: "집도의" },
    { type: "notices", title: "공지" },
  ],
});
const { variants } = aTenant().theme;
const types = (rows: HomeBlock[][]) => rows.map((row) => row.map(({ type }) => type));

describe("rowsOfBlocks", () => {
  it("puts prices and doctors in rows side by side", () => {
    expect(types(rowsOfBlocks(home, { ...variants, doctor: "row" }))).toEqual([
      ["hero"],
      ["priceTable", "doctors"],
      ["notices"],
    ]);
  });

  it("gives portraits a row of their own", () => {
    expect(types(rowsOfBlocks(home, { ...variants, doctor: "portrait" }))).toEqual([
      ["hero"],
      ["priceTable"],
      ["doctors"],
      ["notices"],
    ]);
  });

  it("pairs only neighbours, in the partner's order", () => {
    const rows = rowsOfBlocks(home.toReversed(), { ...variants, doctor: "row" });
    expect(types(rows)).toEqual([["notices"], ["doctors"], ["priceTable"], ["hero"]]);
  });
});
