import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { listenForRefusals } from "./support/content-security-policy";
import { untilHydrated } from "./support/hydration";
import { oneOfEach, pagesOf } from "./support/site-pages";
import { originOf, untilMade } from "./support/storefront";
import { systemFontsOf } from "./support/system-fonts";

// One walk for all that is asked of each page: loading it takes the longest.

const TABS = 2;
/** Servers and proxies in front commonly take 4 KiB of headers at the least. */
const LARGEST_HEADERS_BYTES = 4096;

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test(`every page of ${host} runs under its policy, with short headers, in the product's own fonts`, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    const paths = oneOfEach((await pagesOf(backendOf(host))).map(({ path }) => path));
    expect(paths.length).toBeGreaterThan(15);
    const slices = host === ONYU.host ? watchSlices(context) : [];
    const left = [...paths, "/no/such/page"];
    const walk = async () => {
      const page = await context.newPage();
      // Making pictures small takes longer than all the rest.
      await page.route(/\/_next\/image/, (route) => route.abort());
      const refused = await listenForRefusals(page);
      const faults: string[] = [];
      for (let path = left.shift(); path !== undefined; path = left.shift())
        for (const fault of await faultsOf(page, host, path)) faults.push(`${path}: ${fault}`);
      return [...faults, ...refused];
    };
    expect((await Promise.all(Array.from({ length: TABS }, walk))).flat()).toEqual([]);
    expect(slices).toEqual([]);
  });

async function faultsOf(page: Page, host: string, path: string): Promise<string[]> {
  await untilMade(host, path);
  const answer = await page.goto(originOf(host) + path);
  await untilHydrated(page);
  const bytes = JSON.stringify((await answer?.allHeaders()) ?? {}).length;
  const faults = await systemFontsOf(page.mainFrame());
  return bytes > LARGEST_HEADERS_BYTES ? [...faults, `has ${bytes} bytes of headers`] : faults;
}

/** The slices and their rules that text asks for: the clinic's own files draw all of it, headings in the serif too. */
function watchSlices(context: BrowserContext): string[] {
  const slices: string[] = [];
  context.on("request", (request) => {
    const { pathname, search } = new URL(request.frame().page().url());
    const isSlice = /\/fonts\/(s\d\d|slices)-/.test(request.url());
    // What is written or searched for there may have any syllable.
    if (isSlice && !/detail|keyword/.test(pathname + search)) slices.push(`${pathname}: ${request.url()}`);
  });
  return slices;
}
