import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Environment } from "../lib/environment";
import { DevelopmentMessages } from "./development-messages";
import type { OutgoingMessage } from "./message-provider";
import { createSmtp, type Smtp } from "./smtp";
import { Webhook } from "./webhook";

interface MailMessage {
  /** The same again is the same message: it is not sent twice. Codes have none. */
  id?: string;
  partnerId: string;
  email: string;
  subject: string;
  text: string;
  calendar?: OutgoingMessage["calendar"];
}

/** Used for numbers abroad that SMS does not reach. */
export interface MailProvider {
  /** Throws when the message was not accepted. */
  send: (message: MailMessage) => Promise<void>;
}

export class DevelopmentMail extends DevelopmentMessages<MailMessage> implements MailProvider {
  constructor(log: Logger) {
    super(log, "mail");
  }
}

/** The provider that MAIL_PROVIDER names; by default development with the development SMS, else none (null). */
export function createMailProvider(environment: Environment, log: Logger): MailProvider | null {
  const { MAIL_PROVIDER, SMS_PROVIDER, MAIL_WEBHOOK_URL, MAIL_WEBHOOK_TOKEN } = environment;
  const kind = MAIL_PROVIDER ?? (SMS_PROVIDER === "development" ? "development" : "none");
  if (kind === "none") return null;
  if (kind === "smtp") return mailOf(createSmtp(environment));
  return kind === "development"
    ? new DevelopmentMail(log)
    : new Webhook("MAIL", MAIL_WEBHOOK_URL, MAIL_WEBHOOK_TOKEN);
}

/** Codes go out at once, beside the ledger. */
const mailOf = (provider: Smtp): MailProvider => ({
  send: async ({ id = randomUUID(), partnerId, email, subject, text }) => {
    await provider.send({ id, partnerId, channel: "mail", to: email, subject, text });
  },
});
