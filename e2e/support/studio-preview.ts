import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { LUMIERE } from "./clinics";
import { productAt, STUDIO } from "./studio-content";

/** A page of the site is drawn, its tools hold it. */
export const DRAWN = { timeout: 45_000 };
export const PREVIEW = `${STUDIO}/lumiere/content/preview`;

type Device = "PC" | "휴대폰";
const frameOf = (device: Device) => `iframe[title="홈페이지 미리보기, ${device}"]:not([data-waiting])`;
export const siteIn = (page: Page, device: Device = "PC"): FrameLocator => page.frameLocator(frameOf(device));
export const title = (page: Page, device?: Device) => siteIn(page, device).locator("main h1").first();

/** The tools within a frame have its page in hand once they have hidden themselves. */
export async function isReady(page: Page, device?: Device) {
  await expect(title(page, device)).toBeVisible(DRAWN);
  await expect(siteIn(page, device).locator("#preview-bar")).toBeHidden(DRAWN);
  // Until then a part that comes into view has another height.
  await expect(siteIn(page, device).locator("html[data-laid-out]")).toBeAttached(DRAWN);
}

/** The form of lumiere's treatment at a place of its list; files that run beside each other take different ones. */
export async function openForm(page: Page, place = 0) {
  const product = await productAt(LUMIERE.host, place);
  await page.goto(`${STUDIO}/lumiere/content/treatments/${product.id}`);
  await isReady(page);
  return product;
}

/** Presses the middle of something in the desktop's frame with the mouse: Playwright's own presses miss in a scaled frame. */
export async function pressIn(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const frame = await page.locator(frameOf("PC")).boundingBox();
  const inside = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width: window.innerWidth };
  });
  if (!frame) throw new Error("There is no frame");
  const scale = frame.width / inside.width;
  await page.mouse.click(frame.x + inside.x * scale, frame.y + inside.y * scale);
}

/** With the desktop alone: a phone stands over it. */
export const showDesktop = (page: Page) => page.getByRole("button", { name: "PC", exact: true }).click();
