import { expect, type Page, test } from "@playwright/test";
import { STOREFRONT_PORT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { ONYU } from "./support/clinics";
import { form, isLive, isSaved, PHONE, publish, publishDialog, STUDIO } from "./support/studio-content";

const THEME = `${STUDIO}/onyu/content/theme`;
const DESK = { width: 1440, height: 900 };
const PALE = "#C3A789";

const accent = (page: Page) => form(page).getByRole("textbox", { name: "강조색 값", exact: true });

async function liveAccent(page: Page): Promise<string> {
  await page.goto(`http://${ONYU.host}:${STOREFRONT_PORT}/products`);
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--accent").trim().toUpperCase(),
  );
}

test("a colour that cannot be read is refused in words, and the readable one is on the clinic's site", async ({
  page,
}) => {
  test.slow();
  await enterStudio(page, "onyu", "owner");
  const before = await liveAccent(page);
  await page.goto(`${THEME}?part=colours`);
  await expect(form(page).getByText("모든 글자가 잘 읽힙니다 (WCAG AA).")).toBeVisible();
  await accent(page).fill(PALE);
  await expect(
    form(page).getByText(/^단추 글자 아래에서 2\.\d : 1, 4\.5 : 1은 되어야 읽힙니다$/),
  ).toBeVisible();
  await isSaved(page);

  await page.getByRole("button", { name: /^모두 게시/ }).click();
  const dialog = publishDialog(page);
  await expect(
    dialog.getByText(/강조색 위의 단추 글자: 명암비가 2\.\d : 1이라 읽기 어렵습니다/),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: /개 지금 게시$/ })).toBeDisabled();
  await dialog.getByRole("link", { name: "고치러 가기" }).click();

  const mend = form(page).getByRole("button", { name: /^강조색: 읽히는 가까운 색 #/ });
  const readable = /#[0-9A-F]{6}/.exec((await mend.getAttribute("aria-label")) ?? "")?.[0] ?? "";
  await mend.click();
  await expect(accent(page)).toHaveValue(readable);
  await expect(form(page).getByText("모든 글자가 잘 읽힙니다 (WCAG AA).")).toBeVisible();
  await isSaved(page);

  await page.getByRole("button", { name: /^모두 게시/ }).click();
  await expect(dialog.getByText(readable)).toBeVisible();
  // Drafts of others stay.
  for (const box of await dialog.getByRole("checkbox", { name: /게시에 넣기$/ }).all())
    if (!(await box.getAttribute("aria-label"))?.startsWith("테마")) await box.uncheck();
  await publish(page);
  await isLive(page);
  await expect.poll(() => liveAccent(page)).toBe(readable);

  await page.goto(`${STUDIO}/onyu/content/history`);
  await page.getByRole("button", { name: "되돌리기" }).first().click();
  await page.getByRole("button", { name: "되돌려 게시" }).click();
  await expect(page.getByText("되돌림 · 윤접수")).toBeVisible();
  await expect.poll(() => liveAccent(page)).toBe(before);
});

test("a house, its shapes and a page's plan wait as drafts, and can be thrown away", async ({ page }) => {
  test.slow();
  await enterStudio(page, "haneul", "manager");
  await page.goto(`${STUDIO}/haneul/content/theme`);
  const house = (name: string) => form(page).getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(house("진료실")).toHaveAttribute("aria-pressed", "true");
  for (const part of ["시작", "색", "모양", "쪽의 짜임"])
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await page.getByRole("button", { name: part, exact: true }).click();
      expect(await weightyFindings(page), `${part} at ${size.width}`).toEqual([]);
    }
  await page.getByRole("button", { name: "시작", exact: true }).click();
  await house("종이").click();
  await expect(house("종이")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "쪽의 짜임", exact: true }).click();
  await form(page).getByRole("group", { name: "시술 목록" }).getByRole("button", { name: "줄" }).click();
  await page.getByRole("button", { name: "모양", exact: true }).click();
  await form(page).getByRole("group", { name: "모서리" }).getByRole("button", { name: "둥글게" }).click();
  await isSaved(page);
  await page.getByRole("button", { name: /^모두 게시/ }).click();
  const dialog = publishDialog(page);
  await expect(dialog.getByText("쪽의 짜임 · 시술 목록")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "초안 버리기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "초안 버리기" }).click();
  await expect(page.getByText("게시된 그대로")).toBeVisible();
  await page.getByRole("button", { name: "시작", exact: true }).click();
  await expect(house("진료실")).toHaveAttribute("aria-pressed", "true");
});
