import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";

const STUDIO = PRODUCT.studioUrl;

test("an owner reads the week and the year on any screen, and takes a table away", async ({ page }) => {
  await enterStudio(page, "lumiere", "owner");
  await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "지표" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("지난 7일");
  const doctors = page.getByRole("region", { name: "원장별 찬 시간" });
  await expect(doctors.getByRole("listitem")).toHaveCount(6);
  await page.getByRole("button", { name: "12달" }).click();
  await expect(page).toHaveURL(/\/figures\?period=12m$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("지난 12달");
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "원장별 찬 시간 CSV로 받기" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lumiere-doctors-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\ufeff원장,찬 시간,앞의 기간");
  expect(lines).toHaveLength(8);
});

test("an owner's phone has five words at its foot, the last of them for all others", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStudio(page, "lumiere", "owner");
  await page.goto(`${STUDIO}/lumiere/day`);
  const menu = page.getByRole("navigation", { name: "주 메뉴" });
  const more = menu.getByRole("button", { name: "더보기" });
  await expect(menu.getByRole("link")).toHaveText([/^일정/, /^요청/, /^고객/, /^문의/]);
  await more.click();
  await expect(menu.getByRole("link")).toHaveCount(8);
  expect(await weightyFindings(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link")).toHaveCount(4);
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "지표" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("지난 7일");
  await expect(menu.getByRole("link")).toHaveCount(4);
  await expect(more).toHaveAttribute("aria-current", "true");
});

test("reception meets no figures", async ({ page }) => {
  await enterStudio(page, "lumiere", "reception");
  const menu = page.getByRole("navigation", { name: "주 메뉴" });
  await expect(menu.getByRole("link", { name: "일정" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "지표" })).toHaveCount(0);
  await page.goto(`${STUDIO}/lumiere/figures`);
  await expect(page.getByText("없는 주소입니다.")).toBeVisible();
});
