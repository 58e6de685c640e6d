import { randomInt } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { SMS_CODE_LENGTH } from "@/contract/api/auth-and-customer";
import type { WidgetLanguage } from "@/contract/widget/messages";
import type { Call } from "../call/call";
import { smsCodes } from "../db/schema/customers";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { CODE_INTERVAL_SECONDS } from "../providers/sign-in-limits";
import { CODE_WORDS } from "./code-words";
import { contactEmailOf, type Recipient, sendMessage } from "./send-message";

const CODE_LIFE_SECONDS = 180;
const GUESSES_PER_CODE = 5;

interface CodeRequest {
  phone: string;
  email?: string | undefined;
  language: WidgetLanguage;
}

/** Sends a code, which replaces the last one. Returns when it expires and when another can be requested. */
export async function sendCode(call: Call, { phone, email, language }: CodeRequest) {
  const to = { phone, contactEmail: contactEmailOf(call, phone, email) };
  const { address, device } = call;
  const refund = await call.services.limits.takeCode({ ...to, partnerId: call.tenant.id, address, device });
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, "0");
  const expiresAt = after(call.now, CODE_LIFE_SECONDS);
  const row = { ...to, language, codeHash: hashCode(call, phone, code), expiresAt, guesses: 0 };
  await call.scope.upsert(smsCodes, row, { target: [smsCodes.partnerId, smsCodes.phone], set: row });
  const words = CODE_WORDS[language];
  const message = { subject: words.subject, text: words.text(code) };
  await sendMessage(call, to, message).catch(async (error: unknown) => {
    call.log.error({ err: error }, to.contactEmail ? "mail not sent" : "SMS not sent");
    await refund();
    throw to.contactEmail ? mailNotSent() : smsNotSent();
  });
  const resendAt = after(call.now, CODE_INTERVAL_SECONDS);
  return { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/**
 * Redeems a code and returns the contact that it proves. Each guess is counted before it is checked, so that concurrent
 * guesses count as well.
 */
export async function redeemCode(call: Call, phone: string, code: string): Promise<ProvenContact> {
  const { scope, now } = call;
  const [sent] = await scope.update(
    smsCodes,
    { guesses: sql`${smsCodes.guesses} + 1` },
    eq(smsCodes.phone, phone),
  );
  if (!sent) throw new ApiError(400, "sms-code.none", "인증번호를 먼저 받아 주세요.");
  if (sent.expiresAt <= now)
    throw new ApiError(400, "sms-code.expired", "인증번호의 유효 시간이 지났습니다. 다시 받아 주세요.");
  if (sent.guesses > GUESSES_PER_CODE)
    throw new ApiError(400, "sms-code.dead", "인증번호를 여러 번 잘못 입력했습니다. 다시 받아 주세요.");
  const isThis = and(eq(smsCodes.phone, phone), eq(smsCodes.codeHash, hashCode(call, phone, code))) as SQL;
  // Of several concurrent requests, the one that deletes the row has redeemed it.
  const [used] = await scope.delete(smsCodes, isThis);
  if (!used) throw new ApiError(400, "sms-code.wrong", "인증번호가 맞지 않습니다.");
  await call.services.limits.countEntered(call);
  return { phone, contactEmail: used.contactEmail, language: used.language };
}

/** A phone, or the e-mail that replaces it: different accounts. */
export interface ProvenContact extends Recipient {
  language: WidgetLanguage;
}

const smsNotSent = () =>
  new ApiError(503, "sms-not-sent", "문자를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.");
const mailNotSent = () =>
  new ApiError(503, "mail-not-sent", "이메일을 보내지 못했습니다. 잠시 후 다시 시도해 주세요.");

/** Bound to partner and phone. */
const hashCode = ({ tenant }: Call, phone: string, code: string) => sha256(`${tenant.id}:${phone}:${code}`);

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
