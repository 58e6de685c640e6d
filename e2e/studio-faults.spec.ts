import { expect, type Page, test } from "@playwright/test";
import { startBackend } from "../scripts/lib/product.mjs";
import { freshData } from "./setup/fresh-data";
import { PRODUCT, settingsOf } from "./setup/settings";
import { enterStudio } from "./support/clinic-desk";
import { addAuthenticator } from "./support/passkeys";
import { chooseFreeDay, requestVisit, statusOf } from "./support/request-visit";

const STUDIO = PRODUCT.studioUrl;
// Its own backend: the others' must not stop.
const OWN = settingsOf("studio-faults", { port: 3850, backendPort: 4850 });

const card = (page: Page, id: number) => page.locator(`.dia [data-card="${id}"]`);

test("a card that is dropped while the line is down stays where it was, until it is pressed again", async ({
  page,
  context,
}) => {
  const { visitor, row, date } = await requestVisit(23);
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/day?date=${date}`);
  // On a day with evening hours it stands below what is seen.
  await card(page, row.id).scrollIntoViewIfNeeded();
  const box = await card(page, row.id).boundingBox();
  if (!box) throw new Error("The card is not drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await context.setOffline(true);
  await page.mouse.move(x, y - 68, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: new RegExp(row.customerName) });
  const move = dialog.getByRole("button", { name: /옮기고 알리기/ });
  await move.click();
  await expect(dialog.getByRole("alert")).toContainText("연결이 끊겼습니다");
  expect((await statusOf(visitor, row.id)).reservedAt).toBe(row.reservedAt);
  await context.setOffline(false);
  await move.click();
  await expect(dialog).toBeHidden();
  const hourEarlier = new Date(Date.parse(row.reservedAt) - 3_600_000).toISOString();
  expect((await statusOf(visitor, row.id)).reservedAt).toBe(hourEarlier);
});

test("a press after the session was ended changes nothing, and who comes in again goes on where they were", async ({
  page,
}) => {
  const { visitor, row } = await requestVisit(26);
  await addAuthenticator(page);
  await enterStudio(page, "haneul", "manager");
  await page.goto(`${STUDIO}/account`);
  await page.getByRole("button", { name: "이 컴퓨터에 패스키 만들기" }).click();
  await expect(page.getByRole("button", { name: /패스키 지우기/ })).toBeVisible();
  await page.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
  await expect(page.getByRole("region", { name: "고른 예약" })).toBeVisible();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: /거절/ });
  await dialog.getByLabel("연락이 닿지 않았습니다").check();
  // As another tab does.
  await page.evaluate(() => fetch("/studio/sign-out", { method: "POST" }));
  await dialog.getByRole("button", { name: "거절하고 알리기" }).click();
  const lock = page.getByRole("dialog", { name: "화면이 잠겼습니다" });
  await expect(lock).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await statusOf(visitor, row.id)).status).toBe("waiting");

  await lock.getByRole("button", { name: "패스키로 열기" }).click();
  await expect(lock).toBeHidden();
  await expect(dialog.getByLabel("연락이 닿지 않았습니다")).toBeChecked();
  await dialog.getByRole("button", { name: "거절하고 알리기" }).click();
  await expect.poll(async () => (await statusOf(visitor, row.id)).status).toBe("canceled");
});

test("a screen whose script cannot be had says so within the frame, and is there once it can", async ({
  page,
}) => {
  await enterStudio(page, "haneul", "manager");
  await page.route(/messages-page/, (route) => route.abort());
  const menu = page.getByRole("navigation", { name: "주 메뉴" });
  await menu.getByRole("link", { name: "메시지" }).click();
  await expect(page.getByRole("heading", { name: "화면을 열지 못했습니다" })).toBeVisible();
  await menu.getByRole("link", { name: /^요청/ }).click();
  await expect(page.getByRole("heading", { name: "화면을 열지 못했습니다" })).toBeHidden();
  await menu.getByRole("link", { name: "메시지" }).click();
  await page.unroute(/messages-page/);
  await page.getByRole("button", { name: "다시 열기" }).click();
  await expect(page.getByRole("heading", { name: "메시지" })).toBeVisible();
});

test("of two people on one request the second hears who did what, and nothing is overwritten", async ({
  page,
  browser,
}) => {
  const { visitor, row } = await requestVisit(29);
  const other = await browser.newPage();
  await enterStudio(other, "haneul", "manager", { name: "최실장" });
  await enterStudio(page, "haneul", "reception");
  // It does not hear of the other one's press, and does not know yet that it is cut off.
  await page.route("**/studio/haneul/events", () => {});
  for (const each of [page, other]) {
    await each.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
    await expect(each.getByRole("region", { name: "고른 예약" })).toContainText(row.customerName);
  }
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("연락이 닿지 않았습니다").check();
  await other.keyboard.press("Enter");
  await expect.poll(async () => (await statusOf(visitor, row.id)).status).toBe("confirmed");
  await dialog.getByRole("button", { name: "거절하고 알리기" }).click();
  await expect(page.getByRole("status").filter({ hasText: "최실장님이" })).toContainText("확정했습니다");
  expect((await statusOf(visitor, row.id)).status).toBe("confirmed");
  await other.close();
});

test.describe("while the backend restarts", () => {
  test.describe.configure({ timeout: 120_000 });

  test("the screen says that it is cut off, keeps what was typed, and goes on by itself", async ({
    page,
  }) => {
    await freshData(OWN);
    let backend = await startBackend(OWN);
    try {
      await enterStudio(page, "haneul", "owner", { product: OWN });
      await page.goto(`${OWN.studioUrl}/haneul/day`);
      await expect(page.getByText("실시간")).toBeVisible();
      await page.keyboard.press("n");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("이름, 전화번호, 뒤 네 자리").fill("01087654321");
      await dialog.getByRole("button", { name: /^새 고객/ }).click();
      await dialog.getByLabel("이름", { exact: true }).fill("서전화");
      await dialog.getByLabel("개인정보 수집 안내를 읽어 드렸고 동의하셨습니다").check();
      await chooseFreeDay(dialog, 15);
      await dialog.locator(".slot").first().click();
      await backend.stop();
      await expect(page.getByText("다시 잇는 중")).toBeAttached({ timeout: 20_000 });
      const add = dialog.getByRole("button", { name: /에 넣기$/ });
      await add.click();
      await expect(dialog.getByRole("alert")).toContainText("연결이 끊겼습니다");
      backend = await startBackend(OWN);
      await expect(page.getByText("실시간")).toBeAttached({ timeout: 40_000 });
      await expect(dialog.getByLabel("이름", { exact: true })).toHaveValue("서전화");
      await add.click();
      await expect(page.getByRole("status").filter({ hasText: "서전화" })).toBeVisible();
    } finally {
      await backend.stop();
    }
  });
});
