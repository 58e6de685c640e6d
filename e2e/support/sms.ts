import { expect } from "@playwright/test";
import { PRODUCT } from "../setup/settings";

/** A mobile number that no other test uses. */
export function freshPhone(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte % 10);
  return `010${digits.join("")}`;
}

/** Six digits that are no part of a booking's number. */
const CODE = /(?<![-\d])\d{6}(?![-\d])/;

/** The code that the development provider last "sent" to a phone, by any of these backends. */
export async function readSmsCode(
  phone: string,
  backendUrls: string | readonly string[] = PRODUCT.backendUrl,
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const rows = (await Promise.all([backendUrls].flat().map(readMessages))).flat();
    code = rows.find((row) => row.phone?.replace(/\D/g, "") === phone)?.text.match(CODE)?.[0];
    expect(code, `a code for ${phone}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return code ?? "";
}

async function readMessages(backendUrl: string) {
  const response = await fetch(`${backendUrl}/development/messages`);
  const { rows } = (await response.json()) as { rows: { phone?: string; text: string }[] };
  return rows;
}

/** The e-mail that the development provider last "sent" to an address. */
export async function readMail(email: string): Promise<{ subject: string; text: string }> {
  const response = await fetch(`${PRODUCT.backendUrl}/development/messages`);
  const { rows } = (await response.json()) as { rows: { email?: string; subject: string; text: string }[] };
  const mail = rows.find((row) => row.email === email);
  if (!mail) throw new Error(`Nothing was sent to ${email}`);
  return mail;
}
