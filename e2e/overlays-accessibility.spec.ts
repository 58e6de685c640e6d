import { expect, type Page, test } from "@playwright/test";
import { bookingLabels } from "@/labels/layout/booking";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { headerLabels } from "@/labels/layout/header";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { popupsAnswered, popupTitled, readOn, servePopups, WITH_POPUPS } from "./support/popups";
import { originOf } from "./support/storefront";

const PHONE_MAX_PX = 768;
const banner = (page: Page) => page.getByRole("banner");
const searchButton = (page: Page) =>
  banner(page).getByRole("button", { name: headerLabels.search, exact: true });
const menuButton = (page: Page) => banner(page).getByRole("button", { name: headerLabels.allMenu });
const floating = (page: Page) => page.getByRole("region", { name: floatingButtonLabels.group });
const popupBox = (page: Page, id: number) => page.locator(`[data-popup="${id}"]`);

/** Opens something by keyboard, looks at it with axe, closes it by Escape: the focus is back where it came from. */
async function visitByKeyboard(
  page: Page,
  opener: ReturnType<typeof menuButton>,
  overlay: ReturnType<typeof menuButton>,
) {
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(overlay).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** No popup covers another. */
async function expectApart(page: Page) {
  const boxes = await page.locator("[data-popup]").evaluateAll((all) =>
    all.map((popup) => {
      const { left, right, top, bottom } = popup.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      expect(isBeside || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
    }
}

for (const width of [360, 768, 1024, 1440])
  for (const { host } of [LUMIERE, HANEUL, ONYU])
    test.describe(`${host} at ${width}`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
      const isPhone = width <= PHONE_MAX_PX;
      const hasWidget = host !== ONYU.host;

      test("search, menu and floating button are opened and closed by keyboard alone", async ({ page }) => {
        await page.goto(`${originOf(host)}/`);
        await visitByKeyboard(page, searchButton(page), page.getByRole("dialog").getByRole("searchbox"));
        if (isPhone)
          await visitByKeyboard(
            page,
            menuButton(page),
            page.getByRole("dialog", { name: headerLabels.allMenu }),
          );
        if (hasWidget)
          await visitByKeyboard(
            page,
            floating(page).locator("[aria-expanded]"),
            floating(page).getByRole("list"),
          );
      });

      if (!hasWidget) return;

      test("what stands in for the widget", async ({ page }) => {
        await page.route("**/widget/loader.js", (route) => route.abort());
        await page.goto(`${originOf(host)}/`);
        const opener = floating(page).getByRole("button").first();
        await visitByKeyboard(page, opener, page.getByRole("dialog", { name: bookingLabels.failed }));
      });

      test.describe("with popups", () => {
        test.use({ storageState: WITH_POPUPS });

        test("popups of every side", async ({ page }) => {
          const sides = ["TOP_LEFT", "TOP_LEFT", "BOTTOM_RIGHT", "CENTER"] as const;
          const popups = sides.map((direction, index) =>
            popupTitled(`팝업 ${index + 1}`, { id: index + 1, weight: index, direction }),
          );
          await servePopups(page, popups);
          const answered = popupsAnswered(page);
          await page.goto(`${originOf(host)}/`);
          await readOn(page, answered);
          const isGrid = host === HANEUL.host && !isPhone;
          await expect(page.locator("[data-popup]")).toHaveCount(isGrid ? 4 : 1);
          expect(await weightyFindings(page)).toEqual([]);
          await expectApart(page);
          for (const { id } of popups) {
            await expect(popupBox(page, id)).toBeVisible();
            await page.keyboard.press("Escape");
            await expect(popupBox(page, id)).toHaveCount(0);
          }
          await expect(page.locator("[data-popup]")).toHaveCount(0);
        });

        test("a toast", async ({ page }) => {
          await servePopups(page, 500);
          const answered = popupsAnswered(page);
          await page.goto(`${originOf(host)}/terms/privacy-policy`);
          await readOn(page, answered);
          const toast = page.locator("[popover=manual]");
          await toast.hover();
          expect(await weightyFindings(page)).toEqual([]);
        });
      });
    });
