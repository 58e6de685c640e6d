import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics";
import type { OnStatement } from "./watched-pool";

const LONGEST_TEXT = 1000;

/** Measures every statement, and logs those that took long, with the request they belong to and without their values. */
export function watchStatements(
  { log, statementDuration }: { log: Logger } & Pick<Metrics, "statementDuration">,
  slowMs: number,
): OnStatement {
  return ({ text, durationMs, requestId }) => {
    statementDuration.observe(durationMs / 1000);
    if (durationMs < slowMs) return;
    const statement = text.slice(0, LONGEST_TEXT);
    log.warn({ requestId, durationMs: Math.round(durationMs), statement }, "slow statement");
  };
}
