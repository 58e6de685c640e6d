import { expect, type Page, test } from "@playwright/test";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { LUMIERE } from "./support/clinics";
import { form, isSaved, openSecond, PHONE, productAt, publishDialog, STUDIO } from "./support/studio-content";

test("prices of several treatments change together, by keys, and rows of a spreadsheet show what they do", async ({
  page,
}) => {
  await enterStudio(page, "lumiere", "manager");
  await page.goto(`${STUDIO}/lumiere/content/treatments`);
  const boxes = page.locator(".ct-tb tbody [data-part=choose]");
  await boxes.first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("2개 고름")).toBeVisible();
  await page.getByRole("button", { name: "값 바꾸기…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".pb-item")).toHaveCount(2);
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "2개를 초안으로 바꾸기" }).click();
  await expect(page.getByText("2개가 아직 게시되지 않았습니다")).toBeVisible();
  const first = page.locator(".ct-name a").first();
  const name = (await first.textContent()) ?? "";
  await first.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.locator(".ct-name a").nth(1)).toHaveText(name);
  await expect(page.getByText("3개가 아직 게시되지 않았습니다")).toBeVisible();
  await page.keyboard.press("p");
  await expect(publishDialog(page).locator(".pb-item")).toHaveCount(3);
  await expect(publishDialog(page).getByText("시술 순서")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "표 붙여 넣기" }).click();
  await dialog
    .getByLabel("붙여 넣을 표")
    .fill(
      `시술 이름\t옵션\t값\t시간\n${name}\t새로 넣은 옵션\t555,000\t40\n없던 시술\t1회\t99,000\t30\n\t1회\t1\t1`,
    );
  await expect(dialog.getByText("옵션을 더함")).toBeVisible();
  await expect(dialog.getByText("새 시술", { exact: true })).toBeVisible();
  await expect(dialog.getByText("시술 이름이 없습니다")).toBeVisible();
  await dialog.getByLabel("분류").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "2개를 초안으로 만들기" }).click();
  await expect(page.getByText("4개가 아직 게시되지 않았습니다")).toBeVisible();
  await expect(page.getByRole("link", { name: "없던 시술" })).toBeVisible();
  expect((await productAt(LUMIERE.host, 0)).name).toBe(name);
});

test("a publish waits for its time and can be called off", async ({ page }) => {
  await enterStudio(page, "onyu", "manager");
  await page.goto(`${STUDIO}/onyu/content/keywords`);
  await form(page).getByLabel("추천 검색어").fill("겨울 보습");
  await page.keyboard.press("Enter");
  await isSaved(page);
  await page.locator(".ce-acts").getByRole("button", { name: "게시…" }).click();
  await publishDialog(page).getByRole("button", { name: "시간 정해서 게시" }).click();
  await publishDialog(page)
    .getByRole("button", { name: /에 게시$/ })
    .click();
  await expect(publishDialog(page)).toBeHidden();
  await page.goto(`${STUDIO}/onyu/content/history`);
  await expect(page.getByText("예약됨")).toBeVisible();
  await page.getByRole("button", { name: "예약 취소" }).click();
  await expect(page.getByText("취소됨")).toBeVisible();
});

/** The site beside each form is looked at in studio-preview.spec.ts. */
async function enterWithoutPreview(page: Page) {
  await page.addInitScript(() => localStorage.setItem("studio.preview", "folded"));
  await enterStudio(page, "lumiere", "owner");
}

test("every kind has a form that axe finds nothing in", async ({ page }) => {
  test.slow();
  await enterWithoutPreview(page);
  await page.goto(`${STUDIO}/lumiere/content`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("시술");
  const parts = await page.getByRole("navigation", { name: "콘텐츠 나누기" }).getByRole("link").all();
  const all = await Promise.all(parts.map((part) => part.getAttribute("href")));
  // Pictures and themes have tests of their own.
  const addresses = all.filter((address) => !/\/(media|theme)$/.test(address ?? ""));
  for (const address of addresses) {
    await page.goto(`${STUDIO}${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const first = page.locator(".ct-name a").first();
    const form = page.locator(".ce-sheet .cf").first();
    const hasThings = !/\/(history|preview|preview-links|promote)$/.test(address ?? "");
    if (hasThings) await expect(first.or(form).first()).toBeVisible();
    if (await first.isVisible()) {
      await first.click();
      await expect(form).toBeVisible();
    }
    expect(await weightyFindings(page), String(address)).toEqual([]);
  }
});

for (const width of [390, 1024, 1440])
  test(`content holds at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterWithoutPreview(page);
    for (const part of ["treatments", "events", "history", "treatments/1"]) {
      await page.goto(`${STUDIO}/lumiere/content/${part}`);
      await expect(page.locator("h1")).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await weightyFindings(page), `${part} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${part} at ${width}`).toBeLessThanOrEqual(0);
    }
  });

test("reception meets no content, an editor begins with it", async ({ page, browser }) => {
  await enterStudio(page, "onyu", "reception");
  await expect(
    page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "콘텐츠" }),
  ).toHaveCount(0);
  await page.goto(`${STUDIO}/onyu/content`);
  await expect(page.getByText("없는 주소입니다.")).toBeVisible();
  const other = await openSecond(browser);
  await enterStudio(other, "onyu", "editor");
  await other.getByRole("navigation", { name: "콘텐츠 나누기" }).waitFor();
  await other.context().close();
});

test("what visitors see for a time stands on one time line, and leads to its form", async ({ page }) => {
  await enterStudio(page, "lumiere", "editor");
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto(`${STUDIO}/lumiere/content/promote`);
    await expect(page.getByRole("listitem").filter({ hasText: "일 남음" }).first()).toBeVisible();
    expect(await weightyFindings(page), `at ${size.width}`).toEqual([]);
  }
  await expect(page.getByText(/’와 ‘[^’]+’이 같은 때 같은 화면\(홈\)에 뜹니다/)).toBeVisible();
  const event = page
    .getByRole("main")
    .getByRole("link", { name: /^이벤트 / })
    .first();
  const name = ((await event.textContent()) ?? "").replace("이벤트 ", "");
  await event.click();
  await expect(page).toHaveURL(/\/content\/events\/\d+$/);
  await expect(form(page).getByRole("textbox", { name: "제목" })).toHaveValue(name);
});
