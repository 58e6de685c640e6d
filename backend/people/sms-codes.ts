import { randomInt } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { SMS_CODE_LENGTH } from "@/contract/api/auth-and-customer";
import type { WidgetLanguage } from "@/contract/widget/messages";
import type { Call } from "../areas/call";
import { smsCodes } from "../db/schema/customers";
import { ApiError } from "../errors";
import { CODE_INTERVAL_SECONDS } from "../providers/sign-in-limits";
import { sha256 } from "../sha256";
import { MESSAGE_WORDS } from "./message-words";
import { contactEmailOf, type Recipient, tellPerson } from "./tell-person";

const CODE_LIFE_SECONDS = 180;
const GUESSES_PER_CODE = 5;

interface CodeRequest {
  phone: string;
  email?: string | undefined;
  language: WidgetLanguage;
}

/** Sends a code, which takes the place of the one before. Answers when it expires and when another may be asked for. */
export async function sendCode(call: Call, { phone, email, language }: CodeRequest) {
  const to = { phone, contactEmail: contactEmailOf(call, phone, email) };
  const { address, device } = call;
  const giveBack = await call.limits.takeCode({ ...to, partnerId: call.tenant.id, address, device });
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, "0");
  const expiresAt = after(call.now, CODE_LIFE_SECONDS);
  const row = { ...to, language, codeHash: hashCode(call, phone, code), expiresAt, guesses: 0 };
  await call.scope.upsert(smsCodes, row, { target: [smsCodes.partnerId, smsCodes.phone], set: row });
  const words = MESSAGE_WORDS[language];
  const message = { subject: words.codeSubject, text: words.code(code) };
  await tellPerson(call, to, message).catch(async (error: unknown) => {
    call.log.error({ err: error }, to.contactEmail ? "mail was not sent" : "SMS was not sent");
    await giveBack();
    throw to.contactEmail ? mailNotSent() : smsNotSent();
  });
  const resendAt = after(call.now, CODE_INTERVAL_SECONDS);
  return { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/**
 * Uses a code up, and answers what it has proven. Each try counts before it is looked at, so that tries at the same
 * moment count as well.
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
  // Whoever deletes it has used it: one of several at the same moment.
  const [used] = await scope.delete(smsCodes, isThis);
  if (!used) throw new ApiError(400, "sms-code.wrong", "인증번호가 맞지 않습니다.");
  await call.limits.countEntered(call);
  return { phone, contactEmail: used.contactEmail, language: used.language };
}

/** A phone, or the e-mail in its place: who has the one alone is not who has the other. */
export interface ProvenContact extends Recipient {
  language: WidgetLanguage;
}

const smsNotSent = () =>
  new ApiError(503, "sms-not-sent", "문자를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.");
const mailNotSent = () =>
  new ApiError(503, "mail-not-sent", "이메일을 보내지 못했습니다. 잠시 후 다시 시도해 주세요.");

/** Bound to partner and phone: the hash of one is worth nothing for another. */
const hashCode = ({ tenant }: Call, phone: string, code: string) => sha256(`${tenant.id}:${phone}:${code}`);

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
