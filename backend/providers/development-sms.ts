import type { Logger } from "pino";
import type { SmsMessage, SmsProvider } from "./sms";

const KEPT_MESSAGES = 50;

/** Sends nothing: messages go to the log and are kept for /development/messages, the latest first. */
export class DevelopmentSms implements SmsProvider {
  readonly messages: (SmsMessage & { sentAt: string })[] = [];

  constructor(
    private readonly log: Logger,
    readonly countryCodes: readonly string[],
  ) {}

  async send(message: SmsMessage): Promise<void> {
    this.messages.unshift({ ...message, sentAt: new Date().toISOString() });
    this.messages.length = Math.min(this.messages.length, KEPT_MESSAGES);
    // The one place where a code is logged: here nobody else could learn it.
    this.log.info({ partnerId: message.partnerId, text: message.text }, "development SMS");
  }
}
