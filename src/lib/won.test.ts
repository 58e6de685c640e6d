import { describe, expect, it } from "vitest";
import { formatWon } from "./won";

describe("formatWon", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [198_000, "198,000"],
    [12_345_678, "12,345,678"],
  ])("writes %i as %s", (won, text) => {
    expect(formatWon(won)).toBe(text);
  });
});
