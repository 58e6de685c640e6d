import type { Page } from "@playwright/test";
import { shootBooking } from "./booking";
import type { Shooting } from "./shooting";

type Screen = (shooting: Shooting) => Promise<string | undefined>;

const PATIENCE_MS = 4000;
const PRODUCT_LINK = /^\/products\/\d+$/;

/** What is photographed, by name. */
export const SCREENS: Record<string, Screen> = {
  home: (shooting) => wholePage(shooting, "/"),
  list: (shooting) => wholePage(shooting, "/products"),
  product: async (shooting) => wholePage(shooting, await firstProduct(shooting.page)),
  widget: shootBooking,
};

/** The path of the first product that the list shows. */
export async function firstProduct(page: Page): Promise<string> {
  await page.goto("/products");
  const links = await page
    .locator("main a[href^='/products/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.find((href) => PRODUCT_LINK.test(href)) ?? "/products/1";
}

async function wholePage({ page, shoot }: Shooting, address: string) {
  const response = await page.goto(address, { waitUntil: "load" });
  await showLazyPictures(page);
  await shoot("", true);
  return response?.ok() ? undefined : `status ${response?.status()}`;
}

/** Pictures below the fold load as a visitor scrolls: so scroll, and wait for those that come. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async (patienceMs) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    // A picture in a slide that is out of sight may never load.
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([Promise.allSettled([...document.images].map((image) => image.decode())), patience]);
    await document.fonts.ready;
    window.scrollTo(0, 0);
  }, PATIENCE_MS);
}
