import { describe, expect, it } from "vitest";
import { formatPhone, phoneDigits, telHref } from "./phone";

describe("formatPhone", () => {
  it.each([
    ["01012345678", "010-1234-5678"],
    ["010 1234 5678", "010-1234-5678"],
    ["0101234567", "010-123-4567"],
    ["010-12", "01012"],
    ["010123456789", "010123456789"],
    ["", ""],
  ])("writes %s as %s", (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });
});

it("phoneDigits strips what is no digit", () => {
  expect(phoneDigits("+82 (0)10-1234")).toBe("820101234");
});

describe("telHref", () => {
  it.each([
    ["02-0000-1234", "tel:02-0000-1234"],
    ["02) 0000 1234", "tel:0200001234"],
    ["+82 2 0000 1234", "tel:+82200001234"],
    ["javascript:alert(1)", "tel:1"],
  ])("links %s as %s", (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
