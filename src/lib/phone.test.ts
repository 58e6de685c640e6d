import { describe, expect, it } from "vitest";
import {
  countryOf,
  formatPhone,
  isMobileNumber,
  mobileDigits,
  phoneDigits,
  telHref,
  withCountry,
} from "./phone";

describe("formatPhone", () => {
  it.each([
    ["01012345678", "010-1234-5678"],
    ["010 1234 5678", "010-1234-5678"],
    ["0101234567", "010-123-4567"],
    ["010-12", "01012"],
    ["010123456789", "010123456789"],
    ["+82 10-1234-5678", "010-1234-5678"],
    ["+819012345678", "+81 90 1234 5678"],
    ["+8613812345678", "+86 138 1234 5678"],
    ["+12025550100", "+1 202 555 0100"],
    ["+46701234567", "+46701234567"],
    ["+81 90", "+81 90"],
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

describe("mobileDigits", () => {
  it.each([
    ["010-2345-6789", "01023456789"],
    ["+82 10-2345-6789", "01023456789"],
    ["+82 (0)10 2345 6789", "01023456789"],
    ["00821023456789", "01023456789"],
    ["+81 90-1234-5678", "+819012345678"],
    ["0081 90 1234 5678", "+819012345678"],
    ["＋８１ ９０ １２３４ ５６７８", "+819012345678"],
    ["０１０ ２３４５ ６７８９", "01023456789"],
    ["+", "+"],
    ["010 2345", "0102345"],
    ["02-123-4567", "021234567"],
  ])("reads %j", (text, digits) => {
    expect(mobileDigits(text)).toBe(digits);
  });
});

describe("isMobileNumber", () => {
  it.each([
    ["01023456789", true],
    ["0112345678", true],
    ["0102345678", true],
    ["010234567", false],
    ["0212345678", false],
    ["010234567890", false],
    ["+819012345678", true],
    ["+81", false],
    ["+1234567890123456", false],
  ])("of %s is %s", (digits, expected) => {
    expect(isMobileNumber(digits)).toBe(expected);
  });
});

describe("a number's country", () => {
  it.each([
    ["", "82"],
    ["010-1234-5678", "82"],
    ["+82 10-1234-5678", "82"],
    ["+81 90 1234 5678", "81"],
    ["+886 912 345 678", "886"],
    ["+46 70 123 45 67", ""],
    ["+", ""],
  ])("of %j is %j", (phone, code) => expect(countryOf(phone)).toBe(code));

  it.each([
    ["", "81", "+81 "],
    ["090-1234-5678", "81", "+81 09012345678"],
    ["+81 90 1234 5678", "86", "+86 9012345678"],
    ["+81 010 1234 5678", "82", "010-1234-5678"],
    ["", "", "+"],
  ])("of %j becomes %j: %j", (phone, code, expected) => expect(withCountry(phone, code)).toBe(expected));
});
