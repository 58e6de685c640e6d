import type { Logger } from "pino";

const MAX_MESSAGES = 50;

/** Sends nothing: messages go to the log and, the latest first, to /development/messages. */
export class DevelopmentMessages<Message extends { partnerId: string; text: string }> {
  readonly messages: (Message & { sentAt: string })[] = [];

  constructor(
    private readonly log: Logger,
    private readonly kind: "SMS" | "mail",
  ) {}

  async send(message: Message): Promise<void> {
    this.messages.unshift({ ...message, sentAt: new Date().toISOString() });
    this.messages.length = Math.min(this.messages.length, MAX_MESSAGES);
    // The only place that logs a code.
    this.log.info({ partnerId: message.partnerId, text: message.text }, `development ${this.kind}`);
  }
}
