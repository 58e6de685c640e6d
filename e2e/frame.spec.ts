import { expect, type Page, test } from "@playwright/test";
import { headerLabels } from "@/labels/layout/header";
import { searchLabels } from "@/labels/layout/search";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { originOf } from "./support/storefront";

const header = (page: Page) => page.getByRole("banner");
const searchButton = (page: Page) =>
  header(page).getByRole("button", { name: headerLabels.search, exact: true });
const field = (page: Page) => page.getByRole("dialog").getByRole("searchbox");
const goHome = (page: Page) => page.goto(`${originOf(LUMIERE.host)}/`);

const HEIGHTS = [
  { width: 360, plain: 104, withSubList: 152 },
  { width: 768, plain: 104, withSubList: 152 },
  { width: 1024, plain: 52, withSubList: 100 },
  { width: 1440, plain: 52, withSubList: 100 },
];
for (const { width, plain, withSubList } of HEIGHTS)
  test.describe(`the header at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { host } of [LUMIERE, HANEUL])
      test(`is ${plain} high on ${host}, ${withSubList} with a sub-list`, async ({ page }) => {
        const heightOn = async (path: string) => {
          await page.goto(`${originOf(host)}${path}`);
          return header(page).evaluate((element) => element.getBoundingClientRect().height);
        };
        expect(await heightOn("/")).toBe(plain);
        expect(await heightOn("/products")).toBe(withSubList);
      });
  });

test.describe("the search overlay of wide layouts", () => {
  test("stays where it is with nothing typed, and its results take its place in the history", async ({
    page,
  }) => {
    await goHome(page);
    await searchButton(page).click();
    await field(page).press("Enter");
    await expect(field(page)).toBeFocused();
    await field(page).fill("리프팅");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?keyword=/);
    await page.goBack();
    await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/`);
    await expect(field(page)).toHaveCount(0);
  });

  test("closes on a step back without leaving the page, on Escape and on its backdrop", async ({ page }) => {
    await page.goto(`${originOf(LUMIERE.host)}/products`);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(field(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/products$/);

    await searchButton(page).click();
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveCount(0);

    await searchButton(page).click();
    await expect(field(page)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(field(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/products$/);
  });

  test("remembers what was searched for through a reload, until it is told to forget", async ({ page }) => {
    await goHome(page);
    for (const word of ["모공", "리프팅"]) {
      await searchButton(page).click();
      await field(page).fill(word);
      await field(page).press("Enter");
      await expect(page).toHaveURL(/\/search/);
      await goHome(page);
    }
    await searchButton(page).click();
    const recent = page.getByRole("dialog").getByRole("listitem");
    await expect(recent).toHaveText(["리프팅", "모공"]);
    await page.getByRole("button", { name: searchLabels.removeRecent("리프팅") }).click();
    await expect(recent).toHaveText(["모공"]);
    await page.getByRole("button", { name: searchLabels.clearRecent }).click();
    await expect(recent).toHaveCount(0);
  });
});

test.describe("the search panel of phones", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("goes to the search page with nothing typed; there its button goes back", async ({ page }) => {
    await goHome(page);
    await searchButton(page).click();
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search/);
    await header(page).getByRole("button", { name: headerLabels.leaveSearch }).click();
    await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/`);
  });
});

test.describe("the menu", () => {
  test("drops down on focus, and is gone on the next page", async ({ page }) => {
    await goHome(page);
    const entry = header(page).getByRole("link", { name: "시술", exact: true });
    await entry.focus();
    const list = header(page).getByRole("list", { name: headerLabels.subMenu("시술") });
    await list.getByRole("link", { name: "추천 시술" }).click();
    await expect(page).toHaveURL(/\/products\/category\/pick$/);
    await expect(list).toHaveCount(0);
  });

  test("opens the widget from an entry that says so", async ({ page }) => {
    await page.goto(`${originOf(HANEUL.host)}/`);
    await header(page).getByRole("button", { name: "온라인 예약" }).click();
    await expect(bookingWidget(page).frame.getByRole("heading").first()).toBeVisible();
    await expect(page).toHaveURL(`${originOf(HANEUL.host)}/`);
  });
});

test.describe("at 320", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { host } of [LUMIERE, HANEUL, ONYU])
    test(`${host} does not scroll sideways`, async ({ page }) => {
      for (const path of [
        "/",
        "/products",
        "/events",
        "/introduce/staff",
        "/cscenter/notice",
        "/search",
        "/info",
      ]) {
        await page.goto(`${originOf(host)}${path}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
});
