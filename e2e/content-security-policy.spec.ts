import { expect, test } from "@playwright/test";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { listenForRefusals } from "./support/content-security-policy";
import { untilHydrated } from "./support/hydration";
import { ask, originOf } from "./support/storefront";

const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]*type="application\/ld\+json")([^>]*)>/g;

const policyOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  String(headers["content-security-policy"] ?? "");

test("a page carries its style once, and waits for no sheet", async () => {
  const { text } = await ask(HANEUL.host, "/info");
  const withScript = text.replaceAll(/<noscript>.*?<\/noscript>/g, "");
  expect(withScript).not.toMatch(/<link[^>]* rel="stylesheet"/);
  expect(text.match(/@layer utilities/g)).toHaveLength(1);
  const { text: data } = await ask(HANEUL.host, "/info", { headers: { rsc: "1" } });
  expect(data).not.toContain("@layer utilities");
});

test("a cached page names its scripts, and its first visitor gets the same", async () => {
  const [first, second] = [await ask(ONYU.host, "/info"), await ask(ONYU.host, "/info")];
  expect(second.headers["x-nextjs-cache"]).toBe("HIT");
  expect(second.text).toBe(first.text);
  for (const answer of [first, second]) {
    expect(policyOf(answer)).toMatch(/, script-src https: http:( 'sha256-[\w+/]{43}=')+$/);
    expect(policyOf(answer)).not.toContain("nonce");
    expect(answer.text).not.toContain("nonce=");
    expect(answer.headers["cache-control"]).toBe("s-maxage=300, stale-while-revalidate=300");
  }
});

test("a page that is made for each request names its scripts by a nonce", async () => {
  const answers = [
    await ask(LUMIERE.host, "/search?keyword=a"),
    await ask(LUMIERE.host, "/products?page=2"),
    await ask("localhost", "/"),
  ];
  for (const answer of answers) {
    const policy = policyOf(answer);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    const named = [...answer.text.matchAll(INLINE_SCRIPT)].filter(([, attributes]) =>
      attributes?.includes(`nonce="${nonce}"`),
    );
    expect(named.length).toBeGreaterThan(1);
  }
});

test("a nonce is never the same, and none that a visitor sends counts", async () => {
  const headers = { "content-security-policy": "script-src 'nonce-mine'" };
  const policies = [1, 2].map(async () => policyOf(await ask(LUMIERE.host, "/search", { headers })));
  const [first, second] = await Promise.all(policies);
  expect(first).not.toBe(second);
  const page = await ask(LUMIERE.host, "/search", { headers });
  expect(page.text).not.toContain('nonce="mine"');
});

test("what somebody has got into a page does not run", async ({ page }) => {
  const refused = await listenForRefusals(page);
  const injected = [
    "<script>window.pwned = 1</script>",
    "<script>self.__next_f.push([0]); window.pwned = 1</script>",
    '<img src="/none" alt="" onerror="window.pwned = 1">',
    '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
    '<script src="https://evil.example/x.js"></script>',
    '<script src="data:text/javascript,window.pwned=1"></script>',
    '<base href="https://evil.example/">',
    '<object data="https://evil.example/x.swf"></object>',
  ].join("");
  await page.route(originOf(LUMIERE.host), async (route) => {
    const { headers, text } = await ask(LUMIERE.host, "/");
    const policy = String(headers["content-security-policy"]);
    await route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: text.replace("</main>", `${injected}</main>`),
    });
  });
  await page.goto(originOf(LUMIERE.host));
  await untilHydrated(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.pwned = 1";
    document.body.append(script);
    const form = document.createElement("form");
    form.action = "https://evil.example/";
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => refused.join("\n")).toContain("form-action");
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
  for (const rule of ["script-src-elem", "script-src-attr", "base-uri", "object-src"])
    expect([rule, refused.some((text) => text.includes(rule))]).toEqual([rule, true]);
});
