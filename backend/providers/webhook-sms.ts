import { EnvironmentError } from "../environment";
import type { SmsMessage, SmsProvider } from "./sms";

const TIMEOUT_MS = 5000;

/** Posts `{ phone, text, partnerId }` as JSON to an address that sends it on; anything but a 2xx is a failure. */
export class WebhookSms implements SmsProvider {
  private readonly url: string;

  constructor(
    url: string | undefined,
    private readonly token: string | undefined,
  ) {
    if (!url) throw new EnvironmentError("Bad setting: SMS_WEBHOOK_URL: needed with SMS_PROVIDER=webhook");
    this.url = url;
  }

  async send(message: SmsMessage): Promise<void> {
    const response = await fetch(this.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}`);
  }
}
