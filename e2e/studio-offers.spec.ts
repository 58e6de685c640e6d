import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { enterStudio } from "./support/clinic-desk";
import { HANEUL, ONYU } from "./support/clinics";
import { chooseFreeDay, requestVisit } from "./support/request-visit";
import { originOf } from "./support/storefront";

const STUDIO = PRODUCT.studioUrl;

/** The link in the message that a phone gets, once nobody can take the offer back any more. */
async function readLink(phone: string): Promise<string> {
  const digits = phone.replace(/\D/g, "");
  let link = "";
  await expect(async () => {
    const response = await fetch(`${PRODUCT.backendUrl}/development/messages`);
    const { rows } = (await response.json()) as { rows: { phone?: string; text: string }[] };
    const own = rows.filter((row) => row.phone?.replace(/\D/g, "") === digits);
    link = own.map(({ text }) => /https?:\S+\/offers\/\S+/.exec(text)?.[0] ?? "").find(Boolean) ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return link;
}

test("reception offers two times, the visitor presses one, and the studio shows it confirmed", async ({
  page,
  browser,
}) => {
  const { visitor, row } = await requestVisit(33, { fewest: 4 });
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
  const detail = page.getByRole("region", { name: "고른 예약" });
  await expect(detail.getByRole("button", { name: /다른 시간/ })).toBeVisible();
  await page.keyboard.press("t");
  const dialog = page.getByRole("dialog");
  const message = dialog.locator(".msg");
  const other = dialog.locator(".slot").nth(1);
  const before = await other.boundingBox();
  await dialog.locator(".slot").first().click();
  await expect(message).toContainText("①");
  expect(await other.boundingBox(), "the dialog grew downwards").toEqual(before);
  await other.click();
  await expect(message).toContainText("②");
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "두 시간 제안하고 알리기" }).click();
  await expect(dialog).toBeHidden();
  await expect(detail.getByText("제안 중", { exact: true })).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
  }

  const link = await readLink(row.customerPhone);
  expect(link.startsWith(`${originOf(HANEUL.host)}/offers/`)).toBe(true);
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("다른 시간을 골라 주세요");
  await expect(phone.getByRole("button")).toHaveCount(2);
  expect(await weightyFindings(phone)).toEqual([]);
  await phone.getByRole("button").first().click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("예약이 확정되었습니다");

  // Without a reload, the request has left the inbox: another one stands there, that waits for the clinic, or none.
  await expect(detail.getByText("제안 중", { exact: true })).toBeHidden();
  const { row: now } = await visitor.call("GET /customer/reservations/:id", { params: { id: row.id } });
  expect(now.status).toBe("confirmed");
  expect(now.reservedAt).not.toBe(row.reservedAt);
  await page.goto(`${STUDIO}/haneul/day?date=${now.reservedAt.slice(0, 10)}&chosen=${row.id}`);
  const drawer = page.getByRole("complementary", { name: "고른 예약" });
  await expect(drawer).toContainText("제안한 시간 고름");
  await expect(drawer.getByText("확정", { exact: true }).first()).toBeVisible();
});

test("on a phone each request has its steps in its row, and the tabs part it from those that are offered", async ({
  page,
}) => {
  const { visitor, row } = await requestVisit(33, { fewest: 4 });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStudio(page, "haneul", "reception");
  await page.goto(`${STUDIO}/haneul/requests`);
  // A doctor has one visit at a time.
  const parts = { timeZone: "Asia/Seoul", month: "numeric", day: "numeric" } as const;
  const day = new Intl.DateTimeFormat("ko-KR", parts).format(new Date(row.reservedAt));
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Seoul", timeStyle: "short" });
  const line = page
    .getByRole("listitem")
    .filter({ hasText: day })
    .filter({ hasText: `${clock.format(new Date(row.reservedAt))} · ${row.employee?.name}` });
  await expect(line.getByRole("button", { name: "다른 시간" })).toBeVisible();
  await expect(line.getByRole("button", { name: /요청 거절$/ })).toBeVisible();
  for (const button of await line.locator(".ib-acts button").all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await weightyFindings(page)).toEqual([]);

  await page.goto(`${STUDIO}/haneul/requests?chosen=${row.id}`);
  const detail = page.getByRole("region", { name: "고른 예약" });
  await expect(detail.getByRole("heading", { level: 2 })).toHaveText(row.customerName);
  await detail.getByRole("button", { name: "닫기" }).click();
  await expect(detail).toBeHidden();
  await page.getByRole("button", { name: /^제안 중/ }).click();
  await expect(page).toHaveURL(/show=offered/);
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: /^기다림/ }).click();
  await line.getByRole("button", { name: "확정" }).click();
  await expect(page.getByRole("status").filter({ hasText: "확정했습니다" })).toBeVisible();
  await expect
    .poll(
      async () =>
        (await visitor.call("GET /customer/reservations/:id", { params: { id: row.id } })).row.status,
    )
    .toBe("confirmed");
});

test("a leave hits a confirmed visit, which is offered another time from the list and moved by its visitor", async ({
  page,
  browser,
}) => {
  const { visitor, row } = await requestVisit(33, { host: ONYU.host, fewest: 4 });
  expect(row.status).toBe("confirmed");
  const date = row.reservedAt.slice(0, 10);
  await enterStudio(page, "onyu", "manager");
  await page.goto(`${STUDIO}/onyu/day?date=${date}`);
  await expect(page.locator(`.dia [data-card="${row.id}"]`)).toBeVisible();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "원장 휴진" }).click();
  await dialog.getByRole("combobox", { name: "원장" }).selectOption({ label: row.employee?.name ?? "" });
  await dialog.getByLabel("이유").fill("급성 장염");
  await expect(dialog.getByRole("row").filter({ hasText: row.customerName })).toBeVisible();
  await dialog.getByRole("button", { name: "휴진 넣기" }).click();
  await expect(dialog).toBeHidden();

  const listOf = (title: RegExp) =>
    page
      .locator("section")
      .filter({ hasText: title })
      .getByRole("listitem")
      .filter({ hasText: row.customerName });
  const blocked = listOf(/진료하지 않는 시간에 예약 1건이 남아 있습니다/);
  await expect(blocked.getByRole("button", { name: "옮기기" })).toBeVisible();
  await expect(blocked.getByRole("link", { name: /에게 전화/ })).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await weightyFindings(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  await blocked.getByRole("button", { name: "다른 시간" }).click();
  // The doctor is away all day.
  await expect(dialog.getByText("이 날에는 빈 시간이 없습니다.")).toBeVisible();
  await chooseFreeDay(dialog, 41);
  await dialog.locator(".slot").first().click();
  await expect(dialog.locator(".msg")).toContainText("예정대로 진행하기 어렵습니다");
  expect(await weightyFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "한 시간 제안하고 알리기" }).click();
  await expect(dialog).toBeHidden();
  const choosing = listOf(/고객이 다른 시간을 고르고 있는 예약 1건/);
  await expect(choosing).toBeVisible();
  await choosing.getByRole("button", { name: new RegExp(`\\d ${row.customerName}$`) }).click();
  const drawer = page.getByRole("complementary", { name: "고른 예약" });
  await expect(drawer.getByText("제안 중", { exact: true })).toBeVisible();
  await expect(drawer.getByText("확정", { exact: true }).first()).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);

  const link = await readLink(row.customerPhone);
  expect(link.startsWith(`${originOf(ONYU.host)}/offers/`)).toBe(true);
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByText(/예정대로 진행하기 어렵습니다/)).toBeVisible();
  expect(await weightyFindings(phone)).toEqual([]);
  await phone.getByRole("button", { name: "이 시간으로 옮기기" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("예약이 확정되었습니다");

  // Without a reload, nothing is left to decide.
  await expect(choosing).toBeHidden();
  const { row: now } = await visitor.call("GET /customer/reservations/:id", { params: { id: row.id } });
  expect(now.status).toBe("confirmed");
  expect(now.reservedAt).not.toBe(row.reservedAt);
});
