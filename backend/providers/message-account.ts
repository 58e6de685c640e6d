import { z } from "zod";
import type { MessageMedium } from "@/contract/messages/kinds";
import type { Environment } from "../lib/environment";
import type { MessageProvider } from "./message-provider";
import { NhnCloud } from "./nhn-cloud";
import { Smtp } from "./smtp";
import { Solapi } from "./solapi";

const secret = z.string().trim().min(1).max(500);
const digits = z.string().regex(/^\d{8,12}$/, "digits alone, of a registered number");
/** The provider's ids of inspected templates, by our codes. */
const templates = z.record(z.string(), z.string().min(1)).default({});

const solapiAccountSchema = z.strictObject({
  provider: z.literal("solapi"),
  apiKey: secret,
  apiSecret: secret,
  sender: digits,
  /** The clinic's Kakao channel; without one no AlimTalk. */
  channelId: secret.nullable().default(null),
  templateIds: templates,
});

const nhnAccountSchema = z.strictObject({
  provider: z.literal("nhn"),
  sms: z.strictObject({ appKey: secret, secretKey: secret, sender: digits }),
  /** The clinic's Kakao channel; without one no AlimTalk. */
  kakao: z
    .strictObject({ appKey: secret, secretKey: secret, senderKey: secret, templateCodes: templates })
    .nullable()
    .default(null),
});

const smtpAccountSchema = z.strictObject({
  provider: z.literal("smtp"),
  /** `smtps://user:password@host:port`, or `smtp://` for STARTTLS. */
  url: z.url({ protocol: /^smtps?$/ }),
  from: z.strictObject({ name: z.string().regex(/^\P{Cc}*$/u), address: z.email() }),
});

/** A clinic's own account at a provider, with its secrets. */
export const messageAccountSchema = z.discriminatedUnion("provider", [
  solapiAccountSchema,
  nhnAccountSchema,
  smtpAccountSchema,
]);
export type MessageAccount = z.infer<typeof messageAccountSchema>;

export const mediumOf: Record<MessageAccount["provider"], MessageMedium> = {
  solapi: "phone",
  nhn: "phone",
  smtp: "mail",
};

/** Where Solapi and NHN Cloud are and which countries they reach is the platform's setting. */
export function accountProvider(account: MessageAccount, environment: Environment): MessageProvider {
  const { SOLAPI_URL, NHN_SMS_URL, NHN_KAKAO_URL, SMS_COUNTRY_CODES: countryCodes } = environment;
  if (account.provider === "smtp") return new Smtp(account);
  if (account.provider === "solapi") return new Solapi({ ...account, url: SOLAPI_URL, countryCodes });
  const kakao = account.kakao && { ...account.kakao, url: NHN_KAKAO_URL };
  return new NhnCloud({ sms: { ...account.sms, url: NHN_SMS_URL }, kakao, countryCodes });
}

/** What may be shown of an account: no secret. */
export function describeAccount(account: MessageAccount): { provider: string; sender: string } {
  const { provider } = account;
  if (provider === "smtp") return { provider, sender: account.from.address };
  return { provider, sender: provider === "nhn" ? account.sms.sender : account.sender };
}
