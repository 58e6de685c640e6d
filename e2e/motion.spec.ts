import { expect, type Page, test } from "@playwright/test";
import { faqLabels } from "@/labels/customer-center";
import { galleryLabels, galleryLinkLabels } from "@/labels/gallery";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { headerLabels } from "@/labels/layout/header";
import { openingLabels } from "@/labels/widget-opening";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

/** What `--curve` says. */
const CURVE = "cubic-bezier(0.2, 0, 0, 1)";

interface Motion {
  name: string;
  place: string;
  durationMs: number;
  /** Of the whole, and of its first keyframe: one of them is the curve, the other linear. */
  easings: (string | undefined)[];
}

declare global {
  interface Window {
    /** What has been animated so far, each a Motion. */
    motions: Set<string>;
  }
}

/** Notes what is animated in any frame of the page. */
const noteMotions = (page: Page) =>
  page.addInitScript(() => {
    const motionOf = ({ effect, ...rest }: { effect: KeyframeEffect; animationName?: string }): Motion => ({
      name: rest.animationName ?? "",
      place: `${effect.target?.tagName} ${effect.pseudoElement ?? effect.target?.className}`,
      durationMs: Number(effect.getComputedTiming().duration),
      easings: [effect.getTiming().easing, effect.getKeyframes()[0]?.easing],
    });
    window.motions = new Set();
    const look = () => {
      for (const animation of document.getAnimations() as CSSAnimation[])
        if (animation.effect instanceof KeyframeEffect) {
          const { effect, animationName } = animation;
          window.motions.add(JSON.stringify(motionOf({ effect, animationName })));
        }
      requestAnimationFrame(look);
    };
    look();
  });

/** A skeleton's sheen waits, and of a page that is left nothing is seen any more: neither moves anything. */
const isMotion = ({ name, place, durationMs }: Motion) =>
  durationMs > 1 && name !== "sheen" && !place.endsWith("(root)");

async function motionsOf(page: Page): Promise<Motion[]> {
  const seen = await page.evaluate(() => [...window.motions]);
  return seen.map((motion): Motion => JSON.parse(motion)).filter(isMotion);
}

const floating = (page: Page) => page.getByRole("region", { name: floatingButtonLabels.group });
const dialog = (page: Page) => page.getByRole("dialog");

/** Opens one thing after another, and goes from a list to a product and back. */
async function walk(page: Page, host: string) {
  const banner = page.getByRole("banner");
  await page.goto(`${originOf(host)}/`);
  await floating(page).locator("[aria-expanded]").click();
  await expect(floating(page).getByRole("list")).toBeVisible();
  await banner.getByRole("button", { name: headerLabels.search, exact: true }).click();
  await expect(dialog(page).getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: headerLabels.allMenu }).click();
  await expect(dialog(page).getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await floating(page).getByRole("button").first().click();
  await expect(page.getByRole("dialog", { name: openingLabels.title })).toBeVisible();
  const seen = await motionsOf(page);

  await page.goto(`${originOf(host)}/cscenter/faq`);
  await expect(page.getByRole("heading", { name: faqLabels.title })).toBeVisible();
  await page.getByRole("main").locator("summary").first().click();
  await page.goto(`${originOf(host)}/introduce/space`);
  await page.getByRole("main").getByRole("link", { name: galleryLinkLabels.enlarge }).first().click();
  await page.getByRole("button", { name: galleryLabels.next }).click();
  await expect(page.locator(".yarl__counter")).toContainText(/^2/);
  seen.push(...(await motionsOf(page)));

  await page.goto(`${originOf(host)}/products`);
  const product = page.getByRole("main").locator("a[href^='/products/']:not([href*=category])").first();
  await product.click();
  await page.waitForURL(/\/products\/\d+$/);
  await page.goBack();
  await expect(product).toBeVisible();
  return [...seen, ...(await motionsOf(page))];
}

test.use({ viewport: { width: 390, height: 740 } });

for (const { host } of [LUMIERE, HANEUL]) {
  test(`nothing moves at ${host} for a visitor who wants no motion`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await noteMotions(page);
    expect(await walk(page, host)).toEqual([]);
  });

  test(`what moves at ${host} does so along one curve`, async ({ page }) => {
    test.slow();
    await noteMotions(page);
    const seen = await walk(page, host);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.filter(({ easings }) => !easings.includes(CURVE))).toEqual([]);
  });
}
