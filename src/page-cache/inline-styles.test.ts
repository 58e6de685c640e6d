import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import { inlineStyles, sheetReader } from "./inline-styles.mjs";

const HREF = "/_next/static/chunks/a.css";
const link = (href = HREF) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body></body></html>`;

describe("inlineStyles", () => {
  it("writes a sheet in the place of its link, which stays without being fetched", async () => {
    const html = await inlineStyles(page(link()), async () => "p{color:red}");
    const { head } = new JSDOM(html).window.document;
    expect([...head.children].map(({ tagName }) => tagName)).toEqual(["STYLE", "LINK"]);
    expect(head.querySelector("style")?.textContent).toBe("p{color:red}");
    const left = head.querySelector("link");
    expect([
      left?.getAttribute("href"),
      left?.getAttribute("data-precedence"),
      left?.hasAttribute("disabled"),
    ]).toEqual([HREF, "next", true]);
  });

  it("keeps the order of several sheets", async () => {
    const html = await inlineStyles(page(link() + link("/_next/static/chunks/b.css")), async (href) => href);
    expect(html.indexOf("<style>/_next/static/chunks/a.css")).toBeLessThan(
      html.indexOf("<style>/_next/static/chunks/b.css"),
    );
  });

  it.each([
    ["a sheet that cannot be read", page(link()), null],
    ["somebody else's sheet", page('<link rel="stylesheet" href="https://cdn.example/a.css"/>'), "p{}"],
    ["a page without any", page(""), "p{}"],
    ["text that only looks like a replacement pattern", page(link()), "p{content:'$&$1'}"],
  ])("is careful with %s", async (_, html, sheet) => {
    const inlined = await inlineStyles(html, async () => sheet);
    if (sheet?.includes("$")) expect(inlined).toContain(`<style>${sheet}</style>`);
    else expect(inlined).toBe(html);
  });
});

describe("sheetReader", () => {
  it("reads a build's file once, with addresses that hold in any page", async () => {
    const readFile = vi.fn(async (_file: string) =>
      [
        "@font-face{src:url(../media/a.woff2)}",
        'b{background:url("../media/b.svg")}',
        "c{background:url(data:image/png;base64,AA)}",
        "d{background:url(/x.png)}",
        "e{mask:url(https://e.example/x.svg)}",
      ].join(""),
    );
    const read = sheetReader(readFile, "/dist");
    const [css, again] = await Promise.all([read(HREF), read(HREF)]);
    expect(readFile.mock.calls).toEqual([["/dist/static/chunks/a.css"]]);
    expect(again).toBe(css);
    expect(css?.match(/url\([^)]*\)/g)).toEqual([
      "url(/_next/static/media/a.woff2)",
      'url("/_next/static/media/b.svg")',
      "url(data:image/png;base64,AA)",
      "url(/x.png)",
      "url(https://e.example/x.svg)",
    ]);
  });

  it.each([
    ["is not there", () => Promise.reject(new Error("ENOENT"))],
    ["would end its element", async () => "p::before{content:'</style>'}"],
  ])("gives nothing for a sheet that %s", async (_, readFile) => {
    expect(await sheetReader(readFile, "/dist")(HREF)).toBeNull();
  });
});
