import { describe, expect, it } from "vitest";
import { splitHits } from "./search-hits";

/** Hits in brackets. */
const marked = (text: string, keyword: string) =>
  splitHits(text, keyword)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join("");

describe("splitHits", () => {
  it.each([
    ["every place", "초음파 리프팅, 실 리프팅", "리프팅", "초음파 [리프팅], 실 [리프팅]"],
    ["every word, wherever it stands", "피코 토닝 3회", "토닝 피코", "[피코] [토닝] 3회"],
    ["within a word", "스킨부스터", "부스", "스킨[부스]터"],
    ["words that touch as one", "리프팅", "리프 팅", "[리프팅]"],
    ["words that overlap as one", "가나가나가", "가나가", "[가나가나가]"],
    ["small and large letters", "LED 재생", "led", "[LED] 재생"],
    ["full width letters", "LED 재생", "ＬＥＤ", "[LED] 재생"],
    ["a ligature by its letters", "o\ufb03ce", "ffi", "o[\ufb03]ce"],
    [
      "decomposed Hangul",
      "쌍꺼풀 수술".normalize("NFD"),
      "쌍꺼풀",
      `[${"쌍꺼풀".normalize("NFD")}] ${"수술".normalize("NFD")}`,
    ],
    ["by decomposed Hangul", "쌍꺼풀 수술", "쌍꺼풀".normalize("NFD"), "[쌍꺼풀] 수술"],
    ["half a syllable in no syllable", "감기", "가", "감기"],
    ["an emoji whole", "좋아요 👩‍⚕️!", "👩‍⚕️", "좋아요 [👩‍⚕️]!"],
  ])("marks %s", (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it.each([
    [".*"],
    ["(a+)+$"],
    ["[피]"],
    ["\\"],
    ["<mark>"],
    ["$&"],
    [""],
    ["   "],
    ["\ud83d"],
    ["가".repeat(100)],
    ["ㄱ ".repeat(50)],
  ])("takes %o for letters, and finds nothing", (keyword) => {
    expect(splitHits("피코 토닝 3회", keyword)).toEqual([{ text: "피코 토닝 3회", isHit: false }]);
  });

  it("loses and adds nothing, whatever the text", () => {
    for (const text of ["", '<b>굵게</b> & "따옴표"', "İstanbul ß ﷺ", "\ud83d 반쪽"])
      expect(
        splitHits(text, "b ß s")
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
  });
});
