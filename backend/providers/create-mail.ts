import type { Logger } from "pino";
import type { Environment } from "../environment";
import { DevelopmentMail } from "./development-mail";
import type { MailProvider } from "./mail";
import { Webhook } from "./webhook";

/** The provider that MAIL_PROVIDER names; without one, mails are as real as SMS are. Null: there are none. */
export function createMailProvider(environment: Environment, log: Logger): MailProvider | null {
  const { MAIL_PROVIDER, SMS_PROVIDER, MAIL_WEBHOOK_URL, MAIL_WEBHOOK_TOKEN } = environment;
  const kind = MAIL_PROVIDER ?? (SMS_PROVIDER === "development" ? "development" : "none");
  if (kind === "none") return null;
  if (kind === "development") return new DevelopmentMail(log);
  const webhook = new Webhook("MAIL", MAIL_WEBHOOK_URL, MAIL_WEBHOOK_TOKEN);
  return { send: (message) => webhook.post(message) };
}
