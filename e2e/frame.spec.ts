import { expect, type Page, test } from "@playwright/test";
import { footerLabels } from "@/labels/layout/footer";
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

/** Lumière's column stands beside a panel of 410, or 432 from 1249 up; haneul's is as wide as the viewport. */
const HEIGHTS = [
  { width: 360, lumiere: [104, 152], haneul: [104, 152] },
  { width: 768, lumiere: [104, 152], haneul: [104, 152] },
  { width: 769, lumiere: [100, 148], haneul: [100, 148] },
  { width: 1024, lumiere: [100, 148], haneul: [52, 100] },
  { width: 1300, lumiere: [100, 148], haneul: [52, 100] },
  { width: 1440, lumiere: [52, 100], haneul: [52, 100] },
];
for (const { width, ...heights } of HEIGHTS)
  test.describe(`the header at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [{ host }, [plain, withSubList]] of [
      [LUMIERE, heights.lumiere],
      [HANEUL, heights.haneul],
    ] as const)
      test(`is ${plain} high on ${host}, ${withSubList} with a sub-list`, async ({ page }) => {
        const heightOn = async (path: string) => {
          await page.goto(`${originOf(host)}${path}`);
          return header(page).evaluate((element) => element.getBoundingClientRect().height);
        };
        expect(await heightOn("/")).toBe(plain);
        expect(await heightOn("/products")).toBe(withSubList);
        const stuckAt = await page
          .getByRole("main")
          .evaluate((main) => getComputedStyle(main).getPropertyValue("--header"));
        expect(stuckAt).toBe(`${withSubList}px`);
      });
  });

for (const { host } of [LUMIERE, HANEUL, ONYU])
  for (const width of [360, 768, 769, 820, 900, 1024, 1180, 1331, 1332, 1440])
    test(`the whole menu of ${host} is one press away at ${width}, and nothing of the header is cut off`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${originOf(host)}/products`);
      const row = header(page).getByRole("navigation", { name: headerLabels.menu }).locator(":scope > ul");
      const titles = await row.locator(":scope > li").allInnerTexts();
      const { cut, shown } = await row.evaluate((list) => ({
        cut: list.scrollWidth - list.clientWidth,
        shown: list.clientWidth,
      }));
      const button = header(page).getByRole("button", { name: headerLabels.allMenu });
      if (cut > 1) await expect(button).toBeVisible();
      if (width > 768 && (await button.isVisible())) expect(shown).toBeGreaterThan(240);
      const column = await header(page).boundingBox();
      for (const control of await header(page).locator("a:visible, button:visible, summary:visible").all()) {
        if (await control.evaluate((element) => element.closest("ul") !== null)) continue;
        const box = await control.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
          (column?.x ?? 0) + (column?.width ?? 0),
        );
      }
      if (!(await button.isVisible())) return;
      await button.click();
      const menu = page.getByRole("dialog", { name: headerLabels.allMenu });
      for (const title of titles) await expect(menu.getByText(title, { exact: true }).first()).toBeVisible();
    });

test("a sub page has its way back on every width", async ({ page }) => {
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${originOf(LUMIERE.host)}/search`);
    await header(page).getByRole("button", { name: headerLabels.back }).click();
    await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/`);
  }
});

test.describe("the full menu of phones", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const name of [headerLabels.signIn, headerLabels.myPage])
    test(`leads to ${name}`, async ({ page }) => {
      await goHome(page);
      await header(page).getByRole("button", { name: headerLabels.allMenu }).click();
      await page.getByRole("dialog").getByRole("button", { name }).click();
      await expect(page.getByRole("dialog", { name: headerLabels.allMenu })).toHaveCount(0);
      await expect(bookingWidget(page).frame.getByRole("heading").first()).toBeVisible();
    });
});

test.describe("the footer", () => {
  const footer = (page: Page) => page.getByRole("contentinfo");

  test("says the name, the registered name and the lunch time of a clinic with hours per day", async ({
    page,
  }) => {
    await page.goto(`${originOf(HANEUL.host)}/`);
    await expect(footer(page).getByText("하늘빛성형외과", { exact: true }).last()).toBeVisible();
    await expect(footer(page).getByText("하늘빛성형외과의원", { exact: true })).toBeVisible();
    await expect(footer(page).getByText(footerLabels.hours.lunch).first()).toBeVisible();
  });

  test("leads to every channel that the clinic has", async ({ page }) => {
    await goHome(page);
    for (const [name, host] of [
      [footerLabels.social.x, "x.com"],
      [footerLabels.social.line, "line.me"],
      [footerLabels.social.whatsapp, "wa.me"],
    ] as const)
      await expect(footer(page).getByRole("link", { name: footerLabels.newWindow(name) })).toHaveAttribute(
        "href",
        new RegExp(`^https://${host}/`),
      );
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
