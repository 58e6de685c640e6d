import { describe, expect, it } from "vitest";
import { internationalPhone } from "./international-phone";

describe("internationalPhone", () => {
  it.each([
    ["02-540-1234", "82", "+82-2-540-1234"],
    ["010-1234-5678", "82", "+82-10-1234-5678"],
    ["1588-1234", "82", "+82-1588-1234"],
    ["03 1234 5678", "+81", "+81-3-1234-5678"],
    ["+82-2-540-1234", "82", "+82-2-540-1234"],
    ["02-540-1234", "", "02-540-1234"],
  ])("writes %s of %s as %s", (phone, code, expected) =>
    expect(internationalPhone(phone, code)).toBe(expected),
  );
});
