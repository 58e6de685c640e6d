import { expect, type Page, test } from "@playwright/test";
import { bookingLabels } from "@/labels/layout/booking";
import { bookingFallbackLabels } from "@/labels/layout/booking-fallback";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { headerLabels } from "@/labels/layout/header";
import { widgetLabels } from "@/labels/widget";
import { productIdsOf } from "./support/backend";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { openVisit } from "./support/product-page";
import { originOf } from "./support/storefront";
import { recordMessages, toldTo } from "./support/widget-messages";

const LOADER = "**/widget/loader.js";
const APP = "**/widget/app/?**";
const fallback = (page: Page) => page.getByRole("dialog", { name: bookingLabels.failed });
const floatingMain = (page: Page) =>
  page.getByRole("region", { name: floatingButtonLabels.group }).getByRole("button").first();
/** The addresses of the widget that the page asks for from now on. */
function watchWidget(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/widget/") && asked.push(request.url()));
  return asked;
}

/** The panel shows its step again by itself; nothing asks for it. */
async function expectStepKept(page: Page) {
  await expect.poll(() => toldTo(page, "init")).not.toEqual([]);
  await expect(bookingWidget(page).button(widgetLabels.close)).toBeVisible();
  expect(await toldTo(page, "open")).toEqual([]);
}

test("nothing of the widget is fetched before somebody shows an intent to book", async ({ page }) => {
  const asked = watchWidget(page);
  await page.goto(`${originOf(HANEUL.host)}/`, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await floatingMain(page).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test.describe("an address", () => {
  for (const { query, screen } of [
    { query: "wcopen=1", screen: { screen: "visit" } },
    { query: "wopen=1", screen: { screen: "treatment" } },
    { query: "weid=1&wpid={id}", screen: { screen: "eventProducts", eventId: 1 } },
    { query: "wcid=1&wpid={id}", screen: { screen: "categoryProducts", categoryId: 1 } },
  ])
    test(`with ${query} opens the widget once, not after a reload or a step back`, async ({ page }) => {
      const [product = 0] = await productIdsOf(LUMIERE.host);
      await recordMessages(page);
      await page.goto(`/events?page=1&${query.replace("{id}", String(product))}`);
      const wanted = query.includes("wpid") ? { ...screen, productId: product } : screen;
      // A slow machine shows what stands in for the widget first, and then asks again.
      await expect.poll(async () => (await toldTo(page, "open"))[0]).toEqual(wanted);
      await expect(page).toHaveURL(/\/events\?page=1$/);

      await page.reload();
      await expectStepKept(page);
      await page.getByRole("banner").getByRole("link", { name: "시술", exact: true }).click();
      await expect(page).toHaveURL(/\/products$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/events\?page=1$/);
      await expectStepKept(page);
    });

  for (const query of [
    "weid=1",
    "wcid=1",
    "wpid=1",
    "weid=x&wpid=1",
    "weid=1.5&wpid=1",
    "weid=-1&wpid=1",
    "wcid=javascript:alert(1)&wpid=1",
    "weid=%3Cscript%3Ealert(1)%3C/script%3E&wpid=%22%3E",
  ])
    test(`with ${query} opens nothing`, async ({ page }) => {
      const asked = watchWidget(page);
      await page.goto(`${originOf(HANEUL.host)}/events?${query}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(asked).toEqual([]);
    });

  test("hands all eleven parameters of attribution to the widget, also from a later page", async ({
    page,
  }) => {
    const attribution = {
      utm_source: "naver",
      utm_medium: "cpc",
      utm_campaign: "가을 <b>리프팅</b>",
      utm_term: "모공 & 결",
      utm_content: "a\"b'c",
      utm_target: "30s",
      utm_channel: "blog",
      utm_createdAt: "2026-11-01T00:00:00Z",
      utm_partnerId: "lumiere",
      utm_eventId: "3",
      utm_productId: "12",
    };
    await recordMessages(page);
    await page.goto(`/?${new URLSearchParams({ ...attribution, utm_evil: "1", other: "2" })}`);
    await page.getByRole("banner").getByRole("link", { name: "이벤트" }).first().click();
    await expect(page).toHaveURL(/\/events$/);
    await openVisit(page);
    await expect.poll(() => toldTo(page, "init")).not.toEqual([]);
    expect((await toldTo(page, "init"))[0]?.attribution).toEqual(attribution);
  });

  test("says where a visitor came from who left the page before any script was there", async ({ page }) => {
    await recordMessages(page);
    const scripts = "**/_next/static/**/*.js";
    await page.route(scripts, (route) => route.abort());
    await page.goto("/?utm_source=naver");
    await page.getByRole("banner").getByRole("link", { name: "이벤트" }).first().click();
    await page.unroute(scripts);
    await page.reload();
    await openVisit(page);
    await expect
      .poll(async () => (await toldTo(page, "init"))[0]?.attribution)
      .toEqual({ utm_source: "naver" });
  });
});

test("a Type2 widget hears of every route, a Type1 widget of none", async ({ page }) => {
  await recordMessages(page);
  for (const { host, routes } of [
    { host: HANEUL.host, routes: ["/products", "/events"] },
    { host: LUMIERE.host, routes: [] },
  ]) {
    await page.goto(`${originOf(host)}/products`);
    await openVisit(page);
    await expect.poll(() => toldTo(page, "open")).not.toEqual([]);
    if (host === HANEUL.host) await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: "이벤트" }).first().click();
    await expect(page).toHaveURL(/\/events$/);
    await expect
      .poll(async () => (await toldTo(page, "routeChanged")).map(({ path }) => path))
      .toEqual(routes);
  }
});

test.describe("where the widget does not come", () => {
  for (const { what, stop } of [
    { what: "its script is blocked", stop: (page: Page) => page.route(LOADER, (route) => route.abort()) },
    { what: "its script hangs", stop: (page: Page) => page.route(LOADER, () => undefined) },
    { what: "its iframe is blocked", stop: (page: Page) => page.route(APP, (route) => route.abort()) },
    { what: "its iframe hangs", stop: (page: Page) => page.route(APP, () => undefined) },
  ])
    for (const { host } of [LUMIERE, HANEUL])
      test(`as ${what}, ${host} offers phone and KakaoTalk, and a later click tries again`, async ({
        page,
      }) => {
        await page.goto(`${originOf(host)}/`, { waitUntil: "networkidle" });
        await stop(page);
        await floatingMain(page).click();
        await expect(fallback(page)).toBeVisible();
        await expect(fallback(page).locator("a[href^='tel:']")).toBeVisible();
        await expect(
          fallback(page).getByRole("link", { name: bookingFallbackLabels.kakaoTalk }),
        ).toHaveAttribute("href", /^https:\/\/pf\.kakao\.com\//);
        await page.keyboard.press("Escape");
        await expect(fallback(page)).toHaveCount(0);
        await expect(page.locator("[inert]:not([aria-roledescription])")).toHaveCount(0);
        await page.getByRole("banner").getByRole("link", { name: "이벤트" }).first().click();
        await expect(page).toHaveURL(/\/events$/);

        await page.unrouteAll({ behavior: "ignoreErrors" });
        await floatingMain(page).click();
        await expect(bookingWidget(page).frame.getByRole("heading").first()).toBeVisible();
        await expect(fallback(page)).toHaveCount(0);
      });

  test("without a network the frame says so, with the phone beside it, and a later click opens", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${originOf(HANEUL.host)}/`, { waitUntil: "networkidle" });
    await page.context().setOffline(true);
    await floatingMain(page).click();
    const frame = page.getByRole("dialog", { name: widgetLabels.title });
    await expect(frame.getByRole("status")).toContainText(bookingLabels.failed);
    await expect(frame.locator("a[href^='tel:']")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(frame).toHaveCount(0);
    await page.context().setOffline(false);
    await floatingMain(page).click();
    await expect(bookingWidget(page).frame.getByRole("heading").first()).toBeVisible();
  });

  test("the script is tried three times, 500 ms apart", async ({ page }) => {
    const tries: number[] = [];
    await page.route(LOADER, (route) => {
      tries.push(performance.now());
      return route.abort();
    });
    await page.goto(`${originOf(HANEUL.host)}/`, { waitUntil: "networkidle" });
    await floatingMain(page).click();
    await expect(fallback(page)).toBeVisible();
    expect(tries).toHaveLength(3);
    const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(450);
  });

  test("every way to book offers the same", async ({ page }) => {
    await page.route(LOADER, (route) => route.abort());
    const [product] = await productIdsOf(HANEUL.host);
    for (const path of ["/", "/products", `/products/${product}`]) {
      await page.goto(`${originOf(HANEUL.host)}${path}`);
      const buttons = [
        page.getByRole("banner").getByRole("button", { name: "상담 예약" }),
        page.getByRole("banner").getByRole("button", { name: headerLabels.cart, exact: true }),
        page.getByRole("button", { name: /예약$/ }).last(),
      ];
      for (const button of buttons) {
        await button.click();
        await expect(fallback(page), path).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(fallback(page)).toHaveCount(0);
      }
    }
  });
});
