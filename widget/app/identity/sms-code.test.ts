import { describe, expect, it } from "vitest";
import { codeIn, isOutOfReach } from "./sms-code";

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

describe("isOutOfReach", () => {
  it.each([
    ["01023456789", false],
    ["+", false],
    ["+8", false],
    ["+81", true],
    ["+819012345678", true],
    ["+12025550100", false],
    ["+9", true],
  ])("of %s is %s where SMS reaches 82 and 1", (digits, expected) => {
    expect(isOutOfReach(digits, ["82", "1"])).toBe(expected);
  });
});
