import { expect, type Page } from "@playwright/test";
import type { StaffRole } from "@/contract/studio/roles";
import { requestBackend } from "../../backend/operation/running-backend";
import type { Settings } from "../../scripts/lib/settings.mjs";
import { PRODUCT } from "../setup/settings";
import { freshPhone, readSmsCode } from "./sms";

/** The clinic's answer to a visitor's post, as `npm run answer` gives it. */
export async function answerAsClinic(partnerId: string, postId: number, html: string): Promise<void> {
  await requestBackend(PRODUCT.dataDir, "/operation/answer", { partnerId, postId, html });
}

interface Entering {
  /** The key of a doctor's own column. */
  employee?: string;
  /** As the history names the account. */
  name?: string;
  product?: Settings;
  /** Whose messages have the code. */
  backendUrls?: readonly string[];
}

/** A new account of the studio, signed in at a page, with a role at one clinic. */
export async function enterStudio(
  page: Page,
  partnerId: string,
  role: StaffRole,
  { employee, name = "윤접수", product = PRODUCT, backendUrls = [product.backendUrl] }: Entering = {},
): Promise<void> {
  const phone = freshPhone();
  const answer = await requestBackend(product.dataDir, "/operation/staff/invite", {
    ...{ partnerId, phone, role },
    ...(employee && { employee }),
  });
  const { row } = answer as { row: { link: string } };
  await page.goto(row.link);
  await page.getByLabel("이름").fill(name);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("문자로 온 여섯 자리").fill(await readSmsCode(phone, backendUrls));
  await page.getByRole("button", { name: "들어가기" }).click();
  await expect(page).toHaveURL(new RegExp(`/${partnerId}(/|$)`));
}

/** A new account of the platform's team, signed in at a page. */
export async function enterPlatform(page: Page, name = "정수민"): Promise<void> {
  const phone = freshPhone();
  await requestBackend(PRODUCT.dataDir, "/operation/staff/platform", { phone, name });
  await page.goto(`${PRODUCT.studioUrl}/signin`);
  await page.getByLabel("휴대폰 번호").fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("문자로 온 여섯 자리").fill(await readSmsCode(phone, [PRODUCT.backendUrl]));
  await page.getByRole("button", { name: "들어가기", exact: true }).click();
  await page.getByRole("button", { name: "나중에" }).click();
  await expect(page).toHaveURL(/\/platform$/);
}
