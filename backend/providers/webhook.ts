import { EnvironmentError } from "../lib/environment";

const TIMEOUT_MS = 5000;

/** A URL that accepts JSON by POST, with its bearer token. */
export class Webhook {
  private readonly url: string;

  constructor(
    private readonly kind: "SMS" | "MAIL" | "IDENTITY",
    url: string | undefined,
    private readonly token: string | undefined,
  ) {
    if (!url)
      throw new EnvironmentError(`Bad setting: ${kind}_WEBHOOK_URL: needed with ${kind}_PROVIDER=webhook`);
    this.url = url;
  }

  /** Posts a message; throws unless the response is a 2xx. */
  async send(message: object): Promise<void> {
    this.requireOk(await this.post(message));
  }

  post(body: object): Promise<Response> {
    return fetch(this.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  requireOk({ ok, status }: Response): void {
    if (!ok) throw new Error(`The ${this.kind} webhook answered ${status}`);
  }
}
