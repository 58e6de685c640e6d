import { describe, expect, it } from "vitest";
import { matchesKeyword } from "./charge-search";

describe("matchesKeyword", () => {
  it.each([
    ["콜라겐 부스터 2cc", "콜라겐", true],
    ["콜라겐 부스터 2cc", "2CC 콜라겐", true],
    ["콜라겐 부스터 2cc", "콜라겐부스터", true],
    ["콜라겐 부스터 2cc", "", true],
    ["콜라겐 부스터 2cc", "   ", true],
    ["콜라겐 부스터 2cc", "콜라겐 톡신", false],
    ["콜라겐 부스터 2cc", ".*", false],
    ["콜라겐 부스터", "콜라겐".normalize("NFD"), true],
  ])("in %j looks for %j: %s", (text, keyword, matches) => {
    expect(matchesKeyword(text, keyword)).toBe(matches);
  });
});
