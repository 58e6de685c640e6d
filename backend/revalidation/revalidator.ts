import type { Logger } from "pino";
import type { Environment } from "../lib/environment";
import type { Metrics } from "../lib/metrics";
import { Outbox } from "./outbox";
import { Purge, type PurgeOutcome } from "./purge";
import { storefrontsOf } from "./storefronts";

/** Tells storefronts which of their kept pages are no longer true. A write never waits for it, nor fails with it. */
export interface Revalidator {
  /**
   * Call it when the write has been committed, with tags as `cacheTag` makes them. Resolves when every storefront has
   * confirmed or was given up, within minutes, and never rejects: most callers do not wait.
   */
  revalidate: (tags: string[]) => Promise<PurgeOutcome>;
  /** Tells what is still waiting and ends. */
  close: () => Promise<void>;
}

interface Watching extends Pick<Metrics, "revalidations" | "revalidationDelay" | "purgeDuration"> {
  log: Logger;
  /** Milliseconds. */
  now: () => number;
}

const LEVELS = { delivered: "info", retried: "warn", dropped: "error" } as const;

/** For each address in REVALIDATE_URL a queue of its own; without an address, pages live their 300 seconds. */
export function createRevalidator(environment: Environment, watching: Watching): Revalidator {
  const { log, now, revalidations, revalidationDelay, purgeDuration } = watching;
  const storefronts = storefrontsOf(environment);
  const outboxes = storefronts.map((storefront) => {
    const { url } = storefront;
    return new Outbox({
      ...storefront,
      now,
      report: (outcome, tags, { reason, delayMs }) => {
        revalidations.inc({ outcome }, tags.length);
        if (delayMs !== undefined) revalidationDelay.observe(delayMs / 1000);
        log[LEVELS[outcome]]({ url, tags, reason, delayMs }, `revalidation ${outcome}`);
      },
    });
  });
  return {
    revalidate: async (tags) => {
      const purge = new Purge(tags, storefronts, now());
      for (const outbox of outboxes) outbox.add(tags, purge);
      const outcome = await purge.settled;
      if (outboxes.length > 0 && outcome.missing.length === 0) purgeDuration.observe(outcome.seconds);
      return outcome;
    },
    close: async () => {
      await Promise.all(outboxes.map((outbox) => outbox.close()));
    },
  };
}
