import { expect, type Page, test } from "@playwright/test";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { widgetLabels } from "@/labels/widget";
import { type BookingWidget, bookingWidget, newVisitor } from "./support/booking-widget";
import { openPanel, signInAtPanel } from "./support/panel";
import { openVisit } from "./support/product-page";
import { readSmsCode } from "./support/sms";
import { tick } from "./support/tick";

const { contact, home, purpose, schedule, session, treatments } = widgetLabels;
const PHONE = { width: 360, height: 780 };
/** As the browser's own tools have it: 400 kbit/s, and two seconds for every request. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 51_200, uploadThroughput: 51_200 };

/** The button of phones begins with treatments: one step back is the choice of what to book. */
async function openSheet(page: Page) {
  const widget = bookingWidget(page);
  await page.getByRole("region", { name: floatingButtonLabels.group }).getByRole("button").first().click();
  await expect(widget.heading(treatments.question)).toBeVisible({ timeout: 60_000 });
  await widget.button(widgetLabels.back).click();
  await widget.button(new RegExp(`^${home.visit.title}`)).click();
}

/** Everything up to the last button, by somebody whose number is proven. */
async function fillIn(widget: BookingWidget) {
  await widget.choosePurpose(1);
  await widget.chooseTime(0);
  await widget.next();
  await widget.proveNumber(newVisitor());
  await expect(widget.frame.getByText(contact.verified)).toBeVisible();
  await widget.agreeToAll();
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, actionTimeout: 60_000 });

  test("a booking goes on after a reload at every step, in a sheet that opens again by itself", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const widget = bookingWidget(page);
    const { frame } = widget;
    const visitor = newVisitor();
    const reload = async () => {
      await page.reload();
      // The page's own frame of the step gives way to the widget's.
      await expect(page.getByRole("dialog", { name: widgetLabels.title }).last()).toBeVisible();
    };
    await page.goto("/");
    await openSheet(page);
    const reason = frame.getByRole("radio", { name: purpose.choices[1] });
    await tick(reason);
    await reload();
    await expect(reason).toBeChecked();
    await widget.button(treatments.chooseTime).click();

    await widget.chooseDoctor(1);
    const date = await widget.chooseDay(2);
    const time = await widget.chooseTime(1);
    await reload();
    await expect(widget.doctors.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(frame.locator(`button[data-date="${date}"]`)).toHaveAttribute("aria-pressed", "true");
    await expect(widget.freeTimes.filter({ hasText: time })).toHaveAttribute("aria-pressed", "true");
    await widget.next();

    await frame.getByLabel(contact.name, { exact: true }).fill(visitor.name);
    await frame.getByLabel(contact.phone).fill(visitor.phone);
    await reload();
    await expect(frame.getByLabel(contact.phone)).toHaveValue(visitor.phone);
    await widget.button(contact.sendCode).click();
    await expect(frame.getByLabel(contact.code)).toBeVisible();
    await reload();
    await widget.typeCode(await readSmsCode(visitor.phone));
    await expect(frame.getByText(contact.verified)).toBeVisible();
    await widget.agreeToAll();
    await reload();
    await expect(frame.getByText(contact.verified)).toBeVisible();
    await expect(frame.getByRole("checkbox", { name: contact.agreeAll })).toBeChecked();
    await widget.book();
    await expect(widget.reservationNumber()).toBeVisible();
  });

  test("a booking comes to its end on slow 3G", async ({ page, context }) => {
    test.setTimeout(240_000);
    const slowDown = async (target: Parameters<typeof context.newCDPSession>[0]) => {
      const session = await context.newCDPSession(target);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_3G);
    };
    const widget = bookingWidget(page);
    await page.goto("/");
    await slowDown(page);
    const frames: Promise<void>[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.parentFrame() === page.mainFrame()) frames.push(slowDown(frame));
    });
    await openSheet(page);
    await expect(widget.heading(purpose.question)).toBeVisible({ timeout: 60_000 });
    expect(frames.length).toBeGreaterThan(0);
    await Promise.all(frames);
    await widget.choosePurpose(1);
    // In the evening today has fewer times than this wants.
    await widget.chooseDay(1);
    await widget.chooseTime(2);
    await widget.next();
    await widget.proveNumber(newVisitor());
    await expect(widget.frame.getByText(contact.verified)).toBeVisible({ timeout: 30_000 });
    await widget.agreeToAll();
    await widget.book();
    await expect(widget.reservationNumber()).toBeVisible({ timeout: 30_000 });
    // A frame may have come meanwhile; the page goes once each of them is slow.
    page.removeAllListeners("framenavigated");
    await Promise.all(frames);
  });
});

test("the page's own button leads back into the booking, in a panel and after a reload", async ({ page }) => {
  const widget = bookingWidget(page);
  await page.goto("/");
  await openVisit(page);
  await widget.choosePurpose(1);
  await widget.chooseDay(1);
  const time = await widget.chooseTime(1);
  await openVisit(page);
  await expect(widget.freeTimes.filter({ hasText: time })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  // By itself: nothing was pressed since.
  await expect(widget.heading(schedule.question)).toBeVisible();
  await widget.next();
  await widget.frame.getByLabel(contact.memo).fill("처음입니다");
  await widget.button(widgetLabels.close).click();
  await openVisit(page);
  await expect(widget.frame.getByLabel(contact.memo)).toHaveValue("처음입니다");
});

test("a booking that is confirmed offline is made by itself once there is a network", async ({
  page,
  context,
}) => {
  const widget = bookingWidget(page);
  await page.goto("/");
  await openVisit(page);
  await fillIn(widget);
  await context.setOffline(true);
  await widget.book();
  await expect(widget.frame.getByRole("alert").filter({ hasText: contact.waiting.title })).toBeVisible();
  await context.setOffline(false);
  await expect(widget.reservationNumber()).toBeVisible();
});

test("a second tab notices a login and a logout", async ({ page, context }) => {
  const other = await context.newPage();
  const second = await openPanel(other);
  await expect(second.button(session.signIn)).toBeVisible();
  const { widget } = await signInAtPanel(page);
  await expect(second.button(session.signOut)).toBeVisible();
  await widget.button(session.signOut).click();
  await expect(second.button(session.signIn)).toBeVisible();
});

test("somebody who comes back is not asked to agree to the same again", async ({ page }) => {
  const widget = bookingWidget(page);
  await page.goto("/");
  await openVisit(page);
  await fillIn(widget);
  await widget.book();
  await expect(widget.reservationNumber()).toBeVisible();

  await openVisit(page);
  await widget.choosePurpose(0);
  await widget.chooseDay(2);
  await widget.chooseTime(0);
  await widget.next();
  await expect(widget.frame.getByText(contact.allAgreed)).toBeVisible();
  await expect(widget.frame.getByRole("checkbox")).toHaveCount(0);
  await widget.book();
  await expect(widget.reservationNumber()).toBeVisible();
});
