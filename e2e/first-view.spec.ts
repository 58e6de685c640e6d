import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

/** Next and React are 120 of them. */
const SCRIPTS_KIB = 140;
/** As nginx compresses it. The style sheet within is 15 of them. */
const HTML_KIB = 43;
const scriptsOf = (html: string) => new Set(html.match(/\/_next\/static\/chunks\/[\w.-]+\.js/g));
const AS_NGINX = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 768],
] as const)
  test(`name and price of every treatment are in the first view at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { host } of [LUMIERE, HANEUL]) {
      const { rows } = await backendOf(host).call("GET /v2/products", { query: { pageSize: 100 } });
      const longest = rows.toSorted((one, other) => other.name.length - one.name.length);
      for (const { id } of [...rows.slice(0, 1), ...longest.slice(0, 2)]) {
        await page.goto(`${originOf(host)}/products/${id}`);
        const dock = await page.locator("[data-booking-bar]").boundingBox();
        for (const part of [page.locator("h1"), page.locator("h1 ~ span").first()]) {
          const box = await part.boundingBox();
          expect((box?.y ?? height) + (box?.height ?? 0), `${host} ${id}`).toBeLessThanOrEqual(dock?.y ?? 0);
        }
      }
    }
  });

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test(`the scripts that pages of ${host} begin with stay below ${SCRIPTS_KIB} KiB`, async () => {
    for (const path of ["/", "/products", "/products/1", "/info"]) {
      const { text } = await ask(host, path);
      const scripts = scriptsOf(text);
      // Old browsers alone load it.
      const oldOnes = text.match(/\/_next\/static\/chunks\/[\w.-]+\.js(?="[^>]* noModule)/)?.[0];
      let bytes = 0;
      for (const url of scripts) {
        if (url !== oldOnes) bytes += brotliCompressSync((await ask(host, url)).text).length;
      }
      expect(scripts.size, path).toBeGreaterThan(5);
      expect(bytes / 1024, path).toBeLessThan(SCRIPTS_KIB);
    }
  });

test("large scripts are compiled while they arrive", async () => {
  const { text } = await ask(LUMIERE.host, "/");
  const scripts = await Promise.all(
    [...scriptsOf(text)].map(async (url) => (await ask(LUMIERE.host, url)).text),
  );
  const large = scripts.filter(({ length }) => length > 30_000);
  expect(large.length).toBeGreaterThan(1);
  for (const script of large) expect(script.slice(0, 40)).toContain("//# allFunctionsCalledOnLoad\n");
});

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test(`the HTML of pages of ${host} stays below ${HTML_KIB} KiB`, async () => {
    for (const path of ["/", "/products", "/products/1", "/events", "/info"]) {
      const { text } = await ask(host, path);
      expect(brotliCompressSync(text, AS_NGINX).length / 1024, path).toBeLessThan(HTML_KIB);
    }
  });
