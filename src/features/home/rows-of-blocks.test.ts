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
const types = (rows: HomeBlock[][]) => rows.map((row) => row.map(({ type }) => type));

describe("rowsOfBlocks", () => {
  it("puts prices and doctors of a bento side by side", () => {
    expect(types(rowsOfBlocks(home, "bento", "top"))).toEqual([
      ["hero"],
      ["priceTable", "doctors"],
      ["notices"],
    ]);
  });

  it("leaves titles at the side their width", () => {
    expect(rowsOfBlocks(home, "bento", "side")).toHaveLength(4);
  });

  it("gives each block of a story a row of its own", () => {
    expect(types(rowsOfBlocks(home, "story", "top"))).toEqual([
      ["hero"],
      ["priceTable"],
      ["doctors"],
      ["notices"],
    ]);
  });

  it("pairs only neighbours, in the partner's order", () => {
    const rows = rowsOfBlocks(home.toReversed(), "bento", "top");
    expect(types(rows)).toEqual([["notices"], ["doctors"], ["priceTable"], ["hero"]]);
  });
});
