import { expect, type Page, test } from "@playwright/test";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { widgetLabels } from "@/labels/widget";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import { keyboardOf } from "./support/keyboard";
import { readSmsCode } from "./support/sms";
import { originOf } from "./support/storefront";

const { contact, home, purpose, schedule, treatments } = widgetLabels;

/** The first row of the panel takes the focus, the widget takes the panel's place, and the focus goes on in it. */
async function openPanel(page: Page) {
  const widget = bookingWidget(page);
  const keys = keyboardOf(page, widget);
  const signIn = page
    .getByRole("complementary", { name: widgetLabels.title })
    .getByRole("button", { name: widgetLabels.session.signIn });
  await signIn.focus();
  await keys.isAt(widget.heading(home.question));
  await keys.press(widget.button(new RegExp(`^${home.visit.title}`)));
}

async function openDrawer(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "상담 예약" }).focus();
  await page.keyboard.press("Enter");
}

/** The button of phones begins with treatments: one step back is the choice of what to book. */
async function openSheet(page: Page) {
  const widget = bookingWidget(page);
  const keys = keyboardOf(page, widget);
  const button = page.getByRole("region", { name: floatingButtonLabels.group }).getByRole("button").first();
  await button.focus();
  await page.keyboard.press("Enter");
  await keys.isAt(widget.heading(treatments.question));
  await keys.press(widget.button(widgetLabels.back));
  await keys.isAt(widget.heading(home.question));
  await keys.press(widget.button(new RegExp(`^${home.visit.title}`)));
}

const modes = [
  { mode: "panel", host: LUMIERE.host, width: 1440, open: openPanel },
  { mode: "drawer", host: HANEUL.host, width: 1440, open: openDrawer },
  { mode: "sheet", host: LUMIERE.host, width: 360, open: openSheet },
];

for (const { mode, host, width, open } of modes)
  test(`a visit is booked by keyboard alone, in a ${mode}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${originOf(host)}/`, { waitUntil: "networkidle" });
    const widget = bookingWidget(page);
    const keys = keyboardOf(page, widget);
    const { frame } = widget;
    const visitor = newVisitor();

    await open(page);
    await keys.isAt(widget.heading(purpose.question));
    await keys.press(frame.getByRole("radio", { name: purpose.choices[0] }), "Space");
    await keys.press(widget.button(treatments.chooseTime));

    await keys.isAt(widget.heading(schedule.question));
    await keys.press(frame.locator("button[data-date][tabindex='0']"));
    await keys.press(widget.freeTimes, "Space");
    await keys.press(widget.button(widgetLabels.next));

    await keys.isAt(widget.heading(contact.question));
    await expect(frame.getByRole("timer")).toBeVisible();
    await keys.press(widget.button(contact.book).or(widget.button(contact.requestBooking)));
    await keys.isAt(frame.getByLabel(contact.name, { exact: true }));
    await expect(frame.getByRole("alert").filter({ hasText: contact.agreementsMissing })).toBeVisible();
    await page.keyboard.type(visitor.name);
    await keys.type(frame.getByLabel(contact.phone), visitor.phone);
    await page.keyboard.press("Enter");

    const code = frame.getByLabel(contact.code);
    await keys.isAt(code);
    await expect(code).toHaveAccessibleDescription(contact.codeHint);
    await expect(frame.getByText(contact.timeLeft("").trim()).first()).toHaveText(/ [0-3]:\d\d$/);
    await page.keyboard.type(await readSmsCode(visitor.phone));
    await keys.isAt(frame.getByRole("region", { name: contact.verified }));
    await expect(frame.getByRole("status").filter({ hasText: contact.verified })).toBeVisible();

    await keys.press(frame.getByRole("checkbox", { name: contact.agreeAll }), "Space");
    await keys.press(widget.button(contact.book).or(widget.button(contact.requestBooking)));
    await expect(widget.reservationNumber()).toBeVisible();
    await keys.isAt(frame.getByRole("heading", { level: 1 }));
  });
