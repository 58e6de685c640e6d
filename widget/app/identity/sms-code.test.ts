import { describe, expect, it } from "vitest";
import { codeIn, isMobileNumber, mobileDigits } from "./sms-code";

describe("codeIn", () => {
  it.each([
    ["482916", "482916"],
    ["4829", "4829"],
    ["482 916", "482916"],
    ["4829167", "482916"],
    ["", ""],
    ["[루미에르] 인증번호 482916를 입력해 주세요.", "482916"],
    ["[365의원] 인증번호 482916를 입력해 주세요.", "482916"],
    ["[Web발신]\n[24시 2호점] 인증번호 482916를 입력해 주세요.", "482916"],
    ["문의 0212345678, 인증번호 482916", "482916"],
  ])("finds the code in %j", (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

describe("mobileDigits", () => {
  it.each([
    ["010-2345-6789", "01023456789"],
    ["+82 10-2345-6789", "01023456789"],
    ["+82 (0)10 2345 6789", "01023456789"],
    ["00821023456789", "01023456789"],
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
  ])("of %s is %s", (digits, expected) => {
    expect(isMobileNumber(digits)).toBe(expected);
  });
});
