import { describe, expect, it } from "vitest";
import { withRecentKeyword } from "./recent-keywords";

describe("withRecentKeyword", () => {
  it.each([
    [[], "리프팅", ["리프팅"]],
    [["모공"], "리프팅", ["리프팅", "모공"]],
    [["모공", "리프팅"], "리프팅", ["리프팅", "모공"]],
    [["모공"], "  리프팅  ", ["리프팅", "모공"]],
    [["모공"], "   ", ["모공"]],
  ])("puts %j and %j to %j", (known, keyword, keywords) => {
    expect(withRecentKeyword(known, keyword)).toEqual(keywords);
  });

  it("keeps ten", () => {
    const known = Array.from({ length: 10 }, (_, index) => `말 ${index}`);
    expect(withRecentKeyword(known, "새 말")).toEqual(["새 말", ...known.slice(0, 9)]);
  });
});
