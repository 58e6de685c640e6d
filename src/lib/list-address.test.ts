import { describe, expect, it } from "vitest";
import { listHref, listPagePath, PLAIN_LIST, parseListFilter } from "./list-address";

describe("listPagePath", () => {
  it.each([
    ["/products", "", "/products"],
    ["/products", "?utm_source=mail", "/products"],
    ["/products", "?wopen=1", "/products"],
    ["/products", "?page=2", "/products/filtered"],
    ["/products", "?sort=latest&utm_source=mail", "/products/filtered"],
    ["/products/category/3", "?isEvent=true", "/products/category/3/filtered"],
    ["/products", "?productCustomBadge=%EC%83%88", "/products/filtered"],
    ["/products/category/pick", "?page=2", "/products/category/pick/filtered"],
    ["/cscenter/notice", "?page=3", "/cscenter/notice/filtered"],
    ["/exhibitions", "?page=2", "/exhibitions/filtered"],
    ["/exhibitions", "?keyword=x", "/exhibitions"],
    ["/cscenter/notice", "?keyword=%EC%A3%BC%EC%B0%A8", "/cscenter/notice/filtered"],
    ["/cscenter/faq", "?group=2", "/cscenter/faq/filtered"],
    ["/cscenter/faq", "?page=2", "/cscenter/faq"],
    ["/boards/3", "?category=a", "/boards/3/filtered"],
    ["/boards/3/detail/4", "?page=2", "/boards/3/detail/4"],
    ["/cscenter/boards/4", "?page=2", "/cscenter/boards/4/filtered"],
    ["/cscenter/boards/4/write", "?edit=3", "/cscenter/boards/4/write"],
    ["/cscenter/boards/4/filtered", "", "/-"],
    ["/introduce/schedule", "?month=2026-12", "/introduce/schedule/filtered"],
    ["/introduce/schedule", "?day=2026-12-04&doctor=3", "/introduce/schedule/filtered"],
    ["/introduce/schedule", "?page=2", "/introduce/schedule"],
    ["/introduce/schedule/filtered", "?month=2026-12", "/-"],
    ["/products", "?month=2026-12", "/products"],
    ["/products/12", "?page=2", "/products/12"],
    ["/", "?page=2", "/"],
    ["/products/filtered", "", "/-"],
    ["/products/category/3/filtered", "?page=2", "/-"],
  ])("answers %s%s at %s", (pathname, query, path) => {
    expect(listPagePath(pathname, new URLSearchParams(query))).toBe(path);
  });
});

describe("parseListFilter", () => {
  it("reads page, sort, switches and badge", () => {
    const query = {
      page: "2",
      sort: "priceAscending",
      isRecommend: "true",
      isEvent: "true",
      productCustomBadge: " 새 시술 ",
    };
    expect(parseListFilter(query)).toEqual({
      page: 2,
      sort: "priceAscending",
      isRecommend: true,
      isEvent: true,
      productCustomBadge: "새 시술",
    });
  });

  it("leaves out what no database takes", () => {
    expect(parseListFilter({ productCustomBadge: "a\0b" }).productCustomBadge).toBe("a b");
  });

  it("asks for no badge longer than any is", () => {
    expect(parseListFilter({ productCustomBadge: "가".repeat(500) }).productCustomBadge).toHaveLength(40);
  });

  it.each([
    [{}],
    [{ productCustomBadge: "" }],
    [{ productCustomBadge: "  " }],
    [{ page: "0" }],
    [{ page: "-2" }],
    [{ page: "2.5" }],
    [{ page: "abc" }],
    [{ sort: "name; drop table" }],
    [{ isRecommend: "yes" }],
    [{ isEvent: ["false", "true"] }],
  ])("takes %o for the plain list", (query) => {
    expect(parseListFilter(query)).toEqual(PLAIN_LIST);
  });

  it("takes the first of a repeated name", () => {
    expect(parseListFilter({ page: ["3", "4"] }).page).toBe(3);
  });
});

describe("listHref", () => {
  it("leaves out what is as in the plain list", () => {
    expect(listHref("/products", PLAIN_LIST)).toBe("/products");
    expect(listHref("/products", { ...PLAIN_LIST, page: 2, isEvent: true })).toBe(
      "/products?page=2&isEvent=true",
    );
    expect(listHref("/products", { productCustomBadge: "새 시술" })).toBe(
      "/products?productCustomBadge=%EC%83%88+%EC%8B%9C%EC%88%A0",
    );
  });
});
