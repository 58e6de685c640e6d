import { expect, type Page, test } from "@playwright/test";
import type { ClinicEvent } from "@/contract/api/events";
import { eventsLabels } from "@/labels/events";
import { timeLeftLabels } from "@/labels/time-left";
import { weightyFindings } from "./support/axe";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { originOf } from "./support/storefront";

const card = (page: Page, { id }: ClinicEvent) => page.locator(`#event-${id}`);
const PRICE = /\d{1,3}(,\d{3})+/;

async function eventsOf(host: string) {
  const query = { isIncludeEnded: true, pageSize: 100 };
  const { rows } = await backendOf(host).call("GET /events", { query });
  return { running: rows.filter(({ isEnded }) => !isEnded), ended: rows.filter(({ isEnded }) => isEnded) };
}

for (const { host } of [LUMIERE, HANEUL])
  test.describe(`the events of ${host} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("stand with their prices, the ended ones last, pale and without one", async ({ page }) => {
      const { running, ended } = await eventsOf(host);
      await page.goto(`${originOf(host)}/events`);
      for (const event of running) await expect(card(page, event)).toContainText(PRICE);
      for (const event of ended) {
        await expect(card(page, event)).toContainText(timeLeftLabels.ended);
        await expect(card(page, event)).not.toContainText(PRICE);
      }
    });

    test("tell who comes by an old link what runs now", async ({ page }) => {
      const { running, ended } = await eventsOf(host);
      const [over] = ended;
      if (!over) throw new Error(`${host} has no ended event`);
      await page.goto(`${originOf(host)}/events`);
      await expect(page.getByText(eventsLabels.isOver).filter({ visible: true })).toHaveCount(0);
      await page.goto("about:blank");
      await page.goto(`${originOf(host)}/events#event-${over.id}`);
      await expect(card(page, over)).toBeInViewport();
      await expect(card(page, over).getByText(eventsLabels.isOver)).toBeVisible();
      await card(page, over)
        .getByRole("link", { name: eventsLabels.toRunning(running.length) })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });
  });

test.describe("the events page's plans, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const headings = (page: Page) =>
    page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

  test("lead: pictures by title group, the ended ones pale", async ({ page }) => {
    const { running, ended } = await eventsOf(LUMIERE.host);
    await page.goto(`${originOf(LUMIERE.host)}/events`);
    const groups = new Set(running.map(({ titleGroup }) => titleGroup));
    expect(await headings(page)).toEqual([...groups, eventsLabels.ended]);
    for (const event of ended)
      await expect(card(page, event).locator("div:has(> img)")).toHaveCSS("opacity", "0.45");
  });

  test("tiles: the days with what ends on them, then what ends first in front", async ({ page }) => {
    const { running } = await eventsOf(HANEUL.host);
    await page.goto(`${originOf(HANEUL.host)}/events`);
    expect(await headings(page)).toEqual([eventsLabels.running, eventsLabels.ended]);
    for (const event of running) await expect(card(page, event)).toContainText(event.titleGroup);
    const days = page.getByRole("list", { name: eventsLabels.deadlines }).getByRole("listitem");
    await expect(days).toHaveCount(14);
    const [first] = running.toSorted((a, b) => Date.parse(a.endAt) - Date.parse(b.endAt));
    await expect(page.getByRole("main").locator("li[id^=event-]").first()).toHaveId(`event-${first?.id}`);
  });
});

test("the days of the tiles scroll inside themselves, never the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${originOf(HANEUL.host)}/events`);
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await page.getByRole("list", { name: eventsLabels.deadlines }).evaluate(overflow)).toBeGreaterThan(
    0,
  );
  expect(await page.locator("html").evaluate(overflow)).toBe(0);
});

test("an event of under 72 hours counts down", async ({ page }) => {
  const { running } = await eventsOf(HANEUL.host);
  const soon = running.filter(({ endAt }) => Date.parse(endAt) - Date.now() < 71 * 60 * 60 * 1000);
  await page.goto(`${originOf(HANEUL.host)}/events`);
  for (const event of soon) await expect(card(page, event)).toContainText(/\d\d:\d\d:\d\d/);
});

test("a clinic without events says so, and leads on", async ({ page }) => {
  await page.goto(`${originOf(ONYU.host)}/events`);
  await expect(page.getByText(eventsLabels.empty)).toBeVisible();
  await expect(page.getByRole("main").locator("a[href='/products']")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(0);
});

for (const { host } of [LUMIERE, HANEUL, ONYU])
  for (const width of [360, 1280])
    test(`axe finds nothing of weight among the events of ${host} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${originOf(host)}/events`);
      expect(await weightyFindings(page)).toEqual([]);
    });
