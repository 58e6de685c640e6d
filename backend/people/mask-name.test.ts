import { describe, expect, it } from "vitest";
import { maskName } from "./mask-name";

describe("maskName", () => {
  it.each([
    ["김하나", "김*나"],
    ["남궁하늘", "남**늘"],
    ["이솔", "이*"],
    ["박", "*"],
    ["", "*"],
    ["  김하나 ", "김*나"],
    ["Ann", "A*n"],
    ["😀😃😄", "😀*😄"],
  ])("makes %j %j", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
