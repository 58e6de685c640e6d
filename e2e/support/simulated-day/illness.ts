import { expect, type Page } from "@playwright/test";
import type { DayPlan } from "./plan";
import { moveByDialog, REFUSED_BECAUSE } from "./reception";

/** The manager gives a doctor leave from an hour on, and decides each visit that it hits, by the list above the day. */
export async function leaveForIllness(
  page: Page,
  { doctorName, from, to, led, calledOff }: DayPlan["illness"],
) {
  const hit = [...led.map(({ wish }) => wish), ...calledOff];
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "원장 휴진" }).click();
  await dialog.getByRole("combobox", { name: "원장" }).selectOption({ label: doctorName });
  await dialog.getByLabel("이유").fill("급성 장염");
  await dialog.getByLabel("온종일").uncheck();
  await dialog.getByLabel("시작").fill(from);
  await dialog.getByLabel("끝", { exact: true }).fill(to);
  await expect(dialog.getByRole("status")).toHaveText(`그 시간에 잡힌 예약 ${hit.length}건`);
  for (const { name } of hit) await expect(dialog.getByRole("row").filter({ hasText: name })).toBeVisible();
  await dialog.getByRole("button", { name: "휴진 넣기" }).click();
  await expect(dialog).toBeHidden();

  const left = (name: string) =>
    page.locator(".undecided").getByRole("button", { name: new RegExp(`:\\d\\d ${name}$`) });
  for (const move of led) {
    await left(move.wish.name).click();
    await isChosen(page, move.wish.name);
    await moveByDialog(page, move);
    await expect(left(move.wish.name)).toBeHidden();
  }
  for (const { name } of calledOff) {
    await left(name).click();
    await isChosen(page, name);
    await page.keyboard.press("Backspace");
    await dialog.getByLabel(REFUSED_BECAUSE).check();
    await dialog.getByRole("button", { name: "취소하고 알리기" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: `${name} 님의 예약을 취소했습니다` }),
    ).toBeVisible();
    await expect(left(name)).toBeHidden();
  }
}

const isChosen = (page: Page, name: string) =>
  expect(
    page.getByRole("complementary", { name: "고른 예약" }).getByRole("heading", { level: 2, name }),
  ).toBeVisible();
