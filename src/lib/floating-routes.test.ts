import { describe, expect, it } from "vitest";
import { hasFloatingButton } from "./floating-routes";

describe("hasFloatingButton", () => {
  it.each([
    "/",
    "/introduce",
    "/introduce/staff",
    "/introduce/schedule",
    "/introduce/space",
    "/cscenter/notice",
    "/cscenter/notice/3",
    "/cscenter/faq",
    "/cscenter/contact",
    "/events",
    "/exhibitions",
    "/exhibitions/3",
    "/products",
    "/products/category/3",
    "/products/category/pick",
    "/products/category/event",
    "/brandings/3",
    "/search",
  ])("is there on %s", (path) => expect(hasFloatingButton(path)).toBe(true));

  it.each([
    "/products/3",
    "/products/3/secret/4",
    "/info",
    "/cscenter",
    "/cscenter/boards/1",
    "/boards/1",
    "/introduce/else",
    "/exhibitions/3/4",
    "/terms/privacy-policy",
    "/brandings",
  ])("is not there on %s", (path) => expect(hasFloatingButton(path)).toBe(false));
});
