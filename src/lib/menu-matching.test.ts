import { describe, expect, it } from "vitest";
import { findInMenu, type MenuUrls } from "./menu-matching";

const entry = (url: string, ...subs: string[]): MenuUrls => ({
  url,
  subList: subs.map((sub) => ({ url: sub })),
});

const MENU = [
  entry("/"),
  entry("/products", "/products", "/products/category/pick", "/products/category/3"),
  entry("/events"),
  entry("/exhibitions"),
  entry("/introduce", "/introduce/staff", "/introduce/space"),
  entry("https://blog.example"),
];

describe("findInMenu", () => {
  it.each([
    ["/", 0, -1],
    ["/products", 1, 0],
    ["/products/12", 1, 0],
    ["/products/12/secret/3", 1, 0],
    ["/products/category/pick", 1, 1],
    ["/products/category/3", 1, 2],
    ["/products/category/4", -1, -1],
    ["/products/category", -1, -1],
    ["/events", 2, -1],
    ["/events/12", -1, -1],
    ["/exhibitions", 3, -1],
    ["/exhibitions/5", 3, -1],
    ["/introduce", 4, -1],
    ["/introduce/space", 4, 1],
    ["/introduce/schedule", -1, -1],
    ["/products/category/pick/", -1, -1],
    ["/products/category/event", -1, -1],
    ["/exhibitionsale", -1, -1],
    ["/productsale", -1, -1],
    ["/search", -1, -1],
  ])("places %s at %i, %i", (path, index, sub) => {
    expect(findInMenu(MENU, path)).toEqual({ entry: index, sub });
  });

  it("prefers an entry's own url to another's sub-entry", () => {
    const menu = [entry("/a", "/products/category/event"), entry("/products/category/event")];
    expect(findInMenu(menu, "/products/category/event").entry).toBe(1);
  });

  it("prefers the whole list where several entries hold products", () => {
    const menu = [entry("/products/category/pick"), entry("/a", "/products/7"), entry("/b", "/products")];
    expect(findInMenu(menu, "/products/12")).toEqual({ entry: 2, sub: 0 });
  });

  it("finds the whole list in a sub-list where no entry of its own is one", () => {
    const menu = [entry("/events"), entry("/a", "/events", "/products"), entry("/products/7")];
    expect(findInMenu(menu, "/products/12")).toEqual({ entry: 1, sub: 1 });
  });

  it("does not take a category for the whole list of products", () => {
    const menu = [entry("/products/category/3"), entry("/products")];
    expect(findInMenu(menu, "/products/category/9")).toEqual({ entry: -1, sub: -1 });
    expect(findInMenu(menu, "/products/category/3").entry).toBe(0);
  });

  it("finds an exhibition in the entry of one exhibition, or in a sub-list", () => {
    expect(findInMenu([entry("/"), entry("/exhibitions/3")], "/exhibitions/5").entry).toBe(1);
    expect(findInMenu([entry("/"), entry("/events", "/exhibitions")], "/exhibitions/5")).toEqual({
      entry: 1,
      sub: 0,
    });
  });

  it("takes no other house's address for its own path", () => {
    const menu = [entry("https://evil.example/products"), entry("//products"), entry("javascript:/products")];
    expect(findInMenu(menu, "/products/12").entry).toBe(-1);
  });

  it("takes the first entry with a products url where none is the whole list", () => {
    const menu = [entry("/events"), entry("/products/category/3"), entry("/products/category/4")];
    expect(findInMenu(menu, "/products/12").entry).toBe(1);
  });

  it("finds nothing in an empty menu", () => {
    expect(findInMenu([], "/products")).toEqual({ entry: -1, sub: -1 });
  });
});
