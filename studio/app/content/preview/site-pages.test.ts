import { describe, expect, it } from "vitest";
import { frameAddress, isSamePage, pageOf, typedPath } from "./site-pages";

const LINK = "https://lumiere.preview.clinics.example/?preview=a.b-c";

describe("the page of a thing", () => {
  it.each([
    ["product", 12, {}, "/products/12"],
    ["product", null, {}, "/products"],
    ["banner", 3, { bannerLocation: "PRODUCT_LIST" }, "/products"],
    ["banner", 3, { bannerLocation: "HOME_TOP" }, "/"],
    ["board", 7, { boardTypeId: 2 }, "/boards/2/detail/7"],
    ["doctor", 4, {}, "/introduce/staff#doctor-4"],
    ["theme", 1, {}, "/"],
  ] as const)("%s %s of %j: %s", (kind, id, body, expected) => {
    expect(pageOf(kind, id, body)).toBe(expected);
  });

  it("is the same wherever on it one is, and another with another query", () => {
    expect(isSamePage("/introduce/staff#doctor-4", "/introduce/staff")).toBe(true);
    expect(isSamePage("/products?page=2", "/products")).toBe(false);
  });
});

describe("a path that somebody types", () => {
  it.each([
    ["/products/3", "/products/3"],
    ["events", "/events"],
    [" https://lumiere.example/products?page=2#x ", "/products?page=2"],
    ["javascript:alert(1)", null],
    ["", null],
  ])("%s: %s", (typed, expected) => {
    expect(typedPath(typed)).toBe(expected);
  });
});

describe("a frame's address", () => {
  it.each([
    ["/", "/?preview=a.b-c"],
    ["/products?page=2", "/products?page=2&preview=a.b-c"],
    ["/introduce/staff#doctor-4", "/introduce/staff?preview=a.b-c#doctor-4"],
  ])("of %s has the token: %s", (path, expected) => {
    expect(frameAddress(LINK, path)).toBe(`https://lumiere.preview.clinics.example${expected}`);
  });

  it.each(["//evil.example/", "https://evil.example/x", "\\\\evil.example"])(
    "takes the token to no other host: %s",
    (path) => {
      expect(frameAddress(LINK, path)).toBe(LINK);
    },
  );
});
