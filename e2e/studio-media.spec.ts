import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { LUMIERE } from "./support/clinics";
import { dropFiles, pictureFile } from "./support/pictures";
import { originOf } from "./support/storefront";
import { form, isLive, isSaved, PHONE, publish, STUDIO, showsOnSite } from "./support/studio-content";

const LIBRARY = `${STUDIO}/lumiere/content/media`;
const TOO_SMALL = { width: 320, height: 240 };
const thumbs = (page: Page) => page.locator(".md-thumb");
const thumb = (page: Page, name: string) =>
  thumbs(page).filter({ has: page.getByText(name, { exact: true }) });
const detail = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function sayAlt(page: Page, name: string, alt: string) {
  await thumb(page, name).click();
  await detail(page, name).getByLabel("사진에 무엇이 보이나요").fill(alt);
  await detail(page, name).getByRole("button", { name: "저장" }).click();
  await expect(detail(page, name).getByRole("status")).toHaveText("저장되어 있습니다");
}

test("pictures are dropped, described, aimed, used in an event and seen on the clinic's page", async ({
  page,
}) => {
  test.slow();
  // A second try finds what the first one left behind, and the library takes no picture twice.
  const attempt = test.info().retry;
  const named = (name: string) => `${name}${attempt || ""}`;
  const [room, counter, consulting] = [named("가을 로비"), named("새 접수대"), named("상담실")];
  const alt = named("햇빛이 드는 로비와 둥근 의자");
  const size = { width: 1600 + attempt, height: 900 };
  await enterStudio(page, "lumiere", "owner");
  await page.goto(LIBRARY);
  await expect(thumbs(page).first()).toBeVisible();
  await dropFiles(page, ".md-area", [
    await pictureFile(`${room}.jpg`, "#8a5a2b", size),
    await pictureFile(`${counter}.jpg`, "#2b5a8a", size),
    await pictureFile(`${consulting}.jpg`, "#5a8a2b", size),
    await pictureFile("작은 간판.jpg", "#333333", TOO_SMALL),
  ]);
  const uploads = page.getByRole("region", { name: "올리는 사진" });
  await expect(uploads.getByRole("status")).toHaveText("4장 가운데 3장 올렸습니다");
  await expect(uploads.getByText("320×240: 너무 작습니다", { exact: false })).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);

  // Nothing is saved of a picture that says nothing.
  await thumb(page, room).click();
  const lobby = detail(page, room);
  await lobby.getByLabel("이름").fill(`${room} 전경`);
  await lobby.getByRole("button", { name: "저장" }).click();
  await expect(lobby.getByText("무엇이 보이는지 적거나, 장식이라고 골라 주세요.")).toBeVisible();
  await lobby.getByRole("button", { name: "되돌리기" }).click();
  await sayAlt(page, room, alt);
  await sayAlt(page, counter, "꽃이 놓인 접수대");
  await sayAlt(page, consulting, "마주 앉는 두 의자");

  // The circle stands at the right: by mouse, then by keys.
  await thumb(page, room).click();
  const stage = lobby.locator(".md-stage");
  const box = await stage.boundingBox();
  if (!box) throw new Error("The picture is not there");
  await stage.click({ position: { x: box.width * 0.8, y: box.height / 2 } });
  const point = lobby.getByRole("button", { name: /^초점:/ });
  await expect(point).toBeFocused();
  await expect(point).toHaveAccessibleName(/^초점: 왼쪽에서 80%/);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expect(point).toHaveAccessibleName(/^초점: 왼쪽에서 85%/);
  await lobby.getByRole("button", { name: "1:1", exact: true }).click();
  const frame = lobby.getByRole("button", { name: /자르는 틀/ });
  await expect(frame).toHaveAccessibleName(/목록 1:1 자르는 틀, 900×900/);
  await frame.focus();
  await page.keyboard.press("-");
  await expect(frame).not.toHaveAccessibleName(/900×900/);
  await lobby.getByRole("button", { name: "초점에 맞추기" }).click();
  await lobby.getByRole("button", { name: "저장" }).click();
  await expect(lobby.getByRole("status")).toHaveText("저장되어 있습니다");
  await page.setViewportSize(PHONE);
  expect(await weightyFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // In an event's form it brings its words with it.
  await page.goto(`${STUDIO}/lumiere/content/events`);
  await page.locator(".ct-name a").first().click();
  const title = await form(page).getByLabel("제목").inputValue();
  await form(page).getByRole("button", { name: "대표 사진: 사진 바꾸기" }).click();
  const picker = page.getByRole("dialog", { name: "대표 사진 고르기" });
  await picker.getByLabel("사진 찾기").fill(room);
  await picker.locator(".md-thumb").click();
  await picker.getByRole("button", { name: "목록 1:1" }).click();
  expect(await weightyFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await weightyFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await picker.getByRole("button", { name: "이 사진 쓰기" }).click();
  await expect(form(page).getByLabel("대표 사진: 무엇이 보이나요")).toHaveValue(alt);
  await isSaved(page);
  await page.locator(".ce-acts").getByRole("button", { name: "게시…" }).click();
  await publish(page);
  await isLive(page);

  const shown = page.getByRole("img", { name: alt, exact: true }).first();
  await showsOnSite(page, `${originOf(LUMIERE.host)}/events`, shown);
  expect(await showsTheCircle(page, (await shown.getAttribute("src")) ?? "")).toBe(true);

  // What is used stays, and says where.
  await page.goto(LIBRARY);
  await thumb(page, room).click();
  await expect(lobby.getByRole("link", { name: title })).toBeVisible();
  await lobby.getByRole("button", { name: "지우기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await expect(lobby.getByRole("alert")).toContainText("쓰고 있는 사진이라 지울 수 없습니다");
  await lobby.getByRole("link", { name: title }).click();
  await expect(form(page).getByLabel("제목")).toHaveValue(title);

  await page.goto(`${STUDIO}/lumiere/content/history`);
  await page.getByRole("button", { name: "되돌리기" }).first().click();
  await page.getByRole("button", { name: "되돌려 게시" }).click();
  await expect(page.getByText("되돌림 · 윤접수").first()).toBeVisible();

  // What is not used goes.
  await page.goto(`${LIBRARY}?use=unused`);
  await thumb(page, consulting).click();
  await detail(page, consulting).getByRole("button", { name: "지우기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await expect(thumb(page, consulting)).toBeHidden();
});

test("a picture is dropped right into a form, and has to be described there", async ({ page }) => {
  await enterStudio(page, "lumiere", "editor");
  await page.goto(`${STUDIO}/lumiere/content/brandings`);
  await page.locator(".ct-name a").first().click();
  await form(page)
    .getByRole("button", { name: /^대표 사진: 사진/ })
    .click();
  const picker = page.getByRole("dialog", { name: "대표 사진 고르기" });
  await dropFiles(page, "[role=dialog] .md-area", [await pictureFile("복도.jpg", "#6a4a8a")]);
  const use = picker.getByRole("button", { name: "이 사진 쓰기" });
  const alt = picker.getByLabel("사진에 무엇이 보이나요");
  await expect(alt).toBeVisible();
  await expect(use).toBeDisabled();
  await alt.fill("등이 켜진 복도");
  await use.click();
  await expect(form(page).getByLabel("대표 사진: 무엇이 보이나요")).toHaveValue("등이 켜진 복도");
  await isSaved(page);
  await page.goto(`${LIBRARY}?q=${encodeURIComponent("등이 켜진")}`);
  await expect(page.locator(".md-thumb")).toHaveCount(1);
  await page.goto(`${STUDIO}/lumiere/content/brandings`);
  await page.locator(".ct-name a").first().click();
  await page.getByRole("button", { name: "초안 버리기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "초안 버리기" }).click();
  await expect(page.getByText("게시된 그대로")).toBeVisible();
});

/** The cut follows the focus: the circle at the right would else be outside of it. */
async function showsTheCircle(page: Page, src: string): Promise<boolean> {
  const bytes = await page.evaluate(
    async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
    src,
  );
  const image = sharp(Buffer.from(bytes));
  const { width, height } = await image.metadata();
  const place = { left: Math.round(width * 0.72), top: Math.round(height / 2), width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await image.extract(place).removeAlpha().raw().toBuffer();
  return Math.min(red, green, blue) > 200;
}
