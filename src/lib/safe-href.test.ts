import { describe, expect, it } from "vitest";
import { safeLink } from "./safe-href";

describe("safeLink", () => {
  it.each(["/", "/products", "/products?x=1#top", "/search?keyword=%EB%A6%AC"])(
    "keeps %s in the tab",
    (href) => {
      expect(safeLink(href)).toEqual({ href, isInternal: true });
    },
  );

  it.each(["https://blog.naver.com/x", "HTTPS://example.com", "https://www.example.com/a?b=c#d"])(
    "opens %s in a new tab",
    (href) => {
      expect(safeLink(href)).toMatchObject({ href, isInternal: false, target: "_blank" });
    },
  );

  it.each(["tel:02-0000-1234", "tel:+8220001234", "mailto:a@b.example"])("lets %s call or write", (href) => {
    expect(safeLink(href)).toEqual({ href, isInternal: false });
  });

  it.each([
    null,
    undefined,
    "",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " /products",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "http://example.com",
    "https:example.com",
    "https:/\\evil.example",
    "https://user:pass@evil.example",
    "https://clinic.example@evil.example",
    "https://",
    "ftp://example.com",
    "products",
    "#top",
    "tel:javascript:alert(1)",
    "mailto:x",
  ])("refuses %j", (href) => {
    expect(safeLink(href)).toBeNull();
  });
});
