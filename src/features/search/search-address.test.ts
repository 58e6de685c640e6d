import { describe, expect, it } from "vitest";
import { parseSearchAddress, type SearchAddress, searchHref } from "./search-address";

const NOTHING: SearchAddress = { keyword: "", tab: null, page: 1 };

describe("parseSearchAddress", () => {
  it.each<[Parameters<typeof parseSearchAddress>[0], Partial<SearchAddress>]>([
    [{}, {}],
    [{ keyword: "  리프팅 " }, { keyword: "리프팅" }],
    [{ keyword: ["기미", "모공"] }, { keyword: "기미" }],
    [{ keyword: "가".repeat(300) }, { keyword: "가".repeat(100) }],
    [{ keyword: `${"가".repeat(99)}😀` }, { keyword: "가".repeat(99) }],
    [{ keyword: "<script>" }, { keyword: "<script>" }],
    [{ keyword: "토\u0000닝\u001b" }, { keyword: "토 닝" }],
    [{ keyword: "\u0000" }, {}],
    [
      { keyword: "기미", tab: "events", page: "2" },
      { keyword: "기미", tab: "events", page: 2 },
    ],
    [
      { keyword: "기미", tab: ["boards", "events"] },
      { keyword: "기미", tab: "boards" },
    ],
    [{ keyword: "기미", tab: "constructor" }, { keyword: "기미" }],
    [
      { keyword: "기미", tab: "boards", page: "-1" },
      { keyword: "기미", tab: "boards" },
    ],
    [{ keyword: "기미", page: "3" }, { keyword: "기미" }],
  ])("reads %o", (query, address) => {
    expect(parseSearchAddress(query)).toEqual({ ...NOTHING, ...address });
  });
});

describe("searchHref", () => {
  it.each<[Partial<SearchAddress>, string]>([
    [{ keyword: "a&b#c" }, "/search?keyword=a%26b%23c"],
    [{ keyword: "a", tab: "events" }, "/search?keyword=a&tab=events"],
    [{ keyword: "a", tab: "events", page: 1 }, "/search?keyword=a&tab=events"],
    [{ keyword: "a", tab: "events", page: 2 }, "/search?keyword=a&tab=events&page=2"],
    [{ keyword: "a", tab: null, page: 2 }, "/search?keyword=a"],
    [{}, "/search?keyword="],
  ])("writes %o as %s", (address, href) => {
    expect(searchHref(address)).toBe(href);
  });

  it("is read as it was written", () => {
    const address: SearchAddress = { keyword: "모공 & 결", tab: "faqs", page: 4 };
    const query = Object.fromEntries(new URL(searchHref(address), "http://a").searchParams);
    expect(parseSearchAddress(query)).toEqual(address);
  });
});
