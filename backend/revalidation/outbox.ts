import type { Purge } from "./purge";
import { RefusedError, type Storefront, sendTags, TAGS_A_REQUEST } from "./send-tags";

/** Writes that come together are told together. */
const GATHER_MS = 100;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** A storefront renders its pages again after so long, whether it is told or not. */
export const PAGES_FOLLOW_SECONDS = 300;
/** For about that long it is tried. */
const MAX_TRIES = 16;
/** Beyond this many, whole partners are told instead of their parts. */
const MANY_TAGS = 1000;

type Told = [tag: string, purges: Purge[]];
type Outcome = "delivered" | "retried" | "dropped";

interface Settings extends Storefront {
  /** Hears of every request that was tried, and why it failed or how long ago the oldest of its writes was. */
  report: (outcome: Outcome, tags: string[], about: { reason?: string; delayMs?: number }) => void;
  /** Milliseconds. */
  now: () => number;
}

/** What one storefront has yet to hear of; told in the background, again and again while it cannot be reached. */
export class Outbox {
  /** Each tag with the writes that have not been told of. */
  private waiting = new Map<string, Purge[]>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();
  private failures = 0;
  private isClosing = false;

  constructor(private readonly settings: Settings) {}

  add(tags: string[], purge: Purge): void {
    for (const tag of new Set(tags)) this.keep(tag, [purge]);
    if (this.waiting.size > MANY_TAGS) {
      const all = [...this.waiting];
      this.waiting.clear();
      for (const [tag, purges] of all) this.keep(wholePartner(tag), purges);
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

  private keep(tag: string, purges: Purge[]): void {
    this.waiting.set(tag, [...purges, ...(this.waiting.get(tag) ?? [])]);
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
      const tags = tagsOf(told);
      const writtenAt = Math.min(...told.flatMap(([, purges]) => purges.map((purge) => purge.writtenAt)));
      // Taken out first: a tag that is written to again meanwhile has to be told again.
      for (const tag of tags) this.waiting.delete(tag);
      try {
        await sendTags(this.settings, { tags, writtenAt });
        this.failures = 0;
        this.confirm(told, writtenAt);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!(error instanceof RefusedError)) return this.putBack(told, reason);
        this.drop(told, reason);
      }
    }
  }

  private confirm(told: Told[], writtenAt: number): void {
    const at = this.settings.now();
    this.settings.report("delivered", tagsOf(told), { delayMs: at - writtenAt });
    for (const purge of purgesOf(told)) purge.confirm(this.settings.url, at);
  }

  private drop(told: Told[], reason: string): void {
    this.settings.report("dropped", tagsOf(told), { reason });
    for (const purge of purgesOf(told)) purge.giveUp(this.settings.url, this.settings.now());
  }

  private putBack(told: Told[], reason: string): void {
    for (const [tag, purges] of told) this.keep(tag, purges);
    this.failures += 1;
    if (this.isClosing || this.failures >= MAX_TRIES) {
      const given = [...this.waiting];
      this.waiting.clear();
      this.drop(given, reason);
      this.failures = 0;
      return;
    }
    this.settings.report("retried", tagsOf(told), { reason });
    this.schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS));
  }
}

const tagsOf = (told: Told[]): string[] => told.map(([tag]) => tag);

/** A write stands once for each of its tags, also where they became one. */
const purgesOf = (told: Told[]): Purge[] => told.flatMap(([, purges]) => purges);

const wholePartner = (tag: string): string => tag.split(":", 2).join(":");
