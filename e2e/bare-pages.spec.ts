import { expect, type Page, test } from "@playwright/test";
import { landingLabels } from "@/labels/landing";
import { headerLabels } from "@/labels/layout/header";
import { partnerStatusLabels } from "@/labels/partner-status";
import { welcomeLabels } from "@/labels/welcome";
import { widgetLabels } from "@/labels/widget";
import { weightyFindings } from "./support/axe";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const PATHS = ["/landing", "/sign-up/welcome", "/ready", "/goodbye"];

const robotsOf = (page: Page) => page.locator("meta[name=robots]");

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test.describe(`pages without the global header at ${host}`, () => {
    for (const path of PATHS)
      test(`${path} has the clinic's logo, one heading and no menu, on any window`, async ({ page }) => {
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(originOf(host) + path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page.getByRole("banner").getByRole("link")).toHaveAttribute("href", "/");
          await expect(page.getByRole("button", { name: headerLabels.search })).toHaveCount(0);
          await expect(page.getByRole("contentinfo")).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await weightyFindings(page)).toEqual([]);
        }
      });

    test("keeps what is nobody's to find out of search engines", async ({ page }) => {
      for (const path of ["/sign-up/welcome", "/ready", "/goodbye"]) {
        await page.goto(originOf(host) + path);
        await expect(robotsOf(page), path).toHaveAttribute("content", /noindex/);
      }
    });
  });

test.describe("the campaign page", () => {
  test("books a visit, and says where its visitor came from", async ({ page }) => {
    const widget = bookingWidget(page);
    await page.goto(`${originOf(LUMIERE.host)}/landing?utm_source=naver&utm_campaign=first-visit`);
    await page.getByRole("main").getByRole("button", { name: "상담 시간 고르기" }).first().click();
    await widget.choosePurpose(0);
    await widget.chooseDoctor(0);
    await widget.chooseDay(1);
    await widget.chooseTime(0);
    await widget.next();
    await widget.proveNumber(newVisitor());
    await widget.agreeToAll();
    const booked = page.waitForRequest(
      (request) =>
        request.method() === "POST" && new URL(request.url()).pathname === "/customer/reservations",
    );
    await widget.book();
    expect((await booked).postDataJSON()).toMatchObject({
      attribution: { utm_source: "naver", utm_campaign: "first-visit" },
    });
    await expect(widget.reservationNumber()).toBeVisible();
  });

  test("offers a price with its rate, former price, period and rules", async ({ page }) => {
    await page.goto(`${originOf(LUMIERE.host)}/landing`);
    const offer = page.locator("section", {
      has: page.getByRole("button", { name: "이 가격으로 예약하기" }),
    });
    await expect(offer).toContainText(/\d+%/);
    await expect(offer.locator("s")).toContainText("원");
    await expect(offer).toContainText(/\d{4}\. \d+\. \d+ – /);
    await expect(offer.getByRole("listitem")).toHaveCount(3);
  });

  test("opens what it offers in the booking widget", async ({ page }) => {
    await page.goto(`${originOf(HANEUL.host)}/landing`);
    await page.getByRole("button", { name: "이 가격으로 상담하기" }).click();
    await expect(page.locator(`iframe[title="${widgetLabels.title}"]`)).toBeVisible();
  });

  test("of a clinic that made none tells what a first visit needs, by phone and without a price", async ({
    page,
  }) => {
    await page.goto(`${originOf(ONYU.host)}/landing`);
    await expect(robotsOf(page)).toHaveAttribute("content", /noindex/);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: landingLabels.call }).first()).toHaveAttribute(
      "href",
      /^tel:/,
    );
    for (const title of [landingLabels.treatments, landingLabels.doctors, landingLabels.visit]) {
      await expect(main.getByRole("heading", { name: title })).toBeVisible();
    }
    expect((await ask(ONYU.host, "/landing")).text).not.toMatch(/\d,\d{3}\s*원/);
  });
});

test.describe("the welcome", () => {
  test("greets by a name that the kept page does not know", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("auth", JSON.stringify({ user: { name: "김하나", isRegular: true } })),
    );
    expect((await ask(LUMIERE.host, "/sign-up/welcome")).text).not.toContain("김하나");
    await page.goto(`${originOf(LUMIERE.host)}/sign-up/welcome`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("김하나님");
    await page.getByRole("main").getByRole("button", { name: welcomeLabels.reserve }).click();
    await expect(page.locator(`iframe[title="${widgetLabels.title}"]`)).toBeVisible();
  });
});

test.describe("goodbye", () => {
  test("thanks a customer who left, and leads home", async ({ page }) => {
    await page.goto(`${originOf(LUMIERE.host)}/goodbye`);
    const { title } = partnerStatusLabels.goodbye.left;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.replace("\n", ""));
    await page.getByRole("main").getByRole("link", { name: partnerStatusLabels.toHome }).click();
    await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/`);
  });

  test("speaks of no membership where nobody can be a member", async ({ page }) => {
    await page.goto(`${originOf(ONYU.host)}/goodbye`);
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("탈퇴");
    await expect(page.getByRole("main").getByRole("link", { name: /042/ })).toHaveAttribute("href", /^tel:/);
  });
});
