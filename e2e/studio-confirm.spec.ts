import { expect, type Page, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { memberToken } from "./support/backend";
import { enterStudio } from "./support/clinic-desk";
import { HANEUL } from "./support/clinics";
import { newPerson } from "./support/identity";
import { addAuthenticator } from "./support/passkeys";

const STUDIO = PRODUCT.studioUrl;

const question = (page: Page) => page.getByRole("dialog", { name: "본인 확인" });
const make = (page: Page) => question(page).getByRole("button", { name: "이 컴퓨터에 패스키 만들기" });
const use = (page: Page) => question(page).getByRole("button", { name: "패스키로 확인" });

async function expectClean(page: Page) {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
  }
}

test("an owner without a passkey is led to one, and then has the list that was asked for", async ({
  page,
}) => {
  test.slow();
  await addAuthenticator(page);
  await enterStudio(page, "haneul", "owner");
  await page.goto(`${STUDIO}/haneul/customers`);
  await page.getByRole("button", { name: "목록 내려받기" }).click();
  await expect(make(page)).toBeVisible();
  await expectClean(page);
  await make(page).click();
  await expect(use(page)).toBeFocused();
  await expectClean(page);
  const downloaded = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await downloaded).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  await expect(question(page)).toBeHidden();
  // For five minutes more nothing is asked.
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "목록 내려받기" }).click();
  await again;
});

test("the question leaves what was chosen beneath it, and an erasure goes on after it", async ({ page }) => {
  const person = newPerson();
  await memberToken(HANEUL.host, person);
  await addAuthenticator(page);
  await enterStudio(page, "haneul", "owner");
  await page.goto(`${STUDIO}/haneul/customers?search=${person.phone}`);
  await page.getByRole("link", { name: new RegExp(person.name) }).click();
  await page.getByRole("button", { name: "파기", exact: true }).click();
  const erasure = page.getByRole("dialog", { name: `${person.name} 님의 개인정보 파기` });
  await erasure.getByRole("checkbox").check();
  await erasure.getByRole("button", { name: "파기하기" }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(erasure.getByRole("checkbox")).toBeChecked();

  // As after five minutes: the computer may have been left open.
  const stale = { statusCode: 403, message: "sign-in.not-fresh", translatedMessage: "다시 확인해야 합니다." };
  await page.route(
    "**/studio/account/passkeys/options",
    (route) => route.fulfill({ status: 403, json: stale }),
    {
      times: 1,
    },
  );
  await erasure.getByRole("button", { name: "파기하기" }).click();
  await make(page).click();
  // A phone gets one code a minute, and this one got its code at the door.
  await page.route("**/studio/sign-in/code", (route) => route.fulfill({ json: { row: {} } }));
  await page.route("**/studio/sign-in", (route) => route.fulfill({ json: { row: {} } }));
  await question(page).getByRole("button", { name: "인증번호 받기" }).click();
  await expect(question(page).getByLabel("문자로 온 여섯 자리")).toBeFocused();
  await expectClean(page);
  await question(page).getByLabel("문자로 온 여섯 자리").fill("123456");
  await question(page).getByRole("button", { name: "들어가기" }).click();
  await make(page).click();
  await use(page).click();
  await expect(page.getByRole("status").filter({ hasText: "파기했습니다" })).toBeVisible();
  await expect(erasure).toBeHidden();
});
