import { expect, test } from "@playwright/test";
import { nowBarLabels } from "@/labels/layout/header";
import { LUMIERE, ONYU } from "./support/clinics";
import { originOf } from "./support/storefront";

for (const width of [320, 360, 1440])
  test(`what holds now stands under the header at ${width}, unless the page or a sub-menu says so itself`, async ({
    page,
  }) => {
    const go = (path: string, { host } = LUMIERE as { host: string }) => page.goto(originOf(host) + path);
    await page.setViewportSize({ width, height: 800 });
    const bar = page.locator("header + div");
    await go("/");
    await expect(bar).toContainText(nowBarLabels.nextFree);
    expect((await bar.boundingBox())?.height).toBe(36);
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.evaluate(() => scrollTo(0, 600));
    await expect(bar).not.toBeInViewport();
    await expect(page.getByRole("banner")).toBeInViewport();
    for (const path of ["/products", "/cscenter"]) {
      await go(path);
      await expect(bar).toBeHidden();
    }
    await go("/", ONYU);
    await expect(bar).toContainText(/진료/);
    await expect(bar).not.toContainText(nowBarLabels.nextFree);
    await go("/cscenter", ONYU);
    await expect(bar).toBeHidden();
  });
