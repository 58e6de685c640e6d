import { describe, expect, it } from "vitest";
import { formatNumber } from "./format-number";

const korean = new Intl.NumberFormat("ko-KR");

describe("formatNumber", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [198_000, "198,000"],
    [12_345_678, "12,345,678"],
  ])("writes %i as %s", (number, text) => {
    expect(formatNumber(number)).toBe(text);
  });

  it.each([7, 10, 10_000, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1000])(
    "writes %i as Koreans do",
    (number) => {
      expect(formatNumber(number)).toBe(korean.format(number));
    },
  );
});
