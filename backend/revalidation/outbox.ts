import { RefusedError, type Storefront, sendTags, TAGS_A_REQUEST } from "./send-tags";

/** Writes that come together are told together. */
const GATHER_MS = 100;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** A storefront makes its pages anew after so long, whether it is told or not. */
export const PAGES_FOLLOW_SECONDS = 300;
/** For about that long it is tried. */
const MAX_TRIES = 16;
/** Beyond this many, whole partners are told instead of their parts. */
const MANY_TAGS = 1000;

type Outcome = "delivered" | "retried" | "dropped";

interface Settings extends Storefront {
  /** Hears of every request that was tried, and why it failed or how long ago the oldest of its writes was. */
  report: (outcome: Outcome, tags: string[], about: { reason?: string; delayMs?: number }) => void;
  /** Milliseconds. */
  now: () => number;
}

/** What one storefront has yet to hear of; told in the background, again and again while it cannot be reached. */
export class Outbox {
  /** Each tag with the first write that has not been told of. */
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();
  private failures = 0;
  private isClosing = false;

  constructor(private readonly settings: Settings) {}

  add(tags: string[]): void {
    const writtenAt = this.settings.now();
    for (const tag of tags) this.keep(tag, writtenAt);
    if (this.waiting.size > MANY_TAGS) {
      const all = [...this.waiting];
      this.waiting.clear();
      for (const [tag, at] of all) this.keep(wholePartner(tag), at);
    }
    this.schedule(GATHER_MS);
  }

  /** Tries what is left once more, now, and gives up what fails. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    await this.sending;
    await this.flush();
  }

  private keep(tag: string, writtenAt: number): void {
    this.waiting.set(tag, Math.min(writtenAt, this.waiting.get(tag) ?? writtenAt));
  }

  private schedule(delayMs: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending = this.flush();
    }, delayMs).unref();
  }

  private async flush(): Promise<void> {
    while (this.waiting.size > 0) {
      const told = [...this.waiting].slice(0, TAGS_A_REQUEST);
      const tags = told.map(([tag]) => tag);
      const writtenAt = Math.min(...told.map(([, at]) => at));
      // Taken out first: a tag that is written to again meanwhile has to be told again.
      for (const tag of tags) this.waiting.delete(tag);
      try {
        await sendTags(this.settings, { tags, writtenAt });
        this.failures = 0;
        this.settings.report("delivered", tags, { delayMs: this.settings.now() - writtenAt });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!(error instanceof RefusedError)) return this.putBack(told, reason);
        this.settings.report("dropped", tags, { reason });
      }
    }
  }

  private putBack(told: [tag: string, writtenAt: number][], reason: string): void {
    for (const [tag, at] of told) this.keep(tag, at);
    this.failures += 1;
    if (this.isClosing || this.failures >= MAX_TRIES) {
      this.settings.report("dropped", [...this.waiting.keys()], { reason });
      this.waiting.clear();
      this.failures = 0;
      return;
    }
    const tags = told.map(([tag]) => tag);
    this.settings.report("retried", tags, { reason });
    this.schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS));
  }
}

const wholePartner = (tag: string): string => tag.split(":", 2).join(":");
