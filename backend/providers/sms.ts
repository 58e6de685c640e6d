import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Environment } from "../lib/environment";
import { DevelopmentMessages } from "./development-messages";
import type { MessageProvider } from "./message-provider";
import { createNhnCloud } from "./nhn-cloud";
import { createSolapi } from "./solapi";
import { Webhook } from "./webhook";

interface SmsMessage {
  /** The same again is the same message: it is not sent twice. Codes have none. */
  id?: string;
  partnerId: string;
  /** Digits only, or E.164 from abroad. */
  phone: string;
  text: string;
}

export interface SmsProvider {
  /** Country calling codes that it reaches, Korea's 82 among them. */
  readonly countryCodes: readonly string[];
  /** Throws when the message was not accepted. */
  send: (message: SmsMessage) => Promise<void>;
}

/** Whether the provider delivers to a number: always in Korea, abroad by the number's country code. */
export const canReach = ({ countryCodes }: Pick<SmsProvider, "countryCodes">, phone: string): boolean =>
  !phone.startsWith("+") || countryCodes.some((code) => phone.startsWith(`+${code}`));

export class DevelopmentSms extends DevelopmentMessages<SmsMessage> implements SmsProvider {
  constructor(
    log: Logger,
    readonly countryCodes: readonly string[],
  ) {
    super(log, "SMS");
  }
}

/** The provider that SMS_PROVIDER names. */
export function createSmsProvider(environment: Environment, log: Logger): SmsProvider {
  const { SMS_PROVIDER, SMS_WEBHOOK_URL, SMS_WEBHOOK_TOKEN, SMS_COUNTRY_CODES: countryCodes } = environment;
  if (SMS_PROVIDER === "development") return new DevelopmentSms(log, countryCodes);
  const provider = createPhoneProvider(environment);
  if (provider) return smsOf(provider, countryCodes);
  const webhook = new Webhook("SMS", SMS_WEBHOOK_URL, SMS_WEBHOOK_TOKEN);
  return { countryCodes, send: (message) => webhook.send(message) };
}

/** The provider of both SMS and AlimTalk that SMS_PROVIDER names; null: one of SMS alone. */
export function createPhoneProvider(environment: Environment): MessageProvider | null {
  if (environment.SMS_PROVIDER === "solapi") return createSolapi(environment);
  return environment.SMS_PROVIDER === "nhn" ? createNhnCloud(environment) : null;
}

/** Codes go out at once, beside the ledger. */
const smsOf = (provider: MessageProvider, countryCodes: readonly string[]): SmsProvider => ({
  countryCodes,
  send: async ({ id = randomUUID(), partnerId, phone, text }) => {
    await provider.send({ id, partnerId, channel: "sms", to: phone, subject: "", text });
  },
});
