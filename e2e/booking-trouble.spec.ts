import { expect, type Page, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { backendOf, takeTime } from "./support/backend";
import { bookingWidget, newVisitor } from "./support/booking-widget";
import { LUMIERE } from "./support/clinics";
import { openVisit } from "./support/product-page";
import { readSmsCode } from "./support/sms";

const { contact, schedule } = widgetLabels;
const MEMO = "두통약을 먹고 있어요";

/** At the contact step, with the first doctor on the third free day. Each test takes another time of it. */
async function reachContact(page: Page, whichTime: number) {
  const widget = bookingWidget(page);
  await page.goto("/");
  await openVisit(page);
  await widget.choosePurpose(0);
  await widget.chooseDoctor(1);
  const date = await widget.chooseDay(3);
  const time = await widget.chooseTime(whichTime);
  await widget.next();
  return { widget, date, time };
}

test("a time that somebody else took is told in its place, and nothing typed is lost", async ({ page }) => {
  const { widget, date, time } = await reachContact(page, 2);
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
  const { widget } = await reachContact(page, 4);
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
  const { widget } = await reachContact(page, 5);
  await widget.askForCode(newVisitor());
  await expect(widget.frame.getByLabel(contact.code)).toBeVisible();
  await page.clock.fastForward("10:00");
  await expect(widget.frame.getByText(contact.codeExpired)).toBeVisible();
  await expect(widget.button(contact.resendCode)).toBeEnabled();
});

test("a reload keeps what was chosen and typed", async ({ page }) => {
  const { widget, time } = await reachContact(page, 6);
  await widget.frame.getByLabel(contact.memo).fill(MEMO);
  await page.reload();
  await openVisit(page);
  const { purpose, treatments } = widgetLabels;
  await expect(widget.frame.getByRole("radio", { name: purpose.choices[0] })).toBeChecked();
  await widget.button(treatments.chooseTime).click();
  await expect(widget.freeTimes.filter({ hasText: time })).toHaveAttribute("aria-pressed", "true");
  await widget.next();
  await expect(widget.frame.getByLabel(contact.memo)).toHaveValue(MEMO);
});
