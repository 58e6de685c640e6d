import type { SmsMessage, SmsProvider } from "./sms";
import { Webhook } from "./webhook";

/** Posts `{ phone, text, partnerId }` as JSON to an address that sends it on. */
export class WebhookSms implements SmsProvider {
  private readonly webhook: Webhook;

  constructor(
    url: string | undefined,
    token: string | undefined,
    readonly countryCodes: readonly string[],
  ) {
    this.webhook = new Webhook("SMS", url, token);
  }

  send(message: SmsMessage): Promise<void> {
    return this.webhook.post(message);
  }
}
