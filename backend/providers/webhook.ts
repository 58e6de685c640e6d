import { EnvironmentError } from "../environment";

const TIMEOUT_MS = 5000;

/** An address that takes messages as JSON and sends them on; anything but a 2xx is a failure. */
export class Webhook {
  private readonly url: string;

  /** `kind` names its settings: SMS, MAIL. */
  constructor(
    private readonly kind: string,
    url: string | undefined,
    private readonly token: string | undefined,
  ) {
    if (!url)
      throw new EnvironmentError(`Bad setting: ${kind}_WEBHOOK_URL: needed with ${kind}_PROVIDER=webhook`);
    this.url = url;
  }

  async post(message: object): Promise<void> {
    const response = await fetch(this.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The ${this.kind} webhook answered ${response.status}`);
  }
}
