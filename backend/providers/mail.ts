import type { Logger } from "pino";
import type { Environment } from "../environment";
import { DevelopmentMail } from "./development-mail";
import { Webhook } from "./webhook";

export interface MailMessage {
  partnerId: string;
  email: string;
  subject: string;
  text: string;
}

/** Sends what SMS cannot: to numbers abroad that it does not reach. */
export interface MailProvider {
  /** Throws when the message was not taken. */
  send: (message: MailMessage) => Promise<void>;
}

/** The provider that MAIL_PROVIDER names; without one, mails are as real as SMS are. Null: there are none. */
export function createMailProvider(environment: Environment, log: Logger): MailProvider | null {
  const { MAIL_PROVIDER, SMS_PROVIDER, MAIL_WEBHOOK_URL, MAIL_WEBHOOK_TOKEN } = environment;
  const kind = MAIL_PROVIDER ?? (SMS_PROVIDER === "development" ? "development" : "none");
  if (kind === "none") return null;
  if (kind === "development") return new DevelopmentMail(log);
  const webhook = new Webhook("MAIL", MAIL_WEBHOOK_URL, MAIL_WEBHOOK_TOKEN);
  return { send: (message) => webhook.post(message) };
}
