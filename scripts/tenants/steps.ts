import type { StepOutcome } from "../../backend/tenancy/finish-publishing";

/** Says what was done after the database was written. */
export function printSteps(steps: StepOutcome[]): void {
  const failed = steps.filter(({ status }) => status === "failed");
  for (const { step, status, words } of steps)
    console[status === "failed" ? "error" : "log"](
      `  ${step.padEnd(11)}  ${status === "failed" ? "FAILED: " : ""}${words}`,
    );
  if (failed.length > 0)
    console.error("What was there before is still served where this failed. The same command finishes it.");
}
