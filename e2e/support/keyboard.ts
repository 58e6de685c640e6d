import { expect, type Locator, type Page } from "@playwright/test";
import type { BookingWidget } from "./booking-widget";

/** Further than any step of the widget is long. */
const MOST_TABS = 80;

/** Somebody who has a keyboard alone, and hears what has the focus: nothing without a name ever does. */
export function keyboardOf(page: Page, { frame }: BookingWidget) {
  const focused = frame.locator(":focus");
  const has = async (target: Locator) => (await target.and(focused).count()) > 0;

  return {
    /** Goes on by Tab until something has the focus. */
    async tabTo(target: Locator) {
      await expect(target.first()).toBeVisible();
      for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
        if (await has(target)) return;
        await page.keyboard.press("Tab");
        if ((await focused.count()) > 0) await expect(focused).toHaveAccessibleName(/\S/);
      }
      throw new Error(`Tab never leads to ${target}`);
    },
    async press(target: Locator, key = "Enter") {
      await this.tabTo(target);
      await page.keyboard.press(key);
    },
    async type(target: Locator, text: string) {
      await this.tabTo(target);
      await page.keyboard.type(text);
    },
    /** Without another key: what happened before has led there. */
    isAt: (target: Locator) =>
      expect.poll(() => has(target), { message: `the focus is at ${target}` }).toBe(true),
  };
}
