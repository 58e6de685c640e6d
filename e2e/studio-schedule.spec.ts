import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { backendOf } from "./support/backend";
import { enterStudio } from "./support/clinic-desk";
import { ONYU } from "./support/clinics";

const STUDIO = PRODUCT.studioUrl;
const DAY_MS = 86_400_000;

const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What visitors are told of the clinic's days. */
const daysOf = async (from: string, to: string) =>
  (await backendOf(ONYU.host).call("GET /partner-employee-schedules", { query: { from, to } })).days;

/** A day that is like any other, further ahead than bookings go. */
async function openDayAhead(): Promise<string> {
  const day = (await daysOf(dayAhead(100), dayAhead(120))).find(
    ({ isOpen, note }) => isOpen && note === null,
  );
  if (!day) throw new Error("The clinic is closed for three weeks");
  return day.date;
}

test("a manager changes a doctor's week, sees what the site says, and takes it back", async ({ page }) => {
  await enterStudio(page, "onyu", "manager");
  await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "설정" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("원장과 일정");
  const doctors = page.getByRole("navigation", { name: "원장" });
  await doctors.getByRole("button").last().click();
  await expect(page).toHaveURL(/\/onyu\/settings\?doctor=\d+$/);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  const sunday = page.getByRole("group", { name: "일요일" });
  await sunday.getByRole("button", { name: "시간 넣기" }).click();
  await sunday.getByRole("combobox", { name: "일요일 시작" }).selectOption("11:00");
  await sunday.getByRole("combobox", { name: "일요일 끝" }).selectOption("10:30");
  await expect(page.getByText("끝이 시작보다 늦어야 합니다.")).toBeVisible();
  const save = page.getByRole("button", { name: "이 주로 바꾸기" });
  await expect(save).toBeDisabled();
  await sunday.getByRole("combobox", { name: "일요일 끝" }).selectOption("15:00");
  await expect(page.getByText("이 주로 바꿔도 걸리는 예약이 없습니다.")).toBeVisible();
  // Looking at another doctor loses nothing.
  await doctors.getByRole("button").first().click();
  await expect(doctors.getByText("바꾸는 중")).toBeVisible();
  await doctors.getByRole("button").last().click();
  await save.click();
  await expect(page.getByText(/원장의 한 주를 바꿨습니다/)).toBeVisible();
  await expect(page.getByRole("region", { name: "바뀐 기록" })).toContainText("한 주를 바꿈");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(sunday.getByRole("button", { name: "시간 넣기" })).toBeVisible();
});

test("a day on which the clinic closes is kept from visitors, and opened again", async ({ page }) => {
  await enterStudio(page, "onyu", "owner");
  await page.goto(`${STUDIO}/onyu/settings`);
  await page.getByRole("button", { name: "병원 휴진" }).click();
  const dialog = page.getByRole("dialog");
  const day = await openDayAhead();
  await dialog.getByLabel("첫날").fill(day);
  await expect(dialog.getByLabel("끝날")).toHaveValue(day);
  await dialog.getByLabel("이유").fill("가을 학회");
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "휴진 넣기" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: "가을 학회 · 병원 전체" });
  await expect(row).toBeVisible();
  const noteOf = async () => (await daysOf(day, day))[0];
  expect(await noteOf()).toMatchObject({ isOpen: false, note: "가을 학회" });
  // The same day again: the second to save hears of it, and nothing is lost.
  await page.getByRole("button", { name: "병원 휴진" }).click();
  await dialog.getByLabel("첫날").fill(day);
  await dialog.getByRole("button", { name: "휴진 넣기" }).click();
  await expect(dialog.getByRole("alert")).toContainText("이미 정해 둔 날입니다(가을 학회)");
  await dialog.getByRole("button", { name: "닫기" }).last().click();
  await row.getByRole("button", { name: /지우기$/ }).click();
  await dialog.getByRole("button", { name: "지우기" }).click();
  await expect(row).toHaveCount(0);
  expect(await noteOf()).toMatchObject({ isOpen: true, note: null });
});

test("reception meets no settings", async ({ page }) => {
  await enterStudio(page, "onyu", "reception");
  const menu = page.getByRole("navigation", { name: "주 메뉴" });
  await expect(menu.getByRole("link", { name: "일정" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "설정" })).toHaveCount(0);
  await page.goto(`${STUDIO}/onyu/settings`);
  await expect(page.getByText("없는 주소입니다.")).toBeVisible();
});
