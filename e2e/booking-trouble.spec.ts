import { expect, type Page, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { clinicTime } from "@/lib/clinic-time";
import { backendOf, takeTime } from "./support/backend";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { LUMIERE } from "./support/clinics";
import { openVisit } from "./support/product-page";
import { readSmsCode } from "./support/sms";
import { originOf } from "./support/storefront";

const { contact, schedule } = widgetLabels;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MEMO = "두통약을 먹고 있어요";

/** At the contact step, at the first time of the first doctor. Each test has a day of its own: a short one has few times. */
async function reachContact(page: Page, whichDay: number) {
  const widget = bookingWidget(page);
  await page.goto("/");
  await openVisit(page);
  await widget.choosePurpose(0);
  await widget.chooseDoctor(1);
  const date = await widget.chooseDay(whichDay);
  const time = await widget.chooseTime(0);
  await widget.next();
  return { widget, date, time };
}

test("two visitors race for one time: the slower one is told before typing anything", async ({
  page,
  browser,
}) => {
  const { widget, time } = await reachContact(page, 3);
  await expect(widget.frame.getByRole("timer")).toBeVisible();

  const other = await browser.newPage();
  const slower = bookingWidget(other);
  // What the faster one holds was still free when the slower one looked.
  await other.route("**/partner-schedules/time?**", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const row of body.rows) row.isAvailable = true;
    await route.fulfill({ response, json: body });
  });
  await other.goto(`${originOf(LUMIERE.host)}/`);
  await openVisit(other);
  await slower.choosePurpose(0);
  await slower.chooseDoctor(1);
  await slower.chooseDay(3);
  await slower.chooseTime(time);
  await other.unroute("**/partner-schedules/time?**");
  await slower.next();
  await expect(slower.frame.getByText(schedule.taken(time))).toBeVisible();
  await expect(slower.button(schedule.timeFull(time))).toBeDisabled();
  await slower.chooseTime(0);
  await slower.bookAs(newVisitor());
  await other.close();

  await widget.proveNumber(newVisitor());
  await widget.agreeToAll();
  await widget.book();
  await expect(widget.reservationNumber()).toBeVisible();
});

test("a time that could not be kept and was taken is told in its place, and nothing typed is lost", async ({
  page,
}) => {
  await page.route("**/reservation-holds/**", (route) => route.abort());
  const { widget, date, time } = await reachContact(page, 5);
  await expect(widget.frame.getByRole("timer")).toBeHidden();
  await widget.proveNumber(newVisitor());
  await widget.frame.getByLabel(contact.memo).fill(MEMO);
  await widget.agreeToAll();
  const { rows: doctors } = await backendOf(LUMIERE.host).call("GET /partner-employee-schedules/employees", {
    query: {},
  });
  await takeTime(LUMIERE.host, doctors[0]?.id ?? 0, `${date}T${time}:00+09:00`);

  await widget.book();
  await expect(widget.frame.getByText(schedule.taken(time))).toBeVisible();
  await expect(widget.button(schedule.timeFull(time))).toBeDisabled();
  await expect(widget.doctors.nth(1)).toHaveAttribute("aria-pressed", "true");

  await widget.chooseTime(0);
  await widget.next();
  await expect(widget.frame.getByLabel(contact.memo)).toHaveValue(MEMO);
  await expect(widget.frame.getByText(contact.verified)).toBeVisible();
  await widget.book();
  await expect(widget.reservationNumber()).toBeVisible();
});

test("a wrong code is told beside the field, and the right one still works", async ({ page }) => {
  const { widget } = await reachContact(page, 7);
  const visitor = newVisitor();
  await widget.askForCode(visitor);
  const code = await readSmsCode(visitor.phone);
  await widget.typeCode(code === "000000" ? "111111" : "000000");
  await widget.agreeToAll();
  await widget.book();
  await expect(
    widget.frame.getByRole("alert").filter({ hasText: "인증번호가 맞지 않습니다." }),
  ).toBeVisible();
  await expect(widget.frame.getByLabel(contact.name, { exact: true })).toHaveValue(visitor.name);

  await widget.typeCode(code);
  await widget.book();
  await expect(widget.reservationNumber()).toBeVisible();
});

test("a code that has expired asks for another one", async ({ page }) => {
  await page.clock.install();
  const { widget } = await reachContact(page, 8);
  await widget.askForCode(newVisitor());
  await expect(widget.frame.getByLabel(contact.code)).toBeVisible();
  await page.clock.fastForward("10:00");
  await expect(widget.frame.getByText(contact.codeExpired)).toBeVisible();
  await expect(widget.button(contact.resendCode)).toBeEnabled();
});

test("Back goes through the steps of a sheet, closes it at the first, and leaves the page as it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/products");
  await page.goto("/?wcopen=1");
  const widget = bookingWidget(page);
  const sheet = page.getByRole("dialog", { name: widgetLabels.title });
  await widget.choosePurpose(0);
  await expect(widget.heading(schedule.question)).toBeVisible();
  await widget.chooseTime(0);
  await widget.next();
  await expect(widget.heading(contact.question)).toBeVisible();
  const back = () => page.evaluate(() => window.history.back());
  await back();
  await expect(widget.heading(schedule.question)).toBeVisible();
  await back();
  await expect(widget.heading(widgetLabels.purpose.question)).toBeVisible();
  await page.evaluate(() => window.history.forward());
  await expect(widget.heading(schedule.question)).toBeVisible();
  await back();
  await back();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
});

test.describe("a device whose clock and zone are wrong", () => {
  test.use({ timezoneId: "America/New_York" });

  for (const [off, offMs] of [
    ["three days ahead", 3 * DAY_MS],
    ["an hour ahead", HOUR_MS],
    ["an hour behind", -HOUR_MS],
  ] as const)
    test(`${off}, sees the clinic's days and keeps a time as long as everybody`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + offMs });
      const { widget, date, time } = await reachContact(page, 4);
      await expect(widget.frame.getByRole("timer")).toContainText(/[45]:\d\d/);
      await widget.proveNumber(newVisitor());
      await widget.agreeToAll();
      await widget.book();
      const { month, day } = clinicTime(`${date}T${time}:00+09:00`);
      await expect(widget.frame.getByRole("heading", { level: 1 })).toContainText(`${month}월 ${day}일`);
    });
});

test("a reload keeps what was chosen and typed", async ({ page }) => {
  const { widget, time } = await reachContact(page, 6);
  await widget.frame.getByLabel(contact.memo).fill(MEMO);
  await page.reload();
  await openVisit(page);
  await expect(widget.frame.getByLabel(contact.memo)).toHaveValue(MEMO);
  await widget.button(widgetLabels.back).click();
  await expect(widget.freeTimes.filter({ hasText: time })).toHaveAttribute("aria-pressed", "true");
  await widget.next();
  await expect(widget.frame.getByLabel(contact.memo)).toHaveValue(MEMO);
});
