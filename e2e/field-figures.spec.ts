import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { CHROMIUM_FLAGS, requireTestBrowser } from "../scripts/lib/chromium.mjs";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { originOf } from "./support/storefront";

const CLINIC = originOf("lumiere.localhost");
const DESKTOP =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const FEWEST = 20;

// Of the whole browser: a beacon that outlives its page bears no name that was given to the page alone.
test.use({
  launchOptions: {
    executablePath: requireTestBrowser(),
    args: [...CHROMIUM_FLAGS, `--user-agent=${DESKTOP}`],
  },
});

/** In what the library asks the browser for, and nothing else of a page. */
const LIBRARY = "largest-contentful-paint";

/** As a person's browser, with a number that the sample is drawn by. */
async function asPerson(page: Page, drawn: number): Promise<void> {
  await page.addInitScript((number) => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Math.random = () => number;
  }, drawn);
}

/** Those of the page's scripts that hold some words. */
const scriptsWith = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(async (sought) => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = names.filter((name) => name.endsWith(".js"));
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return scripts.filter((_, index) => texts[index]?.includes(sought));
  }, words);

/** How many visits on a desktop the backend has counted with a figure. */
async function countOf(request: APIRequestContext, vital: "lcp" | "ttfb"): Promise<number> {
  const metrics = await (await request.get(`${PRODUCT.backendUrl}/metrics`)).text();
  const line = new RegExp(`^web_vitals_${vital}_seconds_count\\{device="desktop"\\} (\\d+)$`, "m");
  return Number(line.exec(metrics)?.[1] ?? 0);
}

test("a visit tells the backend what it waited for, and the studio shows it", async ({ page, request }) => {
  const visitor = await page.context().newPage();
  await asPerson(visitor, 0);
  await visitor.goto(`${CLINIC}/products?from=secret`);
  await expect.poll(() => scriptsWith(visitor, LIBRARY), { timeout: 30_000 }).toHaveLength(1);
  await visitor.getByRole("main").click({ position: { x: 4, y: 4 } });
  // The library observes from its next task on.
  await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await visitor.goto("about:blank");
  await expect.poll(() => countOf(request, "lcp")).toBe(1);
  expect(await countOf(request, "ttfb")).toBe(1);

  for (let count = 1; count < FEWEST; count++)
    await request.post(`${PRODUCT.publicBackendUrl}/web-vitals`, {
      data: JSON.stringify({
        route: "/products",
        device: "desktop",
        lcp: 1600,
        inp: 84,
        cls: 0.02,
        ttfb: 90,
      }),
      headers: { origin: CLINIC, "user-agent": DESKTOP, "content-type": "text/plain" },
    });
  await enterStudio(page, "lumiere", "owner");
  await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "지표" }).click();
  const speed = page.getByRole("region", { name: "홈페이지 속도" });
  await expect(speed).toContainText(/지난 7일 · 방문 2\d번/);
  await expect(speed.getByRole("listitem").first()).toHaveText(/첫 화면 LCP\d+\.\d초 .*좋음 2\.5초까지/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
  }
  await speed.getByRole("button", { name: "표로 보기" }).click();
  await expect(speed.getByRole("row", { name: /시술 목록 2\d/ })).toBeVisible();
  expect(await weightyFindings(page), "the table").toEqual([]);
});

test("a program's visit, and one outside of the sample, load nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(CLINIC, { waitUntil: "networkidle" });
  expect(await scriptsWith(page, LIBRARY)).toEqual([]);
  await asPerson(page, 0.99);
  await page.goto(CLINIC, { waitUntil: "networkidle" });
  expect(await scriptsWith(page, LIBRARY)).toEqual([]);
});
