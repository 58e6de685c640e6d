import { expect, type Page, test } from "@playwright/test";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { partnerStatusLabels } from "@/labels/partner-status";
import { welcomeLabels } from "@/labels/welcome";
import { widgetLabels } from "@/labels/widget";
import { weightyFindings } from "./support/axe";
import { memberToken } from "./support/backend";
import { LUMIERE } from "./support/clinics";
import { newPerson, verifyIn } from "./support/identity";
import { openPanel } from "./support/panel";
import { readSmsCode } from "./support/sms";
import { tick } from "./support/tick";

const { people, session, contact, tabs, myPage } = widgetLabels;

/** Lumiere's panel, at its start. */
const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name, value }) => name === ACCESS_TOKEN_COOKIE && value !== "");
const expectNoFindings = async (page: Page, screen: string) =>
  expect(await weightyFindings(page), screen).toEqual([]);

test("somebody signs up by identity verification, out and in again, and leaves", async ({ page }) => {
  test.slow();
  const person = newPerson();
  let widget = await openPanel(page);
  await widget.button(session.signIn).click();
  await expect(widget.heading(session.signInTitle)).toBeVisible();
  await expectNoFindings(page, "signing in");

  await verifyIn(page, () => widget.button(people.verify.signIn).click(), person);
  await expect(widget.heading(people.signUp.question)).toBeVisible();
  await expect(widget.frame.getByText(person.name)).toBeVisible();
  await expectNoFindings(page, "signing up");
  await widget.agreeToAll();
  await widget.button(people.signUp.submit).click();

  await expect(page).toHaveURL(/\/sign-up\/welcome$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(welcomeLabels.titleFor(person.name).replace("\n", "\\s*")),
  );
  expect(await isSignedIn(page)).toBe(true);

  widget = await openPanel(page);
  await widget.button(session.signOut).click();
  await expect(widget.button(session.signIn)).toBeVisible();
  await expect.poll(() => isSignedIn(page)).toBe(false);

  await widget.button(session.signIn).click();
  await verifyIn(page, () => widget.button(people.verify.signIn).click(), person);
  await expect(widget.button(session.signOut)).toBeVisible();
  await expect.poll(() => isSignedIn(page)).toBe(true);

  await widget.button(tabs.myPage).click();
  await widget.button(myPage.profile).click();
  await expect(widget.frame.getByText(people.profile.proven)).toBeVisible();
  await expectNoFindings(page, "a member's profile");
  await widget.button(people.profile.leave).click();
  await expect(widget.heading(people.leave.question)).toBeVisible();
  await expectNoFindings(page, "leaving");
  await tick(widget.frame.getByRole("checkbox", { name: people.leave.confirm }));
  await widget.button(people.leave.submit).click();

  await expect(page).toHaveURL(/\/goodbye$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(partnerStatusLabels.goodbye.left.title.replace("\n", "\\s*")),
  );
  expect(await isSignedIn(page)).toBe(false);
});

test("a guest by SMS becomes a member, with the same session's things", async ({ page }) => {
  test.slow();
  const person = newPerson("박두리");
  const widget = await openPanel(page);
  await widget.button(session.signIn).click();
  await widget.askForCode(person);
  await widget.frame.getByLabel(contact.code).fill(`[루미에르] 인증번호 ${await readSmsCode(person.phone)}`);
  await expect(widget.button(session.signOut)).toBeVisible();

  await widget.button(tabs.myPage).click();
  await widget.button(myPage.profile).click();
  await expect(widget.button(people.membership.verify)).toBeVisible();
  await expectNoFindings(page, "a guest's profile");
  await verifyIn(page, () => widget.button(people.membership.verify).click(), person);
  await expect(widget.heading(people.signUp.guestQuestion)).toBeVisible();
  await widget.agreeToAll();
  await widget.button(people.signUp.submitGuest).click();

  await expect(widget.frame.getByText(people.profile.proven)).toBeVisible();
  await expect(widget.button(people.membership.verify)).toHaveCount(0);
  expect(await isSignedIn(page)).toBe(true);
});

test("an SMS opens a member's account on the device that they were verified on", async ({ page }) => {
  test.slow();
  const person = newPerson();
  let widget = await openPanel(page);
  await widget.button(session.signIn).click();
  await verifyIn(page, () => widget.button(people.verify.signIn).click(), person);
  await widget.agreeToAll();
  await widget.button(people.signUp.submit).click();
  await expect(page).toHaveURL(/\/sign-up\/welcome$/);

  widget = await openPanel(page);
  await widget.button(session.signOut).click();
  await widget.button(session.signIn).click();
  await widget.proveNumber({ name: "다른 이름", phone: person.phone });
  await widget.button(tabs.myPage).click();
  await expect(widget.heading(myPage.greeting(person.name))).toBeVisible();
  await widget.button(myPage.profile).click();
  await widget.button(people.profile.forgetDevice).click();
  await expect(widget.frame.getByText(people.profile.deviceForgotten)).toBeVisible();
  await expectNoFindings(page, "a device forgotten");
});

test("an SMS to a member's phone opens a guest's session elsewhere, with nothing of theirs", async ({
  page,
}) => {
  const person = newPerson();
  await memberToken(LUMIERE.host, person);
  const widget = await openPanel(page);
  await widget.button(session.signIn).click();
  await widget.proveNumber({ name: "박두리", phone: person.phone });
  await widget.button(tabs.myPage).click();
  await expect(widget.heading(myPage.greeting("박두리"))).toBeVisible();
  await widget.button(myPage.profile).click();
  await expect(widget.button(people.membership.verify)).toBeVisible();
  await expect(widget.frame.getByText(people.profile.proven)).toHaveCount(0);
});

test("a window that is closed without a word leaves the visitor where they were", async ({ page }) => {
  const widget = await openPanel(page);
  await widget.button(session.signIn).click();
  await widget.frame.getByLabel(contact.name, { exact: true }).fill("김하나");
  const opened = page.waitForEvent("popup");
  await widget.button(people.verify.signIn).click();
  await (await opened).close();
  await expect(widget.frame.getByText(people.verify.givenUp.title)).toBeVisible();
  await expect(widget.frame.getByLabel(contact.name, { exact: true })).toHaveValue("김하나");
  await expectNoFindings(page, "a verification given up");
});
