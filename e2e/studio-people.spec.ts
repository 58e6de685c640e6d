import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { addAuthenticator } from "./support/passkeys";
import { freshPhone } from "./support/sms";

const STUDIO = PRODUCT.studioUrl;

test("an owner invites somebody, takes the invitation back, and is asked for a passkey where it is grave", async ({
  page,
}) => {
  test.slow();
  await addAuthenticator(page);
  await enterStudio(page, "onyu", "owner");
  await page.goto(`${STUDIO}/onyu/settings`);
  await page
    .getByRole("navigation", { name: "설정 나누기" })
    .getByRole("link", { name: "직원과 역할" })
    .click();
  await expect(page).toHaveURL(`${STUDIO}/onyu/settings/people`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("직원과 역할");
  const phone = freshPhone();
  const shown = phone.replace(/^(...)(....)/, "$1-$2-");
  await page.getByRole("button", { name: "직원 초대" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("휴대폰").fill(phone);
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "초대 보내기" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: shown });
  await expect(row).toContainText("접수");
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  await row.getByRole("button", { name: `${shown} 초대 거두기` }).click();
  await expect(row).toHaveCount(0);
  // A manager is an owner's to invite, with a passkey; what was typed stays beneath the question.
  await page.getByRole("button", { name: "직원 초대" }).click();
  await dialog.getByLabel("휴대폰").fill(phone);
  await dialog.getByLabel("역할").selectOption({ label: "실장" });
  await dialog.getByRole("button", { name: "초대 보내기" }).click();
  const question = page.getByRole("dialog", { name: "본인 확인" });
  await question.getByRole("button", { name: "이 컴퓨터에 패스키 만들기" }).click();
  await question.getByRole("button", { name: "패스키로 확인" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: shown })).toContainText("실장");
});

test("a manager invites those below, and changes nobody", async ({ page }) => {
  await enterStudio(page, "onyu", "manager");
  await page.goto(`${STUDIO}/onyu/settings/people`);
  await expect(page.getByText("역할을 바꾸거나 내보내는 일은 대표가 합니다.")).toBeVisible();
  await expect(page.getByRole("button", { name: /내보내기$/ })).toHaveCount(0);
  await page.getByRole("button", { name: "직원 초대" }).click();
  const roles = page.getByRole("dialog").getByLabel("역할").getByRole("option");
  await expect(roles).toHaveText(["접수", "원장", "편집"]);
});
