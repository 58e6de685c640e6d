import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { joinData } from "./join-data.mjs";
import { keepPage } from "./keep-page.mjs";
import { joinPolicies, nonceOf, ownScripts } from "./script-policy.mjs";

const NONCE = "0f8b6c1e-aaaa-4bbb-8ccc-123456789abc";
const data = (text: string, nonce = ` nonce="${NONCE}"`) =>
  `<script${nonce}>self.__next_f.push([1,"${text}"])</script>`;
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const kept = async (html: string, rest = {}) => {
  const entry: Parameters<typeof keepPage>[0] = { html, ...rest };
  await keepPage(entry, { nonce: NONCE, readSheet: async () => null });
  return entry;
};

describe("keepPage", () => {
  it("names Next's own inline scripts by what they say, and keeps no nonce", async () => {
    const first = `<script nonce="${NONCE}">(self.__next_f=self.__next_f||[]).push([0])</script>`;
    const entry = await kept(page(first + data("a")), { headers: { "x-next-cache-tags": "partner:a" } });
    expect(entry.headers).toEqual({
      "x-next-cache-tags": "partner:a",
      "content-security-policy": `script-src ${hashOf("(self.__next_f=self.__next_f||[]).push([0])")} ${hashOf(
        'self.__next_f.push([1,"a"])',
      )}`,
    });
    expect(entry.html).not.toContain(NONCE);
  });

  it.each([
    ["a script without a nonce", "<script>window.pwned=1</script>"],
    ["a script with a nonce of its own", '<script nonce="mine">window.pwned=1</script>'],
    ["a script that looks like Next's", data("pwned", "")],
    ["a data block", '<script type="application/ld+json">{}</script>'],
    ["a script from elsewhere", `<script src="https://evil.example/x.js" nonce="${NONCE}"></script>`],
  ])("does not name %s", async (_, script) => {
    const entry = await kept(page(script + data("a")));
    expect(entry.headers).toEqual({
      "content-security-policy": `script-src ${hashOf('self.__next_f.push([1,"a"])')}`,
    });
  });

  it("names what starts a page's scripts after its first frame", async () => {
    const chunk = `<script src="/_next/static/chunks/a.js" nonce="${NONCE}" async=""></script>`;
    const entry = await kept(page(chunk + data("a")));
    const [, start = ""] = /<script>(\(function[\s\S]*)<\/script><\/body>/.exec(entry.html) ?? [];
    expect(start).toContain("/_next/static/chunks/a.js");
    expect(entry.headers?.["content-security-policy"]).toContain(hashOf(start));
  });

  it("writes the style sheets into a page that was made with a nonce, too", async () => {
    const link = (rest = "") =>
      `<link rel="stylesheet" href="/_next/static/a.css"${rest} data-precedence="next"/>`;
    const entry: Parameters<typeof keepPage>[0] = { html: page(link(` nonce="${NONCE}"`)) };
    await keepPage(entry, { nonce: NONCE, readSheet: async () => "a{color:red}" });
    expect(entry.html).toBe(page(`<style>a{color:red}</style>${link().replace("/>", ' disabled=""/>')}`));
  });

  it("takes the nonce out of a page's data, and out of it alone", async () => {
    const row = `1:["$","script",null,{"nonce":"${NONCE}"}]`;
    const entry = await kept(page(data("a") + data(row.replaceAll('"', '\\"'))), {
      rscData: Buffer.from(`${row}한글`),
      segmentData: new Map([["/_tree", Buffer.from(row)]]),
    });
    const plain = '1:["$","script",null,{"nonce":"$undefined"}]';
    expect(entry.rscData?.toString()).toBe(`${plain}한글`);
    expect(entry.segmentData?.get("/_tree")?.toString()).toBe(plain);
    expect(entry.html).toContain(plain.replaceAll('"', '\\"'));
  });

  it("leaves a page as it was that is kept once more", async () => {
    const entry = await kept(page(`<script src="/_next/static/a.js" async=""></script>${data("a")}`));
    const { html, headers } = entry;
    await keepPage(entry, { nonce: "the nonce of somebody else", readSheet: async () => null });
    expect(entry).toEqual({ ...entry, html, headers });
  });

  it("gives a page that was made without a nonce no policy", async () => {
    const entry = { html: page(data("a", "")), headers: undefined };
    await keepPage(entry, { nonce: null, readSheet: async () => null });
    expect(entry.headers).toBeUndefined();
  });
});

describe("joinData", () => {
  it("makes neighbouring data scripts one, whose text is all of theirs in order", () => {
    expect(joinData(page(data("a\\n") + data("b\\u003c") + data("c")))).toBe(page(data("a\\nb\\u003cc")));
  });

  it.each([
    ["what is no data", `${data("a")}<script>x()</script>${data("b")}`],
    ["data of another kind", `${data("a")}<script>self.__next_f.push([3,"AA"])</script>${data("b")}`],
    ["data of two makers", data("a") + data("b", "") + data("c", ' nonce="mine"')],
    ["data apart", `${data("a")}<p>"])</p>${data("b")}`],
  ])("leaves %s alone", (_, body) => {
    expect(joinData(page(body))).toBe(page(body));
  });
});

describe("the policy's nonce", () => {
  it("is read from the request that a page was made for", () => {
    expect(nonceOf({ "content-security-policy": `script-src 'self' 'nonce-${NONCE}'; x` })).toBe(NONCE);
    expect(nonceOf({})).toBeNull();
    expect(nonceOf(undefined)).toBeNull();
  });

  it("gives way to what names a kept page's scripts", () => {
    expect(joinPolicies(`a 'self'; script-src 'self' 'nonce-${NONCE}' b; c`, "script-src 'sha256-x='")).toBe(
      "a 'self'; script-src 'self' 'sha256-x=' b; c",
    );
  });

  it("is what makes a script Next's own", () => {
    expect(ownScripts(data("a") + data("b", ' nonce="other"'), NONCE)).toEqual([
      'self.__next_f.push([1,"a"])',
    ]);
  });
});
