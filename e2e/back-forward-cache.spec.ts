import { expect, type Page, test } from "@playwright/test";
import { CHROMIUM_FLAGS, IGNORED_FLAGS, requireChromium } from "../scripts/lib/chromium.mjs";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { oneOfEach, pagesOf } from "./support/site-pages";
import { originOf, untilMade } from "./support/storefront";

// Playwright turns the cache off, and a headless shell has none.
test.use({
  launchOptions: {
    executablePath: requireChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache", ...IGNORED_FLAGS],
  },
});

// Tests in a browser of their own come last, when every other worker is free.
test.describe.configure({ mode: "parallel" });

const CLINICS = [LUMIERE, HANEUL, ONYU];
/** Another site's, and no page that takes time. */
const elsewhere = (host: string) => `${originOf(host === ONYU.host ? HANEUL.host : ONYU.host)}/robots.txt`;

/** What tags of a clinic's tag manager do to learn that a visitor has gone. */
function runTag() {
  addEventListener("unload", () => {});
  addEventListener("pagehide", () => {});
  document.addEventListener("visibilitychange", () => {});
}

/** Why a page was made again when its visitor came back to it; null: it was still there. */
async function whyMadeAnew(page: Page, host: string, path: string): Promise<string | null> {
  await untilMade(host, path);
  await page.goto(originOf(host) + path);
  // Whatever begins once the page has loaded and is idle has begun.
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
  await page.evaluate(runTag);
  await page.evaluate(() => Object.assign(window, { wasLeft: true }));
  await page.goto(elsewhere(host));
  // Not before this call has had its answer.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // While it changes pages there is nothing to ask.
  const here = () => page.evaluate(() => location.href).catch(() => elsewhere(host));
  await expect.poll(here).not.toBe(elsewhere(host));
  return page.evaluate(() => {
    if ("wasLeft" in window) return null;
    const [visit] = performance.getEntriesByType("navigation");
    return JSON.stringify(
      (visit as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null,
    );
  });
}

for (const { host } of CLINICS)
  test(`every page of ${host} is still there for who comes back, whatever its tags do`, async ({ page }) => {
    test.setTimeout(360_000);
    const madeAnew: string[] = [];
    for (const path of oneOfEach((await pagesOf(backendOf(host))).map((each) => each.path))) {
      const reasons = await whyMadeAnew(page, host, path);
      if (reasons !== null) madeAnew.push(`${path}: ${reasons}`);
    }
    expect(madeAnew).toEqual([]);
  });
