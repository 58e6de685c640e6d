import { randomBytes, randomInt } from "node:crypto";
import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import {
  type authAndCustomerContract,
  type Customer,
  SMS_CODE_LENGTH,
} from "@/contract/api/auth-and-customer";
import { customers, sessions, smsCodes } from "../db/schema/customers";
import { ApiError } from "../errors";
import { CODE_INTERVAL_SECONDS } from "../providers/rate-limits";
import type { Handlers } from "../router";
import { sha256 } from "../sha256";
import type { Call, SignedInCustomer } from "./call";

const CODE_LIFE_SECONDS = 180;
const GUESSES_PER_CODE = 5;
const SESSION_LIFE_MS = 14 * 86_400_000;
const TOKEN_BYTES = 32;

export const authAndCustomerHandlers: Handlers<typeof authAndCustomerContract> = {
  "POST /customer/auth-tokens": async ({ body: { phone }, call }) => {
    const { partnerInformation } = call.tenant;
    const limitKey = `${call.tenant.id}:${phone}`;
    await call.limits.takeAddress(call.address);
    await call.limits.takeCode(limitKey);
    const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, "0");
    const expiresAt = new Date(call.now.getTime() + CODE_LIFE_SECONDS * 1000);
    const row = { phone, codeHash: hashCode(call, phone, code), expiresAt, guesses: 0 };
    await call.scope.upsert(smsCodes, row, { target: [smsCodes.partnerId, smsCodes.phone], set: row });
    const text = `[${partnerInformation.displayName}] 인증번호 ${code}를 입력해 주세요.`;
    await call.sms.send({ partnerId: call.tenant.id, phone, text }).catch(async (error: unknown) => {
      call.log.error({ err: error }, "SMS was not sent");
      await call.limits.returnCode(limitKey);
      throw new ApiError(503, "sms-not-sent", "문자를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.");
    });
    const resendAt = new Date(call.now.getTime() + CODE_INTERVAL_SECONDS * 1000);
    return { row: { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() } };
  },

  "POST /api/guest-signin": async ({ body: { name, phone, code }, call }) => {
    await redeemCode(call, phone, code);
    const customer = await call.scope.upsert(
      customers,
      { name, phone, createdAt: call.now },
      {
        target: [customers.partnerId, customers.phone],
        // A verified name stays: it came from the identity provider.
        set: { name: sql`case when ${customers.isRegular} then ${customers.name} else ${name} end` },
      },
    );
    call.newToken = await openSession(call, customer.id);
    return { row: toCustomer({ ...customer, phone }) };
  },

  "POST /customer/logout": async ({ call }) => {
    const { tokenHash } = call;
    if (tokenHash) await call.scope.delete(sessions, eq(sessions.tokenHash, tokenHash));
    return {};
  },

  "GET /customers/this": async ({ call }) => ({ row: toCustomer(await call.customer()) }),
};

const toCustomer = ({ id, name, phone, isRegular }: SignedInCustomer): Customer => ({
  id,
  name,
  phone,
  isRegular,
});

/** Bound to partner and phone: the hash of one is worth nothing for another. */
const hashCode = ({ tenant }: Call, phone: string, code: string) => sha256(`${tenant.id}:${phone}:${code}`);

/** Uses a code up. Each try counts before it is looked at, so that tries at the same moment count as well. */
async function redeemCode(call: Call, phone: string, code: string): Promise<void> {
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
}

/** Answers the new token; only its hash is kept. The customer's expired sessions go. */
async function openSession({ scope, now }: Call, customerId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await scope.delete(sessions, and(eq(sessions.customerId, customerId), lte(sessions.expiresAt, now)) as SQL);
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
  await scope.insert(sessions, [{ tokenHash: sha256(token), customerId, createdAt: now, expiresAt }]);
  return token;
}
