import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { backendOf, signInToken } from "./support/backend";
import { enterStudio } from "./support/clinic-desk";
import { LUMIERE } from "./support/clinics";

/** Online counsel of lumiere. */
const BOARD = 4;
const STUDIO = PRODUCT.studioUrl;

const askPrivately = (title: string) => ask(title, true);
const askOpenly = (title: string) => ask(title, false);

/** A question of a visitor who is signed in. */
async function ask(title: string, isPrivate: boolean) {
  const visitor = backendOf(LUMIERE.host, await signInToken(LUMIERE.host));
  const { row: board } = await visitor.call("GET /customer/board-types/:id", { params: { id: BOARD } });
  const agreements = board.terms.map(({ id, version }) => ({ termId: id, version }));
  const { row } = await visitor.call("POST /customer/notice-customer-boards", {
    body: {
      boardTypeId: BOARD,
      title,
      content: "시술 다음 날 한쪽만 부었습니다.",
      authorName: "소지후",
      phone: "01012345678",
      password: "열려라1234",
      isPrivate,
      agreements,
    },
  });
  return { visitor, id: row.id };
}

test("reception answers a private question, with what was typed kept over a reload, and its writer reads it", async ({
  page,
}) => {
  const { visitor, id } = await askPrivately("스튜디오에서 답할 글");
  await enterStudio(page, "lumiere", "reception");
  await page.goto(`${STUDIO}/lumiere/posts?filter=waiting`);
  await page.getByRole("button", { name: /^비공개, 스튜디오에서 답할 글/ }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}\\?filter=waiting$`));
  const answer = page.getByRole("textbox", { name: /^답변/ });
  await answer.fill("안녕하세요.\n\n내일 전화 드리겠습니다.");
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
  }
  await page.reload();
  await expect(answer).toHaveValue(/내일 전화/);
  await answer.press("Control+Enter");
  await expect(page.getByRole("status").filter({ hasText: "답변을 올렸습니다" })).toBeVisible();
  const { row } = await visitor.call("GET /customer/notice-customer-boards/:id", { params: { id } });
  expect(row.answerHtml).toBe("<p>안녕하세요.</p><p>내일 전화 드리겠습니다.</p>");
});

test("an answer begins with a kept text, and a hidden post is its writer's alone until it is shown again", async ({
  page,
}) => {
  const { visitor, id } = await askOpenly("감췄다가 다시 보일 글");
  const stranger = backendOf(LUMIERE.host);
  const readByStranger = () => stranger.call("GET /customer/notice-customer-boards/:id", { params: { id } });
  await enterStudio(page, "lumiere", "manager");
  await page.goto(`${STUDIO}/lumiere/posts/${id}`);
  const answer = page.getByRole("textbox", { name: /^답변/ });
  const snippets = page.getByRole("group", { name: "저장한 글" });
  await answer.fill("이틀이면 가라앉습니다.");
  await snippets.getByRole("button", { name: "쓴 글 저장" }).click();
  const kept = `붓기와 멍 ${Date.now() % 100_000}`;
  await page.getByLabel("저장할 이름").fill(kept);
  await page.keyboard.press("Enter");
  await answer.fill("안녕하세요.");
  await snippets.getByRole("button", { name: kept }).click();
  await expect(answer).toHaveValue("안녕하세요.\n\n이틀이면 가라앉습니다.");
  expect(await weightyFindings(page)).toEqual([]);
  // What follows has the eight seconds in which it can be undone.
  await page.getByRole("button", { name: "감추기" }).click();
  await expect(page.getByRole("button", { name: "다시 보이기" })).toBeVisible();
  await expect(readByStranger()).rejects.toThrow();
  expect((await visitor.call("GET /customer/notice-customer-boards/:id", { params: { id } })).row.id).toBe(
    id,
  );
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(page.getByRole("button", { name: "감추기" })).toBeVisible();
  expect((await readByStranger()).row.id).toBe(id);
  await page.getByRole("button", { name: "감추기" }).click();
  await expect(page.getByRole("button", { name: "다시 보이기" })).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
});

test("the words of the menu stay where they are when their counts come", async ({ page }) => {
  await askOpenly("세는 글");
  await enterStudio(page, "lumiere", "reception");
  let release = () => {};
  const isMeasured = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/studio\/lumiere\/posts\?/, async (route) => {
    await isMeasured;
    await route.continue();
  });
  await page.reload();
  const menu = page.getByRole("navigation", { name: "주 메뉴" });
  const next = menu.getByRole("link", { name: "메시지" });
  await expect(next).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await next.boundingBox();
  release();
  await expect(menu.getByRole("link", { name: /문의 ?\d+/ })).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
});
