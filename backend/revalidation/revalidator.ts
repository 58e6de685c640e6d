import type { Logger } from "pino";
import type { Environment } from "../lib/environment";
import type { Metrics } from "../lib/metrics";
import { Outbox } from "./outbox";
import { storefrontsOf } from "./storefronts";

/** Tells storefronts which of their kept pages are no longer true. A write never waits for it, nor fails with it. */
export interface Revalidator {
  /** Call it when the write has been committed, with tags as `cacheTag` makes them. */
  revalidate: (tags: string[]) => void;
  /** Tells what is still waiting and ends. */
  close: () => Promise<void>;
}

interface Watching extends Pick<Metrics, "revalidations" | "revalidationDelay"> {
  log: Logger;
  /** Milliseconds. */
  now: () => number;
}

/** For each address in REVALIDATE_URL a queue of its own; without an address, pages live their 300 seconds. */
export function createRevalidator(
  environment: Environment,
  { log, now, revalidations, revalidationDelay }: Watching,
): Revalidator {
  const outboxes = storefrontsOf(environment).map((storefront) => {
    const { url } = storefront;
    return new Outbox({
      ...storefront,
      now,
      report: (outcome, tags, { reason, delayMs }) => {
        revalidations.inc({ outcome }, tags.length);
        if (delayMs !== undefined) revalidationDelay.observe(delayMs / 1000);
        const level = outcome === "delivered" ? "info" : outcome === "retried" ? "warn" : "error";
        log[level]({ url, tags, reason, delayMs }, `revalidation ${outcome}`);
      },
    });
  });
  return {
    revalidate: (tags) => {
      for (const outbox of outboxes) outbox.add(tags);
    },
    close: async () => {
      await Promise.all(outboxes.map((outbox) => outbox.close()));
    },
  };
}
