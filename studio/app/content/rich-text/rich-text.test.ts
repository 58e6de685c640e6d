import { Editor } from "@tiptap/core";
import { expect, it } from "vitest";
import { RICH_TEXT } from "@/contract/content/rich-text";
import { extensions } from "./extensions";
import { renamed, tidied } from "./tidy";

/** What the editor makes of HTML that is pasted or read. */
function through(html: string): string {
  const editor = new Editor({ extensions, content: renamed(html) });
  const made = tidied(editor.getHTML());
  editor.destroy();
  return made;
}

const EVERYTHING = [
  "<h2>큰 제목</h2><h3>제목</h3><h4>작은 제목</h4>",
  "<p><strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>취소</s> H<sub>2</sub>O m<sup>2</sup><br>다음 줄</p>",
  '<ul><li>하나<ul><li>안</li></ul></li></ul><ol start="3"><li>셋</li></ol>',
  "<blockquote><p>인용</p></blockquote><hr>",
  '<p><a href="/events/3">이벤트</a></p><img src="/media/a.webp" alt="사진">',
  '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="영상" allowfullscreen="true"></iframe>',
  '<table><thead><tr><th scope="col">시술</th><th>값</th></tr></thead>',
  '<tbody><tr><td>리프팅</td><td rowspan="2">9만</td></tr><tr><td>필러</td></tr></tbody></table>',
].join("");

it("keeps what a clinic may write as it is", () => {
  expect(through(EVERYTHING)).toBe(EVERYTHING);
});

it("can make every element of the table", () => {
  const tags = new Set([...EVERYTHING.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag));
  expect([...tags].sort()).toEqual(Object.keys(RICH_TEXT).sort());
});

it.each([
  ["a script", "<p>글<script>alert(1)</script></p>", "<p>글</p>"],
  ["a handler", '<p onclick="alert(1)" style="color:red" class="x">글</p>', "<p>글</p>"],
  ["a picture that fails", '<p>글</p><img src="x" onerror="alert(1)">', "<p>글</p>"],
  ["a picture in the text", '<p>글</p><img src="data:image/svg+xml,<svg onload=alert(1)>">', "<p>글</p>"],
  ["a link that runs", '<p><a href="javascript:alert(1)">글</a></p>', "<p>글</p>"],
  ["another site's frame", '<iframe src="https://evil.example"></iframe><p>글</p>', "<p>글</p>"],
  ["a drawing", "<svg><script>alert(1)</script></svg><p>글</p>", "<p>글</p>"],
  ["another editor's names", "<h1>제목</h1><p><b>굵게</b></p>", "<h2>제목</h2><p><strong>굵게</strong></p>"],
])("makes nothing of %s", (_, html, made) => {
  expect(through(html)).toBe(made);
});

it("is empty where nothing is written", () => {
  expect(through("<p></p>")).toBe("");
});
