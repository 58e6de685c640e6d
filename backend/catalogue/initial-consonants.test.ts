import { expect, it } from "vitest";
import { matchesInitials } from "./initial-consonants";

it.each([
  ["the beginning", "피코 토닝", "피코", true],
  ["the middle", "피코 토닝", "토닝", true],
  ["initial consonants", "피코 토닝", "ㅍㅋㅌㄴ", true],
  ["initial consonants of a part", "피코 토닝", "ㅌㄴ", true],
  ["syllables and consonants", "피코 토닝", "피ㅋ토", true],
  ["consonants that the keyboard joined", "가슴 보정", "ㄳ", true],
  ["a doubled consonant as it is", "써마지 FLX", "ㅆㅁㅈ", true],
  ["words in any order", "초음파 리프팅 300샷", "300 ㄹㅍㅌ", true],
  ["small letters", "써마지 FLX", "flx", true],
  ["decomposed text", "피코 토닝".normalize("NFD"), "피코", true],
  ["another order of consonants", "피코 토닝", "ㅋㅍ", false],
  ["one word of two", "피코 토닝", "피코 리프팅", false],
  ["more than there is", "토닝", "토닝닝", false],
])("%s of a name: %s by %s", (_, name, keyword, isFound) => {
  expect(matchesInitials(name, keyword)).toBe(isFound);
});
