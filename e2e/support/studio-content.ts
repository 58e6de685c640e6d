import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { PRODUCT } from "../setup/settings";
import { backendOf } from "./backend";
import { WITHOUT_POPUPS } from "./popups";

export const STUDIO = PRODUCT.studioUrl;
export const PHONE = { width: 390, height: 844 };
export const A_MINUTE_MS = 60_000;
export const MOST_PRESSES = 6;

export const form = (page: Page) => page.locator(".ce-form");
export const isSaved = (page: Page) =>
  expect(page.locator(".ce-head").getByRole("status")).toHaveText(/ 저장 · /);
/** Every storefront has confirmed it: for a configuration Edge Config and the clinic's fonts come first. */
export const isLive = (page: Page) =>
  expect(page.getByText(/\d\d:\d\d:\d\d부터 방문자에게 보입니다/)).toBeVisible({ timeout: 40_000 });

/** Where a busy machine's backend is slower than a page waits for it, the first visit has the page as it was. */
export const showsOnSite = (page: Page, url: string, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.goto(url);
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

export const publishDialog = (page: Page) => page.getByRole("dialog", { name: "게시할 것 살펴보기" });

/** Ticks what asks, and publishes what is ticked. */
export async function publish(page: Page): Promise<number> {
  const dialog = publishDialog(page);
  let presses = 0;
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  for (const box of await dialog.locator("label.note input").all()) {
    await box.check();
    presses += 1;
  }
  await dialog.getByRole("button", { name: /개 지금 게시$/ }).click();
  await expect(dialog).toBeHidden();
  return presses + 1;
}

/** Treatments of a clinic as its site shows them, by the place in its list. */
export const productAt = async (host: string, place: number) => {
  const { rows } = await backendOf(host).call("GET /v2/products", { query: {} });
  const row = rows[place];
  if (!row) throw new Error(`There is no treatment ${place}`);
  return row;
};

export async function openSecond(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: "ko-KR",
    storageState: WITHOUT_POPUPS,
    reducedMotion: "reduce",
  });
  return context.newPage();
}
