import { expect, type Page, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { addAuthenticator } from "./support/passkeys";

const STUDIO = PRODUCT.studioUrl;
const lockScreen = (page: Page) => page.getByRole("dialog", { name: "화면이 잠겼습니다" });
const open = (page: Page) => page.getByRole("button", { name: "패스키로 열기" });

async function makePasskey(page: Page) {
  await page.goto(`${STUDIO}/account`);
  await page.getByRole("button", { name: "이 컴퓨터에 패스키 만들기" }).click();
  await expect(page.getByRole("button", { name: /패스키 지우기/ })).toBeVisible();
}

test("a screen locks over what it shows in every tab, and goes on with what was typed", async ({ page }) => {
  test.slow();
  await page.clock.install();
  await addAuthenticator(page);
  await enterStudio(page, "haneul", "reception");
  await makePasskey(page);
  await page.goto(`${STUDIO}/haneul/day`);
  const other = await page.context().newPage();
  await other.goto(`${STUDIO}/haneul/requests`);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press("n");
  const typed = page.getByLabel("이름, 전화번호, 뒤 네 자리");
  await typed.fill("010-9999");
  await page.clock.fastForward("16:00");

  await expect(lockScreen(page)).toBeVisible();
  await expect(open(page)).toBeFocused();
  await expect(typed).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.locator("#root")).toHaveAttribute("inert");
  for (const key of ["Escape", "Tab", "Tab", "Tab", "n"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(lockScreen(other)).toBeVisible();
  const status = () => page.evaluate(async () => (await fetch("/studio/haneul/requests")).status);
  await expect.poll(status).toBe(423);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
  }
  await other.reload();
  await expect(lockScreen(other)).toBeVisible();
  await expect(other.getByRole("heading")).toHaveCount(1);

  await open(page).click();
  await expect(lockScreen(page)).toBeHidden();
  await expect(typed).toHaveValue("010-9999");
  await expect(typed).toBeEditable();
  expect(await status()).toBe(200);
  await expect(other.getByRole("navigation").first()).toBeVisible();
});

test("the person who unlocks is who acts, and meets nothing of the one before", async ({ page }) => {
  await addAuthenticator(page);
  await enterStudio(page, "haneul", "doctor");
  await makePasskey(page);
  // The next person's passkey is on another computer.
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/day`);
  await page.getByRole("button", { name: "예약 넣기" }).waitFor();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "예약 넣기" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("studio.lock.touched", "1"));
  await open(page).click();
  await expect(page.getByRole("link", { name: "윤접수 · 원장" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("after how long it locks is chosen for the computer, or it is locked by hand", async ({ page }) => {
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/account`);
  await page.getByLabel("이 컴퓨터를 아무도 쓰지 않으면").selectOption({ label: "5분 뒤에 잠금" });
  await page.reload();
  await expect(page.getByLabel("이 컴퓨터를 아무도 쓰지 않으면")).toHaveValue("5");
  expect(await weightyFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "지금 잠그기" }).click();
  await expect(lockScreen(page)).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await fetch("/studio/account")).status)).toBe(423);
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(1);
});
