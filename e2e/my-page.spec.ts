import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { widgetLabels } from "@/labels/widget";
import { weightyFindings } from "./support/axe";
import { backendOf } from "./support/backend";
import type { BookingWidget } from "./support/booking-widget";
import { LUMIERE } from "./support/clinics";
import { openPanel, signInAtPanel } from "./support/panel";
import { originOf } from "./support/storefront";

const { tabs, myPage, reservations, change, cancel, done, recent, cart, people } = widgetLabels;

test.use({ baseURL: originOf(LUMIERE.host) });

test("a reservation is moved, taken into a calendar and cancelled in my page", async ({ page }) => {
  const { api, widget } = await arrive(page);
  const made = await bookVisit(api);

  await openMyPage(widget);
  expect(await weightyFindings(page)).toEqual([]);
  await widget.button(new RegExp(myPage.openReservation)).click();
  await expect(widget.frame.getByText(made.reservationNumber)).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    widget.frame.getByRole("link", { name: done.addToCalendar }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(file.suggestedFilename()).toBe(`${made.reservationNumber}.ics`);
  expect(text).toContain(`DTSTART:${inUtc(made.reservedAt)}`);

  await widget.button(reservations.changeTime).click();
  await expect(widget.heading(change.question)).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await widget.chooseDay(1);
  await widget.chooseTime(1);
  await widget.button(change.confirm).click();
  await expect(widget.heading(reservations.question)).toBeVisible();
  const moved = await read(api, made.id);
  expect(moved.reservedAt).not.toBe(made.reservedAt);

  await widget.button(reservations.cancel).click();
  await widget.button(cancel.reasons[0]).click();
  expect(await weightyFindings(page)).toEqual([]);
  await widget.button(cancel.confirm).click();
  await expect(widget.frame.getByText(reservations.none.title)).toBeVisible();
  expect(await read(api, made.id)).toMatchObject({ status: "canceled", cancelReason: cancel.reasons[0] });
});

test("what was looked at and put aside is found again", async ({ page }) => {
  const { api, widget } = await arrive(page);
  const { rows } = await api.call("GET /v2/products", { query: { pageSize: 2 } });
  const [first] = rows;
  if (!first) throw new Error("The clinic has no products");
  const { row: product } = await api.call("GET /v2/products/:id", { params: { id: first.id } });
  const [option] = product.options;
  if (!option) throw new Error("The product has no options");
  await api.call("POST /recent-products", { body: { productId: product.id } });
  await api.call("POST /carts", { body: { productOptionIds: [option.id] } });
  // Done elsewhere: the widget learns of it when it comes again.
  await openPanel(page);

  await openMyPage(widget);
  await widget.button(myPage.recent).click();
  await expect(widget.frame.getByText(product.name)).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await widget.button(recent.clear).click();
  await expect(widget.frame.getByText(recent.none.title)).toBeVisible();

  await widget.button(tabs.cartWithCount(1)).click();
  await expect(widget.frame.getByText(cart.sum(1))).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await widget.button(/장바구니에서 빼기$/).click();
  await widget.button(cart.undo).click();
  await expect(widget.frame.getByText(cart.sum(1))).toBeVisible();
});

test("a number that was being typed is forgotten with the session", async ({ page }) => {
  const { widget } = await arrive(page);
  const { phone } = people;
  await openMyPage(widget);
  await widget.button(myPage.profile).click();
  await widget.button(phone.change).click();
  const field = widget.frame.getByLabel(phone.newPhone);
  await field.fill("01099998888");
  await expect(field).toBeFocused();
  await page.evaluate(() => window.ClinicWidget?.("logout"));
  await expect(field).toHaveCount(0);
  await signInAtPanel(page);
  await openMyPage(widget);
  await widget.button(myPage.profile).click();
  await expect(widget.button(phone.change)).toBeVisible();
  await expect(field).toHaveCount(0);
});

/** Somebody signed in, on the clinic's home. */
async function arrive(page: Page) {
  const { widget, token } = await signInAtPanel(page);
  return { api: backendOf(LUMIERE.host, token), widget };
}

async function openMyPage(widget: BookingWidget) {
  await widget.button(tabs.myPage).click();
  await expect(widget.frame.getByText(myPage.next)).toBeVisible();
}

type Backend = ReturnType<typeof backendOf>;

async function bookVisit(api: Backend) {
  const [{ rows: doctors }, { rows: terms }] = await Promise.all([
    api.call("GET /partner-employee-schedules/employees", { query: {} }),
    api.call("GET /terms", { query: { target: "CUSTOMER" } }),
  ]);
  // Two weeks ahead: the clinic's rule must leave room for a change.
  const doctor = doctors.find(({ nextAvailableAt }) => nextAvailableAt !== null);
  if (!doctor) throw new Error("No doctor is free");
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const last = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
  const { rows: dates } = await api.call("GET /partner-schedules/available-dates", {
    query: { from: day, to: last, employeeId: doctor.id },
  });
  const date = dates.find(({ isAvailable }) => isAvailable)?.date ?? "";
  const { rows: times } = await api.call("GET /partner-schedules/time", {
    query: { date, employeeId: doctor.id },
  });
  const reservedAt = times.find(({ isAvailable }) => isAvailable)?.reservedAt ?? "";
  const agreements = terms.map(({ id, version }) => ({ termId: id, version }));
  const { row } = await api.call("POST /customer/reservations", {
    body: { kind: "visit", employeeId: doctor.id, reservedAt, agreements },
  });
  return row;
}

const read = async (api: Backend, id: number) =>
  (await api.call("GET /customer/reservations/:id", { params: { id } })).row;

const inUtc = (instant: string) =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;
