import { expect, type Page, test } from "@playwright/test";
import { commonLabels } from "@/labels/blocks";
import { usualClinicWords } from "@/labels/clinic-words";
import { searchPageLabels as words } from "@/labels/search";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const TITLES = words.tab(usualClinicWords);
const tabs = (page: Page) => page.getByRole("navigation", { name: words.tabs }).getByRole("link");
const tab = (page: Page, name: string) => tabs(page).filter({ hasText: name });
const search = (page: Page, keyword: string, more = "", host: string = LUMIERE.host) =>
  page.goto(`${originOf(host)}/search?keyword=${encodeURIComponent(keyword)}${more}`);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("products, entries and questions are found, counted and marked, each tab by a link", async ({
    page,
  }) => {
    await search(page, "기미");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    await expect(tab(page, TITLES.products)).toHaveAttribute("aria-current", "page");
    await expect(tab(page, TITLES.products)).toContainText(/\d+/);
    await expect(page.locator("main a[href^='/products/'] mark").first()).toHaveText("기미");
    await tab(page, TITLES.boards).click();
    await expect(page).toHaveURL(/[?&]tab=boards/);
    await expect(page.locator("main a[href^='/boards/'] mark").first()).toHaveText("기미");
    await expect(page.locator("main mark").first()).toBeVisible();
  });

  test("a keyword that only the events have opens their tab", async ({ page }) => {
    await search(page, "수험생 여드름");
    await expect(
      page
        .locator("main")
        .getByRole("link", { name: /수험생 여드름/ })
        .first(),
    ).toBeVisible();
  });

  test("further pages are links, and stay in their tab", async ({ page }) => {
    // A syllable of many treatments: 3회, 10회.
    await search(page, "회");
    const count = Number(((await tab(page, TITLES.products).textContent()) ?? "").replace(/\D/g, ""));
    expect(count).toBeGreaterThan(12);
    await page.getByRole("navigation", { name: commonLabels.pages }).locator("a[rel=next]").click();
    await expect(page).toHaveURL(/tab=products.*page=2/);
    await expect(page.locator("main a[href^='/products/'] mark").first()).toBeVisible();
  });

  test("another keyword is asked by the page's own form", async ({ page }) => {
    await search(page, "기미");
    await page.getByRole("main").getByRole("searchbox").fill("모공");
    await page.getByRole("main").getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titleFor("모공"));
  });

  for (const [what, keyword] of [
    ["nothing was asked", ""],
    ["nothing was found", "세상에없는낱말"],
  ] as const)
    test(`the clinic's keywords lead on where ${what}`, async ({ page }) => {
      await search(page, keyword);
      await expect(page.getByText(keyword ? words.empty(keyword) : words.ask)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "#리프팅" }).click();
      await expect(page.locator("main mark").first()).toHaveText("리프팅");
    });
});

for (const keyword of [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "</title><script>alert(1)</script>",
  "%",
  "\\",
  "' or 1=1 --",
  ".*",
  "\u0000",
  "\u202e가나",
  "가".repeat(500),
])
  test(`${keyword.slice(0, 30)} is a keyword like any other`, async ({ page }) => {
    page.on("dialog", () => expect(keyword, "runs").toBe(""));
    const response = await search(page, keyword);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("main img[src=x], main svg[onload]")).toHaveCount(0);
  });

test.describe("an address", () => {
  for (const query of ["keyword=기미&tab=constructor", "keyword=기미&tab=boards&page=-1", "page=3"])
    test(`?${query} is read as far as it means something`, async () => {
      expect((await ask(LUMIERE.host, `/search?${encodeURI(query)}`)).status).toBe(200);
    });

  test("beyond the last page is nobody's", async () => {
    const path = `/search?keyword=${encodeURIComponent("기미")}&tab=products&page=900`;
    expect((await ask(LUMIERE.host, path)).status).toBe(404);
  });
});

test("a private question is not found by its words", async ({ page }) => {
  await search(page, "비밀글", "&tab=posts");
  await expect(page.locator("main a[href*='/cscenter/boards/']")).toHaveCount(0);
});

for (const { host } of [LUMIERE, HANEUL, ONYU])
  for (const width of [360, 1280])
    test(`the results of ${host} at ${width} are sound, and as wide as the screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const keyword of ["", "리프팅", "예약"]) {
        await search(page, keyword, "", host);
        expect(await weightyFindings(page), keyword).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

test("a clinic without prices shows none among its results", async () => {
  for (const keyword of ["침", "추나", "한약", "예약"]) {
    const { text } = await ask(ONYU.host, `/search?keyword=${encodeURIComponent(keyword)}`);
    expect(text).not.toMatch(/\d{1,3}(,\d{3})+\s*(<[^>]*>)*\s*원/);
  }
});
