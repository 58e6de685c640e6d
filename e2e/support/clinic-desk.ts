import { expect, type Page } from "@playwright/test";
import type { StaffRole } from "@/contract/studio/roles";
import { requestBackend } from "../../backend/operation/running-backend";
import { PRODUCT } from "../setup/settings";
import { freshPhone, readSmsCode } from "./sms";

/** The clinic's answer to a visitor's post, as `npm run answer` gives it. */
export async function answerAsClinic(partnerId: string, postId: number, html: string): Promise<void> {
  await requestBackend(PRODUCT.dataDir, "/operation/answer", { partnerId, postId, html });
}

/** A new account of the studio, signed in at a page, with a role at one clinic; as a doctor with the key of their own. */
export async function enterStudio(
  page: Page,
  partnerId: string,
  role: StaffRole,
  employee?: string,
): Promise<void> {
  const phone = freshPhone();
  const answer = await requestBackend(PRODUCT.dataDir, "/operation/staff/invite", {
    ...{ partnerId, phone, role },
    ...(employee && { employee }),
  });
  const { row } = answer as { row: { link: string } };
  await page.goto(row.link);
  await page.getByLabel("이름").fill("윤접수");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("문자로 온 여섯 자리").fill(await readSmsCode(phone));
  await page.getByRole("button", { name: "들어가기" }).click();
  await expect(page).toHaveURL(new RegExp(`/${partnerId}(/|$)`));
}
