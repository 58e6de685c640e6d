import { expect, type Page } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { freshPhone, readSmsCode } from "./sms";
import { tick } from "./tick";

export interface Visitor {
  name: string;
  phone: string;
}

export const newVisitor = (): Visitor => ({ name: "김하나", phone: freshPhone() });

export type BookingWidget = ReturnType<typeof bookingWidget>;

/** The widget of a page as a visitor uses it: by its words alone. */
export function bookingWidget(page: Page) {
  const frame = page.frameLocator(`iframe[title="${widgetLabels.title}"]`);
  const { schedule, contact } = widgetLabels;
  const button = (name: string | RegExp) =>
    frame.getByRole("button", { name, exact: typeof name === "string" });
  const doctors = frame.getByRole("region", { name: schedule.doctor }).getByRole("button");
  const freeTimes = frame.locator("fieldset button[aria-pressed]:enabled");

  return {
    frame,
    button,
    doctors,
    freeTimes,
    heading: (text: string) => frame.getByRole("heading", { name: text.replace("\n", " ") }),

    /** The reason of a visit, by its place; then on to the schedule. */
    async choosePurpose(index: number) {
      await tick(frame.getByRole("radio", { name: widgetLabels.purpose.choices[index] }));
      await button(widgetLabels.treatments.chooseTime).click();
    },

    /** Doctor 0 is "any doctor". */
    async chooseDoctor(index: number) {
      await doctors.nth(index).click();
      await expect(doctors.nth(index)).toHaveAttribute("aria-pressed", "true");
    },

    /** A day that is free, the first being 0; turns the page where this month has too few. Answers its date. */
    async chooseDay(index: number): Promise<string> {
      const days = frame.locator("button[data-date][aria-disabled=false]");
      // A month still being read has no days at all, and would pass for a full one.
      await expect(frame.locator("button[data-date]").first()).toBeVisible();
      if ((await days.count()) <= index) await button(schedule.nextMonth).click();
      await days.nth(index).click();
      return (await days.nth(index).getAttribute("data-date")) ?? "";
    },

    /** A day by its date, some months ahead. */
    async chooseDate(date: string) {
      const day = frame.locator(`button[data-date="${date}"]`);
      await expect(async () => {
        await expect(frame.locator("button[data-date]").first()).toBeVisible();
        if ((await day.count()) === 0) await button(schedule.nextMonth).click();
        await expect(day).toBeVisible({ timeout: 1000 });
      }).toPass();
      await day.click();
    },

    /** A free time of the day, by its place or its clock. Answers its clock. */
    async chooseTime(which: number | string = 0): Promise<string> {
      const time = typeof which === "number" ? freeTimes.nth(which) : freeTimes.filter({ hasText: which });
      await time.click();
      await expect(time).toHaveAttribute("aria-pressed", "true");
      return ((await time.textContent()) ?? "").slice(0, 5);
    },

    async askForCode({ name, phone }: Visitor) {
      await frame.getByLabel(contact.name, { exact: true }).fill(name);
      await frame.getByLabel(contact.phone).fill(phone);
      await button(contact.sendCode).click();
    },

    async typeCode(code: string) {
      await frame.getByLabel(contact.code).fill(code);
    },

    /** The code is read where the development provider of these backends keeps it. */
    async proveNumber(visitor: Visitor, backendUrls?: string | readonly string[]) {
      await this.askForCode(visitor);
      await this.typeCode(await readSmsCode(visitor.phone, backendUrls));
    },

    agreeToAll: () => tick(frame.getByRole("checkbox", { name: contact.agreeAll })),
    next: () => button(widgetLabels.next).click(),
    book: () => button(contact.book).or(button(contact.requestBooking)).click(),
    /** From a chosen time to the reservation. */
    async bookAs(visitor: Visitor, backendUrls?: string | readonly string[]) {
      await this.next();
      await this.proveNumber(visitor, backendUrls);
      await this.agreeToAll();
      await this.book();
      await expect(this.reservationNumber()).toBeVisible();
    },

    reservationNumber: () => frame.getByText(/^[A-Z]{2}-\d{6}-\d{4}$/),
  };
}
