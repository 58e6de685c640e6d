import { describe, expect, it } from "vitest";
import { phoneSchema } from "./phone";

describe("phoneSchema", () => {
  it.each([
    "01012345678",
    "010-1234-5678",
    " 010 1234 5678 ",
    "010.1234.5678",
    "+82 10-1234-5678",
    "+82 (0)10-1234-5678",
    "0082 10 1234 5678",
    "821012345678",
  ])("takes %j for the same number", (spelling) => {
    expect(phoneSchema.parse(spelling)).toBe("01012345678");
  });

  it.each([
    ["+81 90-1234-5678", "+819012345678"],
    ["+81 (0)90 1234 5678", "+819012345678"],
    ["0081 90 1234 5678", "+819012345678"],
    ["＋８１ ９０ １２３４ ５６７８", "+819012345678"],
    ["+86 138 1234 5678", "+8613812345678"],
    ["+1 (202) 555-0100", "+12025550100"],
    ["+886 0912 345 678", "+886912345678"],
  ])("keeps %j in E.164", (spelling, kept) => {
    expect(phoneSchema.parse(spelling)).toBe(kept);
  });

  it.each([
    "",
    "02-123-4567",
    "010-123-456",
    "010-1234-56789",
    "+82 2 123 4567",
    "+81 10 1234 5678",
    "+999 12345678",
    "90 1234 5678",
    "call +81 90 1234 5678",
    "+8190123456781234",
    "+",
    "８２１０１２３４５６７８",
    "010'; drop table customers",
    "0".repeat(21),
  ])("takes %j for no number", (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(false);
  });
});
