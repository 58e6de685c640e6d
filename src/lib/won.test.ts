import { describe, expect, it } from "vitest";
import { formatWon } from "./won";

const korean = new Intl.NumberFormat("ko-KR");

describe("formatWon", () => {
  it.each([
    0, 7, 10, 999, 1000, 10_000, 198_000, 999_999, 1_000_000, 12_345_678, 1_234_567_890, -1, -999, -1000,
  ])("writes %i as Koreans do", (won) => {
    expect(formatWon(won)).toBe(korean.format(won));
  });
});
