import { expect, type Page, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { addAuthenticator } from "./support/passkeys";
import { chooseFreeDay, requestVisit, statusOf } from "./support/request-visit";

const STUDIO = PRODUCT.studioUrl;
const WIDTHS = [390, 1024, 1440];
const CLOCK = { timeZone: "Asia/Seoul", hour: "2-digit", minute: "2-digit" } as const;

const card = (page: Page, id: number) => page.locator(`.dia [data-card="${id}"]`);

test("reception confirms a visitor's request by keys, and takes it back by one while it is said", async ({
  page,
}) => {
  const { visitor, row } = await requestVisit(7);
  expect(row.status).toBe("waiting");
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
  await expect(page.getByRole("region", { name: "고른 예약" }).getByRole("heading", { level: 2 })).toHaveText(
    row.customerName,
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "확정했습니다" })).toBeVisible();
  expect((await statusOf(visitor, row.id)).status).toBe("confirmed");
  await page.keyboard.press("z");
  await expect.poll(async () => (await statusOf(visitor, row.id)).status).toBe("waiting");
});

test("a request that the clinic refuses is cancelled with its reason, and can be taken back", async ({
  page,
}) => {
  const { visitor, row } = await requestVisit(9);
  await enterStudio(page, "haneul", "manager");
  await page.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
  await expect(page.getByRole("region", { name: "고른 예약" })).toBeVisible();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("연락이 닿지 않았습니다").check();
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "거절하고 알리기" }).click();
  await expect(page.getByRole("status").filter({ hasText: "거절했습니다" })).toBeVisible();
  expect(await statusOf(visitor, row.id)).toMatchObject({
    status: "canceled",
    cancelReason: "연락이 닿지 않았습니다",
  });
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(async () => (await statusOf(visitor, row.id)).status).toBe("waiting");
});

test("a new request shows in an open day without a reload, and is moved by a dialog", async ({ page }) => {
  await enterStudio(page, "haneul", "owner");
  const { visitor, row, date } = await requestVisit(12);
  await page.goto(`${STUDIO}/haneul/day?date=${date}`);
  await expect(card(page, row.id)).toBeVisible();

  const other = await requestVisit(12);
  expect(other.date).toBe(date);
  await expect(card(page, other.row.id)).toBeVisible();

  await card(page, row.id).click();
  const drawer = page.getByRole("complementary", { name: "고른 예약" });
  await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(row.customerName);
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog");
  await dialog.locator(".slot").first().click();
  await dialog.getByRole("button", { name: /옮기고 알리기/ }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await statusOf(visitor, row.id)).reservedAt).not.toBe(row.reservedAt);
  await expect(drawer.getByText("시간 변경")).toBeVisible();
});

test("a booking by phone is made in one dialog", async ({ page }) => {
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/day`);
  // Before the account is known there is nobody who may book.
  await page.getByRole("button", { name: "예약 넣기" }).waitFor();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  const phone = `010${String(Date.now()).slice(-8)}`;
  await dialog.getByLabel("이름, 전화번호, 뒤 네 자리").fill(phone);
  await dialog.getByRole("button", { name: /^새 고객/ }).click();
  await dialog.getByLabel("이름", { exact: true }).fill("서전화");
  await dialog.getByLabel("개인정보 수집 안내를 읽어 드렸고 동의하셨습니다").check();
  await chooseFreeDay(dialog, 15);
  await dialog.locator(".slot").last().click();
  await dialog.getByRole("button", { name: /에 넣기$/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "서전화" })).toBeVisible();
});

test("an editor meets no diary, and somebody without a session the way in", async ({ page }) => {
  await page.goto(`${STUDIO}/haneul/day`);
  await expect(page).toHaveURL(/\/signin\?to=/);
  await enterStudio(page, "haneul", "editor");
  await page.goto(`${STUDIO}/haneul/day`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("없는 주소입니다.");
  await expect(page.getByRole("link", { name: "일정" })).toBeHidden();
  await page.goto(`${STUDIO}/lumiere/day`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "이 주소의 병원에서 일하지 않는 계정입니다.",
  );
});

test("axe finds nothing in the studio at any width", async ({ page }) => {
  test.slow();
  const { row, date } = await requestVisit(18);
  await page.goto(`${STUDIO}/signin`);
  const look = async (screen: string, ready: () => Promise<void>) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await ready();
      expect(await weightyFindings(page), `${screen} at ${width}`).toEqual([]);
    }
  };
  const heading = () => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look("signing in", heading);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/day?date=${date}&chosen=${row.id}`);
  await look("a day", () =>
    expect(
      page.getByRole("complementary", { name: "고른 예약" }).getByRole("heading", { level: 2 }),
    ).toHaveText(row.customerName),
  );
  await page.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
  await look("requests", () => expect(page.getByRole("region", { name: "고른 예약" })).toBeVisible());
});

test("a manager gives leave, is led to the visit that it hits, and frees the hours again", async ({
  page,
}) => {
  const { row, date } = await requestVisit(16);
  await enterStudio(page, "haneul", "manager");
  await page.goto(`${STUDIO}/haneul/day?date=${date}`);
  await expect(card(page, row.id)).toBeVisible();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "원장 휴진" }).click();
  await dialog.getByRole("combobox", { name: "원장" }).selectOption({ label: row.employee?.name ?? "" });
  await dialog.getByLabel("이유").fill("학회");
  await expect(dialog.getByRole("row").filter({ hasText: row.customerName })).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const left = page.getByText(/진료하지 않는 시간에 예약 \d건이 남아/).locator("..");
  await left.getByRole("button", { name: row.customerName }).first().click();
  await expect(page.getByRole("complementary", { name: "고른 예약" })).toContainText(row.reservationNumber);
  await page.getByRole("button", { name: "학회" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "막은 시간 풀기" }).click();
  // Others may have been hit by another's leave.
  await expect(left.getByRole("button", { name: row.customerName }).first()).toBeHidden();
});

test("a card is dragged to another hour and drawn longer, and asks before anything is done", async ({
  page,
}) => {
  const { visitor, row, date } = await requestVisit(19);
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/day?date=${date}`);
  await card(page, row.id).scrollIntoViewIfNeeded();
  const box = await card(page, row.id).boundingBox();
  if (!box) throw new Error("The card is not drawn");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Two half hours up; the last visit of a day has room before it.
  await page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await page.mouse.move(from.x, from.y - 68, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: new RegExp(row.customerName) });
  await dialog.getByRole("button", { name: /옮기고 알리기/ }).click();
  await expect(dialog).toBeHidden();
  const hourEarlier = new Date(Date.parse(row.reservedAt) - 3_600_000).toISOString();
  await expect.poll(async () => (await statusOf(visitor, row.id)).reservedAt).toBe(hourEarlier);
  // Its foot half an hour down, into the time that it has left.
  const clock = new Date(hourEarlier).toLocaleTimeString("en-GB", CLOCK);
  await expect(card(page, row.id)).toContainText(`${clock}–`);
  await card(page, row.id).scrollIntoViewIfNeeded();
  const moved = await card(page, row.id).boundingBox();
  if (!moved) throw new Error("The card is not drawn");
  const foot = { x: moved.x + moved.width / 2, y: moved.y + moved.height - 3 };
  await page.mouse.move(foot.x, foot.y);
  await page.mouse.down();
  await page.mouse.move(foot.x, foot.y + 20, { steps: 4 });
  await page.mouse.move(foot.x, foot.y + 34, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByLabel("걸리는 시간")).toHaveValue("60");
  await dialog.getByRole("button", { name: "1시간으로 바꾸기" }).click();
  await expect(dialog).toBeHidden();
  const hourLong = new Date(Date.parse(hourEarlier) + 3_600_000).toISOString();
  await expect.poll(async () => (await statusOf(visitor, row.id)).endAt).toBe(hourLong);
});

test("a passkey made after the code by SMS lets the same person in by one press", async ({ page }) => {
  await addAuthenticator(page);
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/account`);
  await page.getByRole("button", { name: "이 컴퓨터에 패스키 만들기" }).click();
  await expect(page.getByRole("button", { name: /패스키 지우기/ })).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await page.context().clearCookies();
  await page.goto(`${STUDIO}/haneul/day`);
  await expect(page.getByRole("heading", { name: "다시 오셨네요" })).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "윤접수 님으로 들어가기" }).click();
  await expect(page).toHaveURL(/\/haneul\/day$/);
});
