import { expect, test } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { widgetLabels } from "@/labels/widget";
import { widgetJapanese } from "@/labels/widget-ja";
import { weightyFindings } from "./support/axe";
import { backendOf } from "./support/backend";
import { LUMIERE } from "./support/clinics";
import { openPanel } from "./support/panel";
import { openVisit } from "./support/product-page";
import { freshPhone, readMail } from "./support/sms";
import { tick } from "./support/tick";

const { contact, done, home, purpose, schedule, treatments } = widgetJapanese;

test("a visitor books in Japanese with a Japanese number, and nothing is typed twice", async ({ page }) => {
  test.slow();
  const national = `90${freshPhone().slice(3)}`;
  const email = `hanako.${national}@mail.example`;
  const { frame } = await openPanel(page);
  await frame.getByLabel(widgetLabels.chooseLanguage).selectOption("ja");
  await frame.getByRole("button", { name: home.visit.title }).click();
  await tick(frame.getByRole("radio", { name: purpose.choices[0] }));
  await frame.getByRole("button", { name: treatments.chooseTime }).click();
  const days = frame.locator("button[data-date][aria-disabled=false]");
  const nextMonth = frame.getByRole("button", { name: schedule.nextMonth });
  await expect(frame.locator("button[data-date]").first()).toBeVisible();
  if ((await days.count()) < 3) await nextMonth.click();
  await days.nth(2).click();
  await frame.locator("fieldset button[aria-pressed]:enabled").first().click();
  await frame.getByRole("button", { name: widgetJapanese.next, exact: true }).click();

  const name = frame.getByLabel(contact.name, { exact: true });
  const phone = frame.getByLabel(contact.phone, { exact: true });
  await name.fill("山田花子");
  await phone.fill(`0${national}`);
  await frame.getByLabel(contact.country).selectOption("81");
  await frame.getByRole("button", { name: contact.sendCode }).click();
  await expect(frame.getByText(contact.emailInvalid)).toBeVisible();
  await frame.getByLabel(contact.email).fill(email);
  await frame.getByRole("button", { name: contact.sendCode }).click();
  await expect(frame.getByText(contact.codeHintByEmail)).toBeVisible();
  expect(await weightyFindings(page)).toEqual([]);

  await page.reload();
  await openVisit(page);
  await expect(frame.getByText(contact.codeHintByEmail)).toBeVisible();
  await expect(name).toHaveValue("山田花子");
  await expect(frame.getByLabel(contact.country)).toHaveValue("81");
  await expect(frame.getByLabel(contact.email)).toHaveValue(email);
  const mail = await readMail(email);
  expect(mail.subject).toContain("認証番号");
  await frame.getByLabel(contact.code, { exact: true }).fill(/\d{6}/.exec(mail.text)?.[0] ?? "");
  await expect(frame.getByText(contact.emailVerified)).toBeVisible();

  const title = "予約のための個人情報の収集・利用への同意";
  await frame.getByRole("button", { name: contact.readTerm(title) }).click();
  await expect(frame.getByText(contact.koreanBinds)).toBeVisible();
  await expect(frame.getByText("予約の受付、ご本人の確認", { exact: false })).toBeVisible();
  const korean = frame.getByText("예약 접수, 본인 확인", { exact: false });
  await expect(korean).toBeHidden();
  await frame.getByText(contact.koreanText).click();
  await expect(korean).toBeVisible();

  await tick(frame.getByRole("checkbox", { name: contact.agreeAll }));
  await frame.getByRole("button", { name: contact.book, exact: true }).click();
  await expect(frame.getByText(done.mailedTo(email))).toBeVisible();

  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find((each) => each.name === ACCESS_TOKEN_COOKIE)?.value ?? "");
  const { rows } = await backendOf(LUMIERE.host, token).call("GET /customer/reservations", { query: {} });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ customerName: "山田花子", customerPhone: `+81${national}`, isSend: true });
  await expect.poll(async () => (await readMail(email)).text).toContain(rows[0]?.reservationNumber ?? "?");
});
