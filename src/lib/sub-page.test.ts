import { describe, expect, it } from "vitest";
import { parentScreen } from "./sub-page";

describe("parentScreen", () => {
  it.each([
    ["/", null],
    ["/products", null],
    ["/products/category/pick", null],
    ["/products/12", "/products"],
    ["/products/12/secret/3", "/products"],
    ["/exhibitions", null],
    ["/exhibitions/2", "/exhibitions"],
    ["/brandings/1", "/"],
    ["/boards/4", null],
    ["/boards/4/detail/17", "/boards/4"],
    ["/cscenter/notice", null],
    ["/cscenter/notice/3", "/cscenter/notice"],
    ["/cscenter/boards/5", null],
    ["/cscenter/boards/5/write", "/cscenter/boards/5"],
    ["/cscenter/boards/5/detail/9", "/cscenter/boards/5"],
    ["/terms/privacy-policy", "/"],
    ["/search", "/"],
  ])("of %s is %s", (path, parent) => {
    expect(parentScreen(path)).toBe(parent);
  });
});
