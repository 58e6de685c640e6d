import { expect, type Page, test } from "@playwright/test";
import { walkLabels } from "@/labels/blocks";
import { galleryLabels } from "@/labels/gallery";
import { introduceLabels, scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { addMonths, monthOf } from "@/lib/month-calendar";
import { weightyFindings } from "./support/axe";
import { backendOf } from "./support/backend";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const go = (page: Page, path: string, { host } = LUMIERE as { host: string }) =>
  page.goto(`${originOf(host)}/introduce${path}`);
const sisters = (page: Page) => page.getByRole("navigation", { name: introduceLabels.sections });
const jsonLd = async (page: Page) =>
  (await page.locator("script[type='application/ld+json']").allTextContents()).map((text) =>
    JSON.parse(text),
  );

const today = () => clinicTime(Date.now()).date;
const nextMonth = () => addMonths(monthOf(today()), 1);
const monthTable = (page: Page) => page.getByRole("table", { name: /월 진료 일정$/ });
const weekTable = (page: Page) => page.getByRole("table", { name: /의료진별 진료 시간$/ });
const dayIn = (page: Page, date: string) => monthTable(page).locator(`td:has(time[datetime="${date}"])`);

test.describe("the introduction", () => {
  test("tells the clinic's story and leads to its three screens", async ({ page }) => {
    await go(page, "");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(LUMIERE.name);
    expect((await jsonLd(page)).map((data) => data["@type"])).toContain("AboutPage");
    for (const path of ["staff", "schedule", "space"]) {
      await go(page, "");
      await page.getByRole("main").locator(`a[href="/introduce/${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/introduce/${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });

  test("of a clinic with little to show leads nowhere empty", async ({ page }) => {
    await go(page, "", ONYU);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(ONYU.name);
    await expect(sisters(page).locator("[aria-current=page]")).toHaveAttribute("href", "/introduce");
    for (const link of await sisters(page).getByRole("link").all()) {
      const path = (await link.getAttribute("href")) ?? "";
      expect((await ask(ONYU.host, path)).status, path).toBe(200);
    }
  });

  for (const { host } of [LUMIERE, HANEUL, ONYU])
    test(`knows each doctor of ${host}, with days and a schedule of their own`, async ({ page }) => {
      await go(page, "/staff", { host });
      const doctors = page.locator("section[id^=doctor-]");
      const count = await doctors.count();
      expect(count).toBeGreaterThan(0);
      expect((await jsonLd(page)).filter((data) => data["@type"] === "Physician")).toHaveLength(count);
      await expect(doctors.first().locator("dd time").first()).toBeVisible();
      const name = await doctors
        .first()
        .getByRole("heading")
        .evaluate(({ firstChild }) => firstChild?.textContent ?? "");
      await doctors.first().locator("a[href*='doctor=']").click();
      await expect(weekTable(page).getByRole("rowheader")).toHaveCount(1);
      await expect(weekTable(page).getByRole("rowheader")).toContainText(name);
    });
});

test.describe("the schedule", () => {
  test("marks today by the clinic's clock, though the page that is kept names none", async ({ page }) => {
    expect((await ask(LUMIERE.host, "/introduce/schedule")).text).not.toMatch(/<t[dh][^>]*aria-current/);
    await go(page, "/schedule");
    await expect(monthTable(page).locator("[aria-current=date] time")).toHaveAttribute("datetime", today());
    await expect(weekTable(page).locator("th[aria-current=date] time")).toHaveAttribute("datetime", today());
  });

  test("turns to the next month by an address of its own, and back", async ({ page }) => {
    await go(page, "/schedule");
    const first = (await page.locator("#month").textContent()) ?? "";
    await page.getByRole("link", { name: new RegExp(`^${scheduleLabels.nextMonth}`) }).click();
    await expect(page).toHaveURL(new RegExp(`month=${nextMonth()}$`));
    const { year, month } = clinicTime(`${nextMonth()}-01`);
    await expect(page.locator("#month")).toHaveText(scheduleLabels.month(year, month));
    await expect(dayIn(page, `${nextMonth()}-15`)).toBeVisible();
    await page.goBack();
    await expect(page.locator("#month")).toHaveText(first);
  });

  test("shows a chosen day with its doctors, its week, and that doctor alone who was chosen", async ({
    page,
  }) => {
    await go(page, `/schedule?month=${nextMonth()}`);
    const day = `${nextMonth()}-15`;
    await dayIn(page, day).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`day=${day}#day$`));
    const panel = page.locator("section#day");
    await expect(panel.locator(`time[datetime="${day}"]`)).toBeInViewport();
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    await expect(weekTable(page).locator(`time[datetime="${day}"]`)).toBeVisible();
    const choice = page.getByRole("navigation", { name: scheduleLabels.doctors });
    const name = (await choice.getByRole("link").nth(1).textContent()) ?? "";
    await choice.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/doctor=\d+$/);
    await expect(weekTable(page).getByRole("rowheader")).toHaveCount(1);
    await expect(weekTable(page).getByRole("rowheader")).toContainText(name);
    await expect(weekTable(page).locator(`time[datetime="${day}"]`)).toBeVisible();
  });

  test("tells of a chosen day in one live region alone", async ({ page }) => {
    await go(page, `/schedule?month=${nextMonth()}`);
    const live = page.getByRole("main").locator("[aria-live], [role=status], [role=alert]");
    await expect(live).toHaveCount(1);
    const { month, weekday } = clinicTime(`${nextMonth()}-15`);
    await dayIn(page, `${nextMonth()}-15`).getByRole("link").click();
    await expect(live).toHaveText(scheduleLabels.dayTitle(month, 15, weekday));
  });

  test("leads to a booking", async ({ page }) => {
    await go(page, "/schedule");
    await weekTable(page).getByRole("button").first().click();
    await expect(bookingWidget(page).frame.getByRole("radio").first()).toBeVisible();
  });

  test("calls the clinic where there is no widget", async ({ page }) => {
    await go(page, "/schedule", ONYU);
    await expect(weekTable(page).getByRole("link", { name: introduceLabels.call }).first()).toHaveAttribute(
      "href",
      /^tel:/,
    );
  });

  for (const query of ["month=2001-01", "month=abc", "day=2026-02-30", "doctor=999999"])
    test(`shows this month where ${query} cannot be shown`, async ({ page }) => {
      await go(page, `/schedule?${query}`);
      await expect(dayIn(page, today())).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });
});

test.describe("the space", () => {
  test("opens its pictures large, by mouse and by keys", async ({ page }) => {
    await go(page, "/space");
    expect((await jsonLd(page)).map((data) => data["@type"])).toContain("ImageGallery");
    const pictures = page.getByRole("main").locator("a[href^='/media/']");
    const count = await pictures.count();
    await pictures.nth(1).click();
    const lightbox = page.getByRole("dialog", { name: galleryLabels.lightbox });
    await expect(lightbox).toContainText(`2 / ${count}`);
    expect(await weightyFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(lightbox).toContainText(`3 / ${count}`);
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(pictures.nth(1)).toBeFocused();
  });

  test("opens a picture that was pressed before any script was there", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_next/static/**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${originOf(LUMIERE.host)}/introduce/space`, { waitUntil: "domcontentloaded" });
    await page.getByRole("main").locator("a[href^='/media/']").nth(1).click();
    release();
    await expect(page.getByRole("dialog", { name: galleryLabels.lightbox })).toContainText("2 / ");
  });

  test("leafs by a swipe", async ({ browser }) => {
    const page = await browser.newPage({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await go(page, "/space");
    // Until then the link leads to the picture itself.
    await page.waitForFunction(() => "next" in window && Boolean(Object(window.next).router));
    await page.getByRole("main").locator("a[href^='/media/']").first().click();
    const lightbox = page.getByRole("dialog", { name: galleryLabels.lightbox });
    await expect(lightbox).toContainText("1 / ");
    await swipeLeft(page);
    await expect(lightbox).toContainText("2 / ");
    await page.close();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { host } of [LUMIERE, HANEUL])
    test(`a day of ${host} says who is there, with how many free times, and calls`, async ({ page }) => {
      const { rows } = await backendOf(host).call("GET /partner-employees", { query: {} });
      const doctor = rows.find(({ nextAvailableAt }) => nextAvailableAt);
      const day = clinicTime(doctor?.nextAvailableAt ?? "").date;
      await go(page, `/schedule?day=${day}&doctor=${doctor?.id}`, { host });
      const panel = page.locator("section#day");
      await expect(panel.locator(`time[datetime="${day}"]`)).toBeVisible();
      await expect(panel.getByRole("listitem")).toContainText([doctor?.name ?? ""]);
      await expect(panel.getByRole("listitem")).toContainText([/[1-9]\d*자리/]);
      await expect(panel.getByRole("button")).toHaveCount(0);
      await expect(panel.locator("a[href^='tel:']:visible")).toHaveCount(1);
    });

  test("a number of the floor plan leads to its room", async ({ page }) => {
    await go(page, "/space", HANEUL);
    const plan = page.getByRole("navigation", { name: walkLabels.plan });
    await plan.getByRole("link", { name: /^5/ }).click();
    await expect(page.locator("#stop-5 img")).toBeInViewport();
  });

  test("months are links, and a picture leads to its large version", async ({ page }) => {
    await go(page, "/schedule");
    await page.getByRole("link", { name: new RegExp(`^${scheduleLabels.nextMonth}`) }).click();
    await expect(dayIn(page, `${nextMonth()}-15`)).toBeVisible();
    await go(page, "/space");
    const href = await page.getByRole("main").locator("a[href^='/media/']").first().getAttribute("href");
    const answer = await ask(LUMIERE.host, href ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^image\//);
  });
});

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const { host } of [LUMIERE, HANEUL, ONYU])
      test(`axe finds nothing of weight on ${host}`, async ({ page }) => {
        for (const path of ["", "/staff", "/schedule", `/schedule?day=${today()}`]) {
          await go(page, path, { host });
          expect(await weightyFindings(page), path).toEqual([]);
        }
      });
  });

/** A finger over the window's middle, as the browser's own protocol sends it. */
async function swipeLeft(page: Page) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: 400 }],
    });
  await touch("touchStart", 320);
  for (let x = 300; x >= 60; x -= 40) await touch("touchMove", x);
  await touch("touchEnd", 60);
}
