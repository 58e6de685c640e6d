import { expect, type Page } from "@playwright/test";
import { freshPhone } from "./sms";

export interface Person {
  name: string;
  phone: string;
  birthDate: string;
}

/** An adult like nobody else: the development provider tells people apart by name and day of birth. */
export function newPerson(name = "정하나"): Person {
  const [days = 0] = crypto.getRandomValues(new Uint16Array(1));
  const birth = new Date(Date.UTC(1950, 0, 1 + (days % 15_000)));
  return { name, phone: freshPhone(), birthDate: birth.toISOString().slice(0, 10) };
}

/** Fills in the development provider's page, in the window that pressing the button opens. */
export async function verifyIn(page: Page, press: () => Promise<void>, { name, phone, birthDate }: Person) {
  const opened = page.waitForEvent("popup");
  await press();
  const popup = await opened;
  await popup.getByLabel("이름").fill(name);
  await popup.getByLabel("휴대폰 번호").fill(phone);
  await popup.getByLabel("생년월일").fill(birthDate);
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "본인인증 마치기" }).click();
  await closed;
  expect(popup.isClosed()).toBe(true);
}
