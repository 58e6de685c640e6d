import { z } from "zod";
import type { MessageMedium } from "@/contract/messages/kinds";
import type { Environment } from "../lib/environment";
import type { MessageProvider } from "./message-provider";
import { Solapi } from "./solapi";

const secret = z.string().trim().min(1).max(500);
const digits = z.string().regex(/^\d{8,12}$/, "digits alone, of a registered number");

const solapiAccountSchema = z.strictObject({
  provider: z.literal("solapi"),
  apiKey: secret,
  apiSecret: secret,
  sender: digits,
  /** The clinic's Kakao channel; without one no AlimTalk. */
  channelId: secret.nullable().default(null),
  /** The provider's ids of inspected templates, by our codes. */
  templateIds: z.record(z.string(), z.string().min(1)).default({}),
});

/** A clinic's own account at a provider, with its secrets. */
export const messageAccountSchema = z.discriminatedUnion("provider", [solapiAccountSchema]);
export type MessageAccount = z.infer<typeof messageAccountSchema>;

export const mediumOf: Record<MessageAccount["provider"], MessageMedium> = { solapi: "phone" };

/** Where providers are and which countries they reach is the platform's setting. */
export const accountProvider = (
  { provider: _, ...account }: MessageAccount,
  { SOLAPI_URL: url, SMS_COUNTRY_CODES: countryCodes }: Environment,
): MessageProvider => new Solapi({ ...account, url, countryCodes });

/** What may be shown of an account: no secret. */
export const describeAccount = ({
  provider,
  sender,
}: MessageAccount): { provider: string; sender: string } => ({
  provider,
  sender,
});
