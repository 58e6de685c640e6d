import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { bookingLabels } from "@/labels/layout/booking";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { purchaseLabels } from "@/labels/products";
import { widgetLabels } from "@/labels/widget";
import { productIdsOf } from "./support/backend";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { markHydration, untilHydrated } from "./support/hydration";
import { tickOptions } from "./support/product-page";
import { originOf } from "./support/storefront";

const PANEL_WIDTH_PX = 432;
/** What a letter's edges may differ by where a page and a frame are drawn each for itself, of 255. */
const EDGE_NOISE = 32;
/** Thumbnails are resized by two programs. */
const PICTURE_NOISE = 90;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of a box of the page, three bytes each. */
async function pixelsOf(page: Page, clip: Box) {
  return sharp(await page.screenshot({ clip, animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How many pixels of two pictures differ by more than the noise that a place may have. */
function countDifferences(
  one: Buffer,
  other: Buffer,
  width: number,
  noiseAt: (x: number, y: number) => number,
) {
  let count = 0;
  for (let pixel = 0; pixel * 3 < one.length; pixel++) {
    const noise = noiseAt(pixel % width, Math.floor(pixel / width));
    const isOther = [0, 1, 2].some(
      (part) => Math.abs((one[pixel * 3 + part] ?? 0) - (other[pixel * 3 + part] ?? 0)) > noise,
    );
    if (isOther) count += 1;
  }
  return count;
}

const panel = (page: Page) => page.getByRole("complementary", { name: widgetLabels.title });
const opening = (page: Page) =>
  page.getByRole("dialog", { name: widgetLabels.title }).and(page.locator("dialog"));
const reserve = (page: Page) => page.getByRole("banner").getByRole("button", { name: /예약$/ }).last();
const soonest = (page: Page) => panel(page).getByRole("button", { name: /방문 예약$/ });

/** From now on what an address answers is late, until it is let come. */
async function hold(page: Page, address: string) {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => letCome();
}
const holdLoader = (page: Page) => hold(page, "**/widget/loader.js");

/** Counts the frames from the next click to the first that shows the opening. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    window.framesToOpening = new Promise((resolve) => {
      const begin = () => {
        let frames = 0;
        const look = () => {
          frames += 1;
          const { height = 0 } =
            document.querySelector("dialog:has([aria-busy])")?.getBoundingClientRect() ?? {};
          if (height > 0 || frames === 120) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener("click", begin, { capture: true, once: true });
    });
  });

declare global {
  interface Window {
    framesToOpening?: Promise<number>;
  }
}

test("the panel and the widget's home, which takes its place, are the same to the pixel", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const box = { x: 0, y: 0, width: PANEL_WIDTH_PX, height: 900 };
  await expect(soonest(page).first()).toBeVisible();
  const thumbnail = await panel(page).locator("li img").first().boundingBox();
  const before = await pixelsOf(page, box);

  await reserve(page).hover();
  const widget = bookingWidget(page);
  await expect(widget.button(/방문 예약$/).first()).toBeVisible();
  await expect(widget.frame.locator("li img").first()).toBeVisible();
  await page.mouse.move(1000, 800);
  // It is the widget that is looked at: with pictures and fonts drawn, and the page's own rows away.
  await expect(soonest(page).first()).toBeHidden();
  const after = await pixelsOf(page, box);
  const { x, width } = thumbnail ?? { x: 0, width: 0 };
  const isPicture = (at: number, y: number) => at >= x && at < x + width && y >= (thumbnail?.y ?? 900);
  const differing = countDifferences(before, after, box.width, (at, y) =>
    isPicture(at, y) ? PICTURE_NOISE : EDGE_NOISE,
  );
  expect(differing).toBe(0);
});

test("a pointer that rests on the panel while the page loads fetches nothing, one that moves there does", async ({
  page,
}) => {
  const loaders: string[] = [];
  page.on("request", (request) => request.url().endsWith("/widget/loader.js") && loaders.push(request.url()));
  await page.mouse.move(200, 700);
  await markHydration(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await untilHydrated(page);
  expect(loaders).toEqual([]);
  await page.mouse.move(210, 700);
  await expect(bookingWidget(page).heading(widgetLabels.home.question)).toBeVisible();
});

test("the panel's rows stay until the widget's home has its content", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const letCome = await hold(page, "**/v2/products?*isRecommend*");
  await reserve(page).hover();
  await expect(
    bookingWidget(page)
      .button(/방문 예약$/)
      .first(),
  ).toBeVisible();
  await expect(soonest(page).first()).toBeVisible();
  letCome();
  await expect(soonest(page).first()).toBeHidden();
});

const visit = { button: reserve, question: widgetLabels.purpose.question };
const treatment = {
  button: (page: Page) =>
    page.getByRole("region", { name: floatingButtonLabels.group }).getByRole("button").first(),
  question: widgetLabels.treatments.question,
};
const PLACES = [
  { what: "in the panel", host: LUMIERE.host, size: { width: 1440, height: 900 }, asked: visit },
  { what: "as a drawer", host: HANEUL.host, size: { width: 1440, height: 900 }, asked: visit },
  { what: "on a phone", host: LUMIERE.host, size: { width: 390, height: 844 }, asked: treatment },
];

for (const { what, host, size, asked } of PLACES)
  test.describe(`while the loader is late, ${what}`, () => {
    test.use({ viewport: size, baseURL: originOf(host) });

    test("the step that was asked for is there in the next frames, and the widget takes its place", async ({
      page,
    }) => {
      await page.goto("/", { waitUntil: "networkidle" });
      const letLoaderCome = await holdLoader(page);
      await countFrames(page);
      await asked.button(page).click();
      expect(await page.evaluate(() => window.framesToOpening)).toBeLessThanOrEqual(2);

      const frame = opening(page);
      await expect(frame.locator("[aria-busy=true]")).toBeVisible();
      await expect(frame.getByRole("heading")).toHaveText(asked.question);
      await expect(frame.getByRole("heading")).toBeFocused();
      await expect(frame.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
      await expect(frame.getByRole("status")).toContainText(bookingLabels.opening);
      await expect(frame.locator("a[href^='tel:']")).toBeVisible();
      const box = await frame.boundingBox();
      const head = { x: box?.x ?? 0, y: box?.y ?? 0, width: Math.floor(box?.width ?? 0), height: 160 };
      const foot = { ...head, y: (box?.height ?? 0) - 84, height: 84 };
      const drawn = [await pixelsOf(page, head), await pixelsOf(page, foot)];

      letLoaderCome();
      await expect(bookingWidget(page).heading(asked.question)).toBeVisible();
      await expect(frame).toHaveCount(0);
      await expect(page.locator("iframe").first()).toBeFocused();
      await page.mouse.move(700, 5);
      // The widget's own type may come a moment after its words.
      await expect(async () => {
        const taken = [await pixelsOf(page, head), await pixelsOf(page, foot)];
        for (const [index, one] of drawn.entries())
          expect(countDifferences(one, taken[index] ?? one, head.width, () => EDGE_NOISE)).toBe(0);
      }).toPass({ timeout: 20_000 });
    });

    test("it can be closed, and then nothing opens by itself", async ({ page }) => {
      await page.goto("/", { waitUntil: "networkidle" });
      const letLoaderCome = await holdLoader(page);
      await asked.button(page).click();
      await expect(opening(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(opening(page)).toHaveCount(0);
      await expect(asked.button(page)).toBeFocused();
      const app = page.waitForResponse((response) => response.url().includes("/widget/app/?"));
      letLoaderCome();
      await app;
      await expect(page.frameLocator("iframe").locator("#root > *").first()).toBeAttached();
      await expect(bookingWidget(page).heading(asked.question)).toHaveCount(0);
      // Slides that are out of sight are inert by themselves.
      await expect(page.locator("[inert]:not([aria-roledescription])")).toHaveCount(0);
    });
  });

test("with its options chosen a treatment opens at the times, never at the list", async ({ page }) => {
  const [product] = await productIdsOf(LUMIERE.host);
  await page.goto(`/products/${product}`, { waitUntil: "networkidle" });
  await tickOptions(page, 1);
  const letLoaderCome = await holdLoader(page);
  await page.getByRole("main").getByRole("button", { name: purchaseLabels.book, exact: true }).click();
  await expect(opening(page).getByRole("heading")).toHaveText(widgetLabels.schedule.question);
  await expect(opening(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2");
  letLoaderCome();
  await expect(opening(page)).toHaveCount(0);
  await expect(bookingWidget(page).heading(widgetLabels.schedule.question)).toBeVisible();
});

for (const where of ["the page's own panel", "the widget's home"])
  test(`a time pressed in ${where} stands chosen two steps later`, async ({ page }) => {
    const widget = bookingWidget(page);
    await page.goto("/", { waitUntil: "networkidle" });
    // In the evening there may be but one.
    let time = soonest(page).last();
    if (where === "the widget's home") {
      await reserve(page).hover();
      time = widget.button(/방문 예약$/).last();
    }
    const clock = (await time.textContent()) ?? "";
    await time.click();
    await widget.choosePurpose(1);
    await expect(widget.freeTimes.and(widget.frame.locator("[aria-pressed=true]"))).toContainText(clock);
    await widget.next();
    await expect(widget.frame.getByRole("timer")).toBeVisible();
  });
