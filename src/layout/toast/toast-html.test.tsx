import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ToastHtml } from "./toast-html";

const drawn = (html: string) => render(<ToastHtml html={html} />).container.innerHTML;

describe("ToastHtml", () => {
  it.each([
    ["<b>굵게</b> 보통", "<b>굵게</b> 보통"],
    ["한 줄<br>두 줄", "한 줄<br>두 줄"],
    ["<strong><em>둘 다</em></strong>", "<strong><em>둘 다</em></strong>"],
    ["1 &lt; 2 &amp; 3", "1 &lt; 2 &amp; 3"],
  ])("draws %s", (html, expected) => expect(drawn(html)).toBe(expected));

  it.each([
    ["a script", "<script>alert(1)</script>말", "말"],
    ["an event handler", '<b onclick="alert(1)">말</b>', "<b>말</b>"],
    ["a picture", '<img src="x" onerror="alert(1)">말', "말"],
    ["a style", '<style>*{}</style><span style="position:fixed">말</span>', "<span>말</span>"],
    ["vector markup", '<svg onload="alert(1)"><script>1</script></svg>말', "말"],
    ["a frame", '<iframe srcdoc="<script>1</script>"></iframe>말', "말"],
    ["a form", '<form action="https://evil.example"><input></form>말', "말"],
    ["a template", "<template><img src=x onerror=alert(1)></template>말", "말"],
    ["markup that mutates", "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", ""],
    ["a comment", "<!-- <img src=x> -->말", "말"],
  ])("leaves out %s", (_, html, expected) => expect(drawn(html)).toBe(expected));

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", " javascript:1"])(
    "leads nowhere with %s",
    (href) => {
      drawn(`<a href="${href}">여기</a>`);
      expect(screen.getByText("여기")).toBeDefined();
      expect(screen.queryByRole("link")).toBeNull();
    },
  );

  it("leads inside in the same tab, outside in a new one", () => {
    drawn('<a href="/events" target="_top">행사</a><a href="https://map.example">지도</a>');
    expect(screen.getByRole("link", { name: "행사" }).getAttribute("target")).toBeNull();
    expect(screen.getByRole("link", { name: "지도" }).getAttribute("rel")).toBe("noopener noreferrer");
  });
});
