import { describe, expect, it } from "vitest";
import { htmlOfText, textOfHtml } from "./plain-html";

describe("plain text as HTML", () => {
  it.each([
    ["안녕하세요.", "<p>안녕하세요.</p>"],
    ["하나\n둘\n\n\n셋\r\n\r\n넷", "<p>하나<br>둘</p><p>셋</p><p>넷</p>"],
    ['<b>1 & 2</b> "셋"', "<p>&lt;b&gt;1 &amp; 2&lt;/b&gt; &quot;셋&quot;</p>"],
    ["  \n\n ", ""],
  ])("writes %j", (text, html) => {
    expect(htmlOfText(text)).toBe(html);
  });

  it.each(["하나\n둘\n\n셋", "1 < 2 && \"셋\" > '넷'", "&amp;lt; &lt;p&gt;"])("reads back %j", (text) => {
    expect(textOfHtml(htmlOfText(text))).toBe(text);
  });

  it("keeps the words of other markup", () => {
    expect(textOfHtml("<ul>\n<li>하나</li>\n<li><a href='https://a.example'>둘</a></li>\n</ul>")).toBe(
      "하나\n\n둘",
    );
  });
});
