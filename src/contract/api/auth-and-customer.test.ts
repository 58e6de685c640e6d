import { describe, expect, it } from "vitest";
import { phoneSchema } from "./auth-and-customer";

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
    "",
    "02-123-4567",
    "010-123-456",
    "010-1234-56789",
    "+1 202 555 0100",
    "+81 10 1234 5678",
    "８２１０１２３４５６７８",
    "010'; drop table customers",
    "0".repeat(21),
  ])("takes %j for no Korean mobile number", (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(false);
  });
});
