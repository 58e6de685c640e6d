import { describe, expect, it } from "vitest";
import { isLinkAllowed, RICH_TEXT, videoIdOf } from "@/contract/content/rich-text";
import { cleanHtml } from "./clean-html";

describe("clean HTML", () => {
  it("keeps every element of the table", () => {
    for (const tag of Object.keys(RICH_TEXT).filter((name) => name !== "iframe"))
      expect(cleanHtml(`<${tag}></${tag}>`), tag).toContain(`<${tag}`);
    const video = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="영상"></iframe>';
    expect(cleanHtml(video)).toBe(video);
  });

  it.each([
    ["a script", "<p>a<script>alert(1)</script></p>", "<p>a</p>"],
    ["a handler", '<p onclick="x()">a</p>', "<p>a</p>"],
    ["a style", '<p style="position:fixed">a</p>', "<p>a</p>"],
    ["a link that runs", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["another site's frame", '<iframe src="https://evil.example/"></iframe>', ""],
    ["a form", '<form action="https://evil.example"><input name="a">글</form>', "글"],
    ["an unknown element", "<section><mark>글</mark></section>", "글"],
    [
      "another editor's bold",
      "<b>굵게</b><i>기울임</i><h1>제목</h1>",
      "<strong>굵게</strong><em>기울임</em><h2>제목</h2>",
    ],
  ])("%s", (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

it.each([
  ["https://www.youtube.com/watch?v=abcdefghijk&t=10", "abcdefghijk"],
  ["https://youtu.be/abcdefghijk?si=x", "abcdefghijk"],
  ["youtube.com/shorts/abcdefghijk", "abcdefghijk"],
  ["https://www.youtube.com/watch?list=PL1&v=abcdefghijk", "abcdefghijk"],
  ["https://evil.example/watch?v=abcdefghijk", null],
  ["https://youtu.be/abcdefghijklmnop", null],
  ["", null],
])("a video's id in %s is %s", (link, id) => {
  expect(videoIdOf(link)).toBe(id);
});

it.each([
  ["/events/3", true],
  ["https://example.com", true],
  ["tel:02-000-0000", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  [" JavaScript:alert(1)", false],
  ["data:text/html,x", false],
])("a link to %s: %s", (href, isAllowed) => {
  expect(isLinkAllowed(href)).toBe(isAllowed);
});
