import type { Metrics } from "../metrics/metrics";
import type { PublishOutcome } from "./publish";

/** Counts what came of publishing, tenant by tenant; a dry run published nothing. */
export function countPublishes({ publishes }: Pick<Metrics, "publishes">, outcomes: PublishOutcome[]): void {
  for (const { status, change } of outcomes) if (!change) publishes.inc({ status });
}
