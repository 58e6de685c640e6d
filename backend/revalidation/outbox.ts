import { createHmac } from "node:crypto";
import { REVALIDATE_SIGNATURE_HEADER, type RevalidationRequest } from "@/contract/tenant/revalidation";

/** Writes that come together are told together. */
const GATHER_MS = 100;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** Pages are made anew after 300 s by themselves: for that long it is tried. */
const MAX_TRIES = 16;
const TIMEOUT_MS = 5000;
const TAGS_A_REQUEST = 100;
/** Beyond this many, whole partners are told instead of their parts. */
const MANY_TAGS = 1000;

export type Outcome = "delivered" | "retried" | "dropped";

interface Settings {
  url: string;
  secret: string;
  /** Hears of every request that was tried, and why it failed. */
  report: (outcome: Outcome, tags: string[], reason?: string) => void;
}

/** A storefront's answer that another try would not change. */
class RefusedError extends Error {}

/** What one storefront has yet to hear of; told in the background, again and again while it cannot be reached. */
export class Outbox {
  private waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();
  private failures = 0;
  private isClosing = false;

  constructor(private readonly settings: Settings) {}

  add(tags: string[]): void {
    for (const tag of tags) this.waiting.add(tag);
    if (this.waiting.size > MANY_TAGS) this.waiting = new Set([...this.waiting].map(wholePartner));
    this.schedule(GATHER_MS);
  }

  /** Tries what is left once more, now, and gives up what fails. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    await this.sending;
    await this.flush();
  }

  private schedule(delayMs: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending = this.flush();
    }, delayMs).unref();
  }

  private async flush(): Promise<void> {
    while (this.waiting.size > 0) {
      const tags = [...this.waiting].slice(0, TAGS_A_REQUEST);
      // Taken out first: a tag that is written to again meanwhile has to be told again.
      for (const tag of tags) this.waiting.delete(tag);
      try {
        await this.send(tags);
        this.failures = 0;
        this.settings.report("delivered", tags);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!(error instanceof RefusedError)) return this.putBack(tags, reason);
        this.settings.report("dropped", tags, reason);
      }
    }
  }

  private putBack(tags: string[], reason: string): void {
    for (const tag of tags) this.waiting.add(tag);
    this.failures += 1;
    if (this.isClosing || this.failures >= MAX_TRIES) {
      this.settings.report("dropped", [...this.waiting], reason);
      this.waiting.clear();
      this.failures = 0;
      return;
    }
    this.settings.report("retried", tags, reason);
    this.schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS));
  }

  private async send(tags: string[]): Promise<void> {
    const body = JSON.stringify({ tags } satisfies RevalidationRequest);
    const response = await fetch(this.settings.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [REVALIDATE_SIGNATURE_HEADER]: createHmac("sha256", this.settings.secret).update(body).digest("hex"),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const words = `answered ${response.status}`;
    throw response.status < 500 && response.status !== 429 ? new RefusedError(words) : new Error(words);
  }
}

const wholePartner = (tag: string): string => tag.split(":", 2).join(":");
