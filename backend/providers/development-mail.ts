import type { Logger } from "pino";
import type { MailMessage, MailProvider } from "./mail";

const KEPT_MESSAGES = 50;

/** Sends nothing: mails go to the log and are kept for /development/messages, the latest first. */
export class DevelopmentMail implements MailProvider {
  readonly messages: (MailMessage & { sentAt: string })[] = [];

  constructor(private readonly log: Logger) {}

  async send(message: MailMessage): Promise<void> {
    this.messages.unshift({ ...message, sentAt: new Date().toISOString() });
    this.messages.length = Math.min(this.messages.length, KEPT_MESSAGES);
    this.log.info({ partnerId: message.partnerId, text: message.text }, "development mail");
  }
}
