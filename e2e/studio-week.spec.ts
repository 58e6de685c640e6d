import { expect, type Page, test } from "@playwright/test";
import type { StudioResponse } from "@/contract/studio";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { backendOf, signInToken } from "./support/backend";
import { enterStudio } from "./support/clinic-desk";
import { HANEUL } from "./support/clinics";
import { bookVisit, dayFrom } from "./support/request-visit";

const STUDIO = PRODUCT.studioUrl;
const laterBy = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A visitor's request at haneul with a doctor, on a day of a week that other tests leave alone. */
async function requestVisit(doctor: string) {
  const visitor = backendOf(HANEUL.host, await signInToken(HANEUL.host));
  const { rows: doctors } = await visitor.call("GET /partner-employee-schedules/employees", { query: {} });
  const employeeId = doctors.find(({ name }) => name === doctor)?.id ?? 0;
  const { rows: days } = await visitor.call("GET /partner-schedules/available-dates", {
    query: { from: dayFrom(20), to: dayFrom(40) },
  });
  // Wednesdays: both doctors work.
  for (const { date } of days.filter((day) => new Date(day.date).getUTCDay() === 3)) {
    const { rows } = await visitor.call("GET /partner-schedules/time", { query: { date, employeeId } });
    const reservedAt = rows.findLast(({ isAvailable }) => isAvailable)?.reservedAt;
    if (!reservedAt) continue;
    const row = await bookVisit(visitor, { employeeId, reservedAt });
    return { row, date };
  }
  throw new Error(`${doctor} has no free time`);
}

const card = (page: Page, id: number) => page.locator(`.week [data-card="${id}"]`);

test("reception opens the week by its key, chooses in it, and goes on to the next", async ({ page }) => {
  test.slow();
  const { row, date } = await requestVisit("문태오");
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/day?date=${date}`);
  await expect(page.locator(`.dia [data-card="${row.id}"]`)).toBeVisible();
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/view=week/);
  await expect(card(page, row.id)).toContainText(`${row.customerName}문태오`);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `the clinic at ${width}`).toEqual([]);
  }

  // Somebody books meanwhile.
  const other = await requestVisit("정해원");
  expect(other.date).toBe(date);
  await expect(card(page, other.row.id)).toBeVisible();

  await card(page, row.id).click();
  const drawer = page.getByRole("complementary", { name: "고른 예약" });
  await expect(drawer).toContainText(row.reservationNumber);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await page.keyboard.press("]");
  await expect(page).toHaveURL(new RegExp(`date=${laterBy(date, 7)}`));
  await expect(card(page, row.id)).toBeHidden();
  await page.keyboard.press("[");
  await expect(card(page, row.id)).toBeVisible();

  await page.getByRole("combobox", { name: "누구의 한 주" }).selectOption({ label: "정해원 원장" });
  await expect(page).toHaveURL(/doctor=\d+/);
  await expect(card(page, other.row.id)).toBeVisible();
  await expect(card(page, row.id)).toBeHidden();
  await page.reload();
  await card(page, other.row.id).click();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawer).toContainText(other.row.reservationNumber);
    expect(await weightyFindings(page), `a doctor at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  const history = drawer.getByRole("heading", { name: "지난 일" });
  await expect(history, "a bar at the foot").toBeHidden();
  await drawer.getByRole("button", { name: "자세히" }).click();
  await expect(history).toBeVisible();
  expect(await weightyFindings(page), "whole at 1024").toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.locator(".dayhead").nth(2).click();
  await expect(page).toHaveURL(new RegExp(`/day\\?date=${date}$`));
  await expect(page.locator(`.dia:not(.week) [data-card="${row.id}"]`)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "한 주" })).toBeHidden();
  await page.keyboard.press("w");
  await page.goto(`${STUDIO}/haneul/day?date=${date}&view=week`);
  await expect(page.locator(`.day-list [data-card="${row.id}"]`)).toBeVisible();
});

test("a doctor's week is the own one, whatever is asked", async ({ page }) => {
  const [own, other] = [await requestVisit("정해원"), await requestVisit("문태오")];
  expect(own.date).toBe(other.date);
  await enterStudio(page, "haneul", "doctor", { employee: "jeong-haewon" });
  await page.goto(`${STUDIO}/haneul/day?date=${own.date}&view=week`);
  await expect(card(page, own.row.id)).toBeVisible();
  await expect(card(page, other.row.id)).toBeHidden();
  await expect(page.getByRole("combobox", { name: "누구의 한 주" })).toBeHidden();
  const { row } = await page.evaluate(async (date): Promise<StudioResponse<"GET /studio/:clinic/diary">> => {
    const answer = await fetch(`/studio/haneul/diary?from=${date}&to=${date}`);
    return answer.json();
  }, own.date);
  const ids = row.days.flatMap((day) => day.reservations.map(({ id }) => id));
  expect(ids).toContain(own.row.id);
  expect(ids).not.toContain(other.row.id);
});
