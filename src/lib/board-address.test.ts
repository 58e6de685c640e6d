import { describe, expect, it } from "vitest";
import { boardHref, parseBoardFilter, WHOLE_BOARD } from "./board-address";

describe("parseBoardFilter", () => {
  it("reads page, category and keyword", () => {
    expect(parseBoardFilter({ page: "3", category: "언론", keyword: " 주차 안내 " })).toEqual({
      page: 3,
      category: "언론",
      keyword: "주차 안내",
    });
  });

  it.each([
    [{}],
    [{ page: "0" }],
    [{ page: "-1" }],
    [{ page: "1e3" }],
    [{ page: "' or 1=1" }],
    [{ category: "  " }],
    [{ keyword: "   " }],
    [{ keyword: [] }],
  ])("takes %o for the whole board", (query) => {
    expect(parseBoardFilter(query)).toEqual(WHOLE_BOARD);
  });

  it("leaves out what no database takes", () => {
    expect(parseBoardFilter({ keyword: "a\0b", category: "\0언론" })).toMatchObject({
      keyword: "a b",
      category: "언론",
    });
  });

  it("cuts what no search takes", () => {
    const { keyword, category } = parseBoardFilter({ keyword: "가".repeat(500), category: "나".repeat(500) });
    expect(keyword).toHaveLength(100);
    expect(category).toHaveLength(40);
  });
});

describe("boardHref", () => {
  it.each([
    [{}, "/boards/3"],
    [WHOLE_BOARD, "/boards/3"],
    [{ page: 2 }, "/boards/3?page=2"],
    [{ category: "a&b", keyword: "c d", page: 2 }, "/boards/3?category=a%26b&keyword=c+d&page=2"],
  ])("writes %o as %s", (filter, href) => {
    expect(boardHref("/boards/3", filter)).toBe(href);
  });
});
