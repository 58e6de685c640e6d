import type { Logger } from "pino";
import type { Environment } from "../environment";
import { DevelopmentSms } from "./development-sms";
import { WebhookSms } from "./webhook-sms";

export interface SmsMessage {
  partnerId: string;
  /** Digits only. */
  phone: string;
  text: string;
}

/** Where text messages leave the house. A new way to send them implements this. */
export interface SmsProvider {
  /** Throws when the message was not taken. */
  send: (message: SmsMessage) => Promise<void>;
}

export function createSmsProvider(environment: Environment, log: Logger): SmsProvider {
  return environment.SMS_PROVIDER === "webhook"
    ? new WebhookSms(environment.SMS_WEBHOOK_URL, environment.SMS_WEBHOOK_TOKEN)
    : new DevelopmentSms(log);
}
