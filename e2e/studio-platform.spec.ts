import { expect, type Page, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterPlatform, enterStudio } from "./support/clinic-desk";

const STUDIO = PRODUCT.studioUrl;
const WIDTHS = [390, 1024, 1440];

async function isWhole(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
}

test("the platform's team finds a clinic, opens it with a reason, and its owner reads who and why", async ({
  page,
  browser,
}) => {
  test.slow();
  await enterPlatform(page);
  await expect(page.getByRole("row", { name: /루미에르의원/ })).toBeVisible();
  await isWhole(page);
  await page.getByRole("searchbox").fill("onyu");
  await expect(page.getByRole("row", { name: /루미에르의원/ })).toHaveCount(0);
  await page.getByRole("button", { name: /온유한의원/ }).click();
  const pane = page.getByRole("complementary", { name: "온유한의원" });
  await expect(pane.getByText("onyu.localhost")).toBeVisible();
  await isWhole(page);
  await pane.getByRole("button", { name: "대행으로 열기…" }).click();
  const reason = `메뉴 문구 확인 ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("여는 이유").fill(reason);
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "열기" }).click();
  await expect(page).toHaveURL(`${STUDIO}/onyu/content/treatments`);
  await expect(page.getByText("플랫폼이 대행으로 열었습니다.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "주 메뉴" }).first().getByRole("link")).toHaveText([
    "콘텐츠",
  ]);

  const owner = await (await browser.newContext()).newPage();
  await enterStudio(owner, "onyu", "owner");
  await owner.goto(`${STUDIO}/onyu/settings/people`);
  await expect(owner.getByRole("listitem").filter({ hasText: reason })).toContainText("정수민");
  await owner.context().close();

  await page.getByRole("button", { name: "나가기" }).last().click();
  await expect(page).toHaveURL(`${STUDIO}/platform`);
  await page.goto(`${STUDIO}/onyu/content`);
  await expect(page.getByText("이 주소의 병원에서 일하지 않는 계정입니다.")).toBeVisible();
});

test("one line changes at two clinics at once, after a look, and waits there as a draft", async ({
  page,
}) => {
  test.slow();
  await enterPlatform(page);
  for (const name of ["하늘빛성형외과", "루미에르의원"])
    await page.getByRole("checkbox", { name: `${name} 고르기` }).check();
  await page.getByRole("button", { name: "한꺼번에 바꾸기…" }).click();
  const dialog = page.getByRole("dialog", { name: "병원 2곳에 한꺼번에 바꾸기" });
  const line = `시술에는 부작용이 있을 수 있습니다 ${Date.now() % 1000}`;
  await dialog.getByLabel("모든 페이지 아래에 서는 한 줄").fill(line);
  await dialog.getByLabel("바꾸는 이유").fill("문구 정리");
  await dialog.getByRole("button", { name: "무엇이 바뀌는지 보기" }).click();
  await expect(dialog.getByRole("row")).toHaveCount(3);
  await expect(dialog.getByRole("row", { name: /하늘빛성형외과/ })).toContainText(line);
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "병원 2곳에 초안으로 넣기" }).click();
  await expect(page.getByText("병원 2곳에 초안을 넣었습니다.")).toBeVisible();
  const row = page.getByRole("row", { name: /하늘빛성형외과/ });
  await expect(row.getByRole("cell").nth(5)).toHaveText(/[1-9]/);
  // Left as it was found for other tests.
  for (const clinic of ["haneul", "lumiere"]) {
    await page.goto(`${STUDIO}/${clinic}/content`);
    await page.evaluate(async (id) => {
      const layout = `/studio/${id}/content/layout/1`;
      const { row } = await (await fetch(layout)).json();
      await fetch(`${layout}/draft?seen=${row.draft?.revision ?? 0}`, { method: "DELETE" });
    }, clinic);
  }
});

test("an agency sees its own clinics, and others none", async ({ page, browser }) => {
  await enterStudio(page, "onyu", "agency");
  await page.goto(`${STUDIO}/platform`);
  await expect(page.getByRole("row", { name: /온유한의원/ })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await enterStudio(other, "onyu", "reception");
  await other.goto(`${STUDIO}/platform`);
  await expect(other.getByText("이 일은 플랫폼·대행만 할 수 있습니다.")).toBeVisible();
  await other.context().close();
});
