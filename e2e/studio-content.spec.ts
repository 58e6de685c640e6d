import { expect, type Page, test } from "@playwright/test";
import { STOREFRONT_PORT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { ONYU } from "./support/clinics";
import {
  A_MINUTE_MS,
  form,
  isLive,
  isSaved,
  MOST_PRESSES,
  openSecond,
  PHONE,
  productAt,
  publish,
  publishDialog,
  STUDIO,
  showsOnSite,
} from "./support/studio-content";

test("an owner changes a price on a phone and sees it on the site within a minute", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enterStudio(page, "haneul", "owner");
  const startedAt = Date.now();
  let presses = 0;
  const press = async (name: string | RegExp, role: "link" | "button" = "button") => {
    await page.getByRole(role, { name }).first().click();
    presses += 1;
  };
  await page.goto(`${STUDIO}/haneul`);
  await press("더보기");
  await press("콘텐츠", "link");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("시술");
  const price = page.getByRole("button", { name: /정가 .*, 고치기$/ }).first();
  const link = page.locator(".ct-name a").first();
  const [name, href] = [(await link.textContent()) ?? "", await link.getAttribute("href")];
  await price.click();
  presses += 1;
  await page.getByRole("textbox", { name: /정가\(원\)$/ }).fill("1,234,000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1개가 아직 게시되지 않았습니다")).toBeVisible();
  await press(/^모두 게시/);
  await expect(publishDialog(page).getByText("1,234,000원")).toBeVisible();
  presses += await publish(page);
  await expect(page.getByText(/^\d\d:\d\d:\d\d에 1개를 게시했습니다/)).toBeVisible();
  await isLive(page);
  const id = href?.split("/").at(-1);
  const address = `http://haneul.localhost:${STOREFRONT_PORT}/products/${id}`;
  await showsOnSite(page, address, page.getByText(/1,234,000/).first());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  const ms = Date.now() - startedAt;
  test.info().annotations.push({ type: "price", description: `${presses} presses, ${ms} ms` });
  expect(ms).toBeLessThan(A_MINUTE_MS);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  // Back to what it was.
  await page.goto(`${STUDIO}/haneul/content/history`);
  await page.getByRole("button", { name: "되돌리기" }).first().click();
  await page.getByRole("button", { name: "되돌려 게시" }).click();
  await expect(page.getByText("되돌림 · 윤접수")).toBeVisible();
});

test("two editors on one treatment lose nothing, and are asked where both changed one field", async ({
  page,
  browser,
}) => {
  const other = await openSecond(browser);
  await enterStudio(page, "onyu", "owner", { name: "서대표" });
  await enterStudio(other, "onyu", "editor", { name: "한편집" });
  const { id } = await productAt(ONYU.host, 0);
  const address = `${STUDIO}/onyu/content/treatments/${id}`;
  for (const each of [page, other]) {
    await each.goto(address);
    await expect(form(each).getByLabel("이름", { exact: true })).not.toHaveValue("");
  }
  await form(page).getByLabel("한 줄 소개").fill("서대표가 쓴 소개");
  await isSaved(page);
  await form(other).getByLabel("이름", { exact: true }).fill("한편집이 쓴 이름");
  await isSaved(other);
  await expect(form(other).getByLabel("한 줄 소개")).toHaveValue("서대표가 쓴 소개");
  // The first one types on, without having seen the second one's.
  await form(page).getByLabel("이름", { exact: true }).fill("서대표가 쓴 이름");
  const both = page.getByRole("alert").filter({ hasText: "한편집님과 같은 곳을 고쳤습니다" });
  await expect(both.getByRole("button", { name: /한편집이 쓴 이름/ })).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await both.getByRole("button", { name: /내가 쓴 것/ }).click();
  await isSaved(page);
  await page.reload();
  await expect(form(page).getByLabel("이름", { exact: true })).toHaveValue("서대표가 쓴 이름");
  await expect(form(page).getByLabel("한 줄 소개")).toHaveValue("서대표가 쓴 소개");
  await page.getByRole("button", { name: "초안 버리기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "초안 버리기" }).click();
  await expect(form(page).getByLabel("이름", { exact: true })).not.toHaveValue("서대표가 쓴 이름");
  await other.context().close();
});

test("what could not be saved is offered again after the tab was closed", async ({ page, context }) => {
  await enterStudio(page, "onyu", "manager");
  const { id } = await productAt(ONYU.host, 1);
  const address = `${STUDIO}/onyu/content/treatments/${id}`;
  await page.goto(address);
  const summary = form(page).getByLabel("한 줄 소개");
  await expect(summary).toBeVisible();
  await context.setOffline(true);
  await summary.fill("닫기 전에 쓴 소개");
  await expect(page.getByText("저장하지 못했습니다.", { exact: false })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(form(again).getByLabel("한 줄 소개")).not.toHaveValue("닫기 전에 쓴 소개");
  await again.getByRole("button", { name: "이어서 쓰기" }).click();
  await expect(form(again).getByLabel("한 줄 소개")).toHaveValue("닫기 전에 쓴 소개");
  await isSaved(again);
  await again.getByRole("button", { name: "초안 버리기" }).click();
  await again.getByRole("dialog").getByRole("button", { name: "초안 버리기" }).click();
  await expect(again.getByText("게시된 그대로")).toBeVisible();
});

const HOSTILE = `"><img src=x onerror="window.__hit=1"><script>window.__hit=1</script>`;

test("hostile text in every field is text, here and on the site", async ({ page }) => {
  test.slow();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await enterStudio(page, "onyu", "owner");
  for (const part of ["treatments", "notices", "faqs", "doctors", "pages"]) {
    await page.goto(`${STUDIO}/onyu/content/${part}`);
    await page.locator(".ct-name a").first().click();
    await expect(page.locator(".ce-sheet")).toBeVisible();
    const tabs = page.locator(".ce-parts button");
    for (let tab = 0; tab < Math.max(1, await tabs.count()); tab += 1) {
      if ((await tabs.count()) > 0) await tabs.nth(tab).click();
      await fillAll(page);
    }
    expect(await page.evaluate(() => (window as { __hit?: number }).__hit)).toBeUndefined();
  }
  expect(dialogs).toEqual([]);
  // A treatment and a notice that keep the contract are published as they are typed.
  await page.goto(`${STUDIO}/onyu/content/notices/new`);
  await form(page).getByRole("textbox", { name: "제목" }).fill(HOSTILE);
  await paste(page, `<p>공지 본문</p>${HOSTILE}<a href="javascript:alert(1)">누르기</a>`);
  await isSaved(page);
  await page.locator(".ce-acts").getByRole("button", { name: "게시…" }).click();
  await publish(page);
  const id = page.url().split("/").at(-1);
  await page.goto(`http://${ONYU.host}:${STOREFRONT_PORT}/cscenter/notice/${id}`);
  await expect(page.getByText("공지 본문")).toBeVisible();
  expect(await page.evaluate(() => (window as { __hit?: number }).__hit)).toBeUndefined();
  expect(dialogs).toEqual([]);
});

async function fillAll(page: Page) {
  for (const field of await page.locator(".ce-sheet :is(input:not([type]), textarea)").all())
    if (await field.isEditable()) await field.fill(HOSTILE);
  for (const text of await page.locator(".ce-sheet .rt-in").all()) {
    await text.click();
    await page.keyboard.type(HOSTILE);
    await text.evaluate(pasteInto, HOSTILE);
  }
}

const paste = (page: Page, html: string) => page.locator(".rt-in").first().evaluate(pasteInto, html);

function pasteInto(element: Element, html: string) {
  (element as HTMLElement).focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
