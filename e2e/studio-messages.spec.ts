import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { requestVisit } from "./support/request-visit";

const STUDIO = PRODUCT.studioUrl;

test("reception sees what the clinic said by itself, and chooses what to be told", async ({ page }) => {
  test.slow();
  const { row } = await requestVisit(30);
  await enterStudio(page, "haneul", "reception");
  await page.getByRole("link", { name: "메시지" }).click();
  await expect(page).toHaveURL(`${STUDIO}/haneul/messages`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("메시지");
  const line = page
    .getByRole("row")
    .filter({ hasText: row.customerName })
    .filter({ hasText: "요청 접수" })
    .filter({ hasText: "보냄" })
    .first();
  await line.getByRole("button").click();
  const pane = page.getByRole("region", { name: `${row.customerName} · 요청 접수` });
  await expect(pane).toContainText("예약 요청을 받았습니다");
  await page.getByLabel("새 요청").selectOption({ label: "메일" });
  await page.getByLabel("메일 주소").fill("");
  await page.getByRole("button", { name: "알림 저장" }).click();
  await expect(page.getByText("메일로 받으려면 주소를 적어 주세요.")).toBeVisible();
  const email = `desk-${row.id}@haneul.example`;
  await page.getByLabel("메일 주소").fill(email);
  await page.getByRole("button", { name: "알림 저장" }).click();
  await expect(page.getByText("알림을 저장했습니다.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("새 요청")).toHaveValue("mail");
  await line.getByRole("button").click();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test("reception reads what goes out by itself, and when", async ({ page }) => {
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/messages?list=templates`);
  const line = page.getByRole("row").filter({ hasText: "당일 알림" });
  await expect(line).toContainText("당일 09:00");
  await line.getByRole("button").click();
  const pane = page.getByRole("region", { name: "틀: 당일 알림" });
  await expect(pane).toContainText("#{일시}");
  await expect(pane).toContainText("오늘 예약이 있습니다: 2026-");
  await pane.getByText("영어").click();
  await expect(pane).toContainText("You have an appointment today");
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});
