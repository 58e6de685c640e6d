import type { Logger } from "pino";
import type { Environment } from "../environment";
import { DevelopmentSms } from "./development-sms";
import type { SmsProvider } from "./sms";
import { WebhookSms } from "./webhook-sms";

/** The provider that SMS_PROVIDER names. */
export function createSmsProvider(environment: Environment, log: Logger): SmsProvider {
  const { SMS_COUNTRY_CODES: countryCodes } = environment;
  return environment.SMS_PROVIDER === "webhook"
    ? new WebhookSms(environment.SMS_WEBHOOK_URL, environment.SMS_WEBHOOK_TOKEN, countryCodes)
    : new DevelopmentSms(log, countryCodes);
}
