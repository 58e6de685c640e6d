import { describe, expect, it } from "vitest";
import { drawableCharacters, drawableText } from "./drawable-text";

describe("drawableText", () => {
  it.each([
    ["리프팅 (써마지) 30% – 1부위", "리프팅 (써마지) 30% – 1부위"],
    ["겨울 이벤트 🎉❄️", "겨울 이벤트"],
    ["한의원(韓醫院) 안내", "한의원 안내"],
    ["한글", "한글"],
    ["줄\n바꿈\u200b", "줄 바꿈"],
    ["👩‍⚕️", ""],
  ])("draws %j as %j", (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });

  it("keeps every character that the fonts are cut to", () => {
    const characters = drawableCharacters().replace(/ /g, "");
    expect(drawableText(characters.replace("()", "").replace("[]", ""))).toHaveLength(
      characters.replace("()", "").length,
    );
  });
});
