import type { Logger } from "pino";
import type { Metrics } from "../lib/metrics";
import type { OnStatement } from "./watched-pool";

const MAX_LENGTH = 1000;

/** Measures every statement and logs slow ones, with their request id and without values. */
export function watchStatements(
  { log, statementDuration }: { log: Logger } & Pick<Metrics, "statementDuration">,
  slowMs: number,
): OnStatement {
  return ({ text, durationMs, requestId }) => {
    statementDuration.observe(durationMs / 1000);
    if (durationMs < slowMs) return;
    const statement = text.slice(0, MAX_LENGTH);
    log.warn({ requestId, durationMs: Math.round(durationMs), statement }, "slow statement");
  };
}
