import { describe, expect, it } from "vitest";
import { excerpt, plainText } from "./plain-text";

describe("plainText", () => {
  it.each([
    ["<p>가 <b>나</b></p><p>다</p>", "가 나 다"],
    ["A &amp; B&nbsp;&lt;C&gt; &quot;D&quot; &#39;E&#39;", "A & B <C> \"D\" 'E'"],
    ["&unknown;", "&unknown;"],
  ])("reads %s", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe("excerpt", () => {
  it("leaves a short text as it is, in one line", () => {
    expect(excerpt(" 한\n줄 ")).toBe("한 줄");
  });

  it("cuts a long one between words", () => {
    expect(excerpt("진료 시간을 알려 드립니다", 10)).toBe("진료 시간을 알려…");
  });

  it("cuts a text without spaces all the same", () => {
    expect(excerpt("가".repeat(20), 5)).toBe("가가가가가…");
  });
});
