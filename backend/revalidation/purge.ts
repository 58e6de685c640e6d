import type { Storefront } from "./send-tags";
import { originOf } from "./storefronts";

/** How a write reached the storefronts. */
export interface PurgeOutcome {
  tags: string[];
  writtenAt: Date;
  /** When the last storefront answered. */
  at: Date;
  /** From the write until then. */
  seconds: number;
  /** Origins of all storefronts. */
  storefronts: string[];
  /** Origins of those that have not confirmed: pages there are new once they have expired. */
  missing: string[];
}

/** One write, until every storefront has confirmed or was given up. */
export class Purge {
  readonly settled: Promise<PurgeOutcome>;
  private readonly waiting: Map<string, number>;
  private readonly missing = new Set<string>();
  private settle: (outcome: PurgeOutcome) => void = () => {};

  constructor(
    private readonly tags: string[],
    private readonly storefronts: Storefront[],
    readonly writtenAt: number,
  ) {
    this.waiting = new Map(storefronts.map(({ url }) => [url, new Set(tags).size]));
    this.settled = new Promise((resolve) => {
      this.settle = resolve;
    });
    this.settleIfDone(writtenAt);
  }

  /** A storefront has purged one of the tags. */
  confirm(url: string, at: number): void {
    this.count(url, at);
  }

  /** A storefront will not be told of one of the tags any more. */
  giveUp(url: string, at: number): void {
    this.missing.add(url);
    this.count(url, at);
  }

  private count(url: string, at: number): void {
    const left = (this.waiting.get(url) ?? 0) - 1;
    if (left > 0) this.waiting.set(url, left);
    else this.waiting.delete(url);
    this.settleIfDone(at);
  }

  private settleIfDone(at: number): void {
    if (this.waiting.size > 0) return;
    this.settle({
      tags: this.tags,
      writtenAt: new Date(this.writtenAt),
      at: new Date(at),
      seconds: (at - this.writtenAt) / 1000,
      storefronts: this.storefronts.map(originOf),
      missing: this.storefronts.filter(({ url }) => this.missing.has(url)).map(originOf),
    });
  }
}
