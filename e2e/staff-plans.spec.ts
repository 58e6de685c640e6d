import { expect, type Page, test } from "@playwright/test";
import { introduceLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const go = (page: Page, { host } = LUMIERE as { host: string }) =>
  page.goto(`${originOf(host)}/introduce/staff`);
const today = () => clinicTime(Date.now()).date;

test.describe("the staff page's plans", () => {
  const strips = (page: Page) => page.getByRole("list", { name: introduceLabels.week });

  test("letters: two speak, the others unfold what they are", async ({ page }) => {
    await go(page);
    const unfolding = page.getByRole("main").locator("section[id^=doctor-] details");
    const doctors = await page.locator("section[id^=doctor-]").count();
    await expect(unfolding).toHaveCount(doctors - 2);
    await unfolding.first().locator("summary").click();
    await expect(unfolding.first().locator("dd time").first()).toBeVisible();
    await expect(strips(page)).toHaveCount(0);
  });

  test("board: each doctor's week, with today marked by the clinic's clock", async ({ page }) => {
    expect((await ask(HANEUL.host, "/introduce/staff")).text).not.toMatch(/<li[^>]*aria-current="date"/);
    await go(page, HANEUL);
    await expect(strips(page)).toHaveCount(await page.locator("section[id^=doctor-]").count());
    for (const strip of await strips(page).all())
      await expect(strip.locator("[aria-current=date] time")).toHaveAttribute("datetime", today());
  });

  test("scroll: words read downwards where there is room", async ({ page }) => {
    const words = page.locator("section[id^=doctor-] > p").first();
    for (const [width, way] of [
      [1280, "vertical-rl"],
      [360, "horizontal-tb"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await go(page, ONYU);
      await expect(words).toHaveCSS("writing-mode", way);
    }
  });
});
