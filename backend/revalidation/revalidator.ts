import type { Logger } from "pino";
import { REVALIDATE_PATH } from "@/contract/tenant/revalidation";
import type { Environment } from "../environment";
import type { Metrics } from "../metrics/metrics";
import { Outbox } from "./outbox";

/** Tells storefronts which of their kept pages are no longer true. A write never waits for it, nor fails with it. */
export interface Revalidator {
  /** Call it when the write has been committed, with tags as `cacheTag` makes them. */
  revalidate: (tags: string[]) => void;
  /** Tells what is still waiting and ends. */
  close: () => Promise<void>;
}

/** For each address in REVALIDATE_URL a queue of its own; without an address, pages live their 300 seconds. */
export function createRevalidator(
  { REVALIDATE_URL: urls, REVALIDATE_SECRET: secret }: Environment,
  { log, revalidations }: { log: Logger } & Pick<Metrics, "revalidations">,
): Revalidator {
  const outboxes = urls.map((address) => {
    const url = new URL(REVALIDATE_PATH, address).href;
    return new Outbox({
      url,
      // The environment has no address without a secret.
      secret: secret ?? "",
      report: (outcome, tags, reason) => {
        revalidations.inc({ outcome }, tags.length);
        const level = outcome === "delivered" ? "info" : outcome === "retried" ? "warn" : "error";
        log[level]({ url, tags, reason }, `revalidation ${outcome}`);
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
