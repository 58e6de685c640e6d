import { describe, expect, it, vi } from "vitest";
import { sanitize } from "./sanitize.server";

vi.mock("server-only", () => ({}));

describe("sanitize", () => {
  it.each([
    ["a script", "<p>안녕</p><script>alert(1)</script>", "<p>안녕</p>"],
    ["an event handler", '<p onclick="alert(1)">안녕</p>', "<p>안녕</p>"],
    ["a script link", '<a href="javascript:alert(1)">여기</a>', "<a>여기</a>"],
    ["a link to another host without a scheme", '<a href="//evil.example">여기</a>', "<a>여기</a>"],
    ["a data picture", '<img src="data:text/html,x" alt="그림">', '<img alt="그림" loading="lazy" />'],
    ["a style", '<p style="position:fixed">안녕</p><style>p{}</style>', "<p>안녕</p>"],
    ["a form", '<form action="https://evil.example"><input name="a"></form>', ""],
    ["another site's frame", '<iframe src="https://evil.example"></iframe>', ""],
    ["a frame with a short id", '<iframe src="https://www.youtube.com/embed/short"></iframe>', ""],
    ["a frame with a document", '<iframe srcdoc="<script>1</script>"></iframe>', ""],
    ["vector markup", "<svg><script>alert(1)</script></svg>", ""],
  ])("keeps nothing of %s", (_, html, clean) => {
    expect(sanitize(html)).toBe(clean);
  });

  it("keeps headings, lists and tables", () => {
    const html = "<h3>순서</h3><ul><li>상담</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>";
    expect(sanitize(html)).toBe(html);
  });

  it("opens links to other sites in a new window, without a way back", () => {
    expect(sanitize('<a href="https://map.example">지도</a>')).toBe(
      '<a href="https://map.example" target="_blank" rel="noopener noreferrer nofollow">지도</a>',
    );
    expect(sanitize('<a href="/products">시술</a>')).toBe('<a href="/products">시술</a>');
  });

  it("keeps a video by its id, from the host that sets no cookies", () => {
    expect(sanitize('<iframe src="https://youtu.be/dQw4w9WgXcQ" title="소개"></iframe>')).toContain(
      'src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
    );
  });
});
