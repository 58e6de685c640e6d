import type { Page } from "@playwright/test";
import { shootBooking } from "./booking";

export interface Shooting {
  page: Page;
  backendUrl: string;
  /** Takes one picture: of the whole page, or of the viewport. */
  shoot: (part: string, isWhole: boolean) => Promise<void>;
}

type Screen = (shooting: Shooting) => Promise<string | undefined>;

const TIMEOUT_MS = 4000;
const PRODUCT_LINK = /^\/products\/\d+$/;

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

/** Scrolls, because pictures below the fold load lazily, and waits for them. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async (timeoutMs) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    // Pictures of hidden slides may never load.
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([Promise.allSettled([...document.images].map((image) => image.decode())), timeout]);
    await document.fonts.ready;
    window.scrollTo(0, 0);
  }, TIMEOUT_MS);
}
