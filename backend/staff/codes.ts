import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { SMS_CODE_LENGTH } from "@/contract/api/auth-and-customer";
import { staffCodes } from "../db/schema/staff";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import type { PersonCall } from "./person-call";

const CODE_LIFE_MS = 180_000;
const GUESSES_PER_CODE = 5;
/** Whose limit codes of the studio count for. */
const STUDIO = "studio";

/**
 * Sends a code, which replaces the last one, under the limits of visitors' codes. Where nobody has the number (`isKnown`)
 * nothing is sent, and all else is the same: the answer, and those to wrong codes.
 */
export async function sendStaffCode(
  { services, address, device, now, log }: PersonCall,
  phone: string,
  isKnown: boolean,
): Promise<{ expiresAt: string }> {
  const refund = await services.limits.takeCode({ partnerId: STUDIO, phone, address, device });
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, "0");
  const row = { phone, codeHash: hashCode(phone, code), expiresAt, guesses: 0 };
  await services.db.insert(staffCodes).values(row).onConflictDoUpdate({ target: staffCodes.phone, set: row });
  if (isKnown) {
    const text = `[스튜디오] 인증번호 ${code}. 다른 사람에게 알리지 마세요.`;
    // Not waited for: how long it takes would tell who has an account.
    services.sms.send({ partnerId: STUDIO, phone, text }).catch(async (error: unknown) => {
      log.error({ err: error }, "SMS not sent");
      await refund();
    });
  }
  return { expiresAt: expiresAt.toISOString() };
}

/** Uses up a code; a 400 unless it is the phone's valid one. Each guess is counted before it is checked. */
export async function redeemStaffCode(
  { services, address, device, now }: PersonCall,
  phone: string,
  code: string,
): Promise<void> {
  const { db } = services;
  const [sent] = await db
    .update(staffCodes)
    .set({ guesses: sql`${staffCodes.guesses} + 1` })
    .where(eq(staffCodes.phone, phone))
    .returning();
  if (!sent) throw wrongCode();
  if (sent.expiresAt <= now)
    throw new ApiError(400, "sms-code.expired", "인증번호의 유효 시간이 지났습니다. 다시 받아 주세요.");
  if (sent.guesses > GUESSES_PER_CODE)
    throw new ApiError(400, "sms-code.dead", "인증번호를 여러 번 잘못 입력했습니다. 다시 받아 주세요.");
  // Of several requests at once, the one that deletes the row has redeemed it.
  const used = await db
    .delete(staffCodes)
    .where(and(eq(staffCodes.phone, phone), eq(staffCodes.codeHash, hashCode(phone, code))))
    .returning();
  if (used.length === 0) throw wrongCode();
  await services.limits.countEntered({ address, device });
}

const wrongCode = () => new ApiError(400, "sms-code.wrong", "인증번호가 맞지 않습니다.");
const hashCode = (phone: string, code: string) => sha256(`${STUDIO}:${phone}:${code}`);
