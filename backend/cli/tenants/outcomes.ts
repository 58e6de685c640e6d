import type { ContentDifferences } from "../../publishing/content/find-differences";
import type { StepOutcome } from "../../publishing/finish-publishing";
import type { PublishOutcome } from "../../publishing/publish";
import type { DomainReport } from "../../tenancy/check-domains";
import { inBothSpellings } from "../../tenancy/host-names";
import { printContentDifferences } from "./content-report";
import { differenceOf } from "./difference";
import { printDomains } from "./domain-report";
import { printJson } from "./output";

interface Published {
  outcomes: PublishOutcome[];
  content: ContentDifferences[];
  domains: DomainReport[];
  steps: StepOutcome[];
}

/** Sets exit code 1 when anything was refused or is unfinished. */
export function markFailure({ outcomes = [], steps }: Partial<Published> & Pick<Published, "steps">): void {
  if (hasFailed(steps) || outcomes.some(({ reasons }) => reasons.length > 0)) process.exitCode = 1;
}

export function printPublished(published: Published, { json = false, dryRun = false }): void {
  const { outcomes, content, domains, steps } = published;
  markFailure(published);
  if (json) {
    printJson({ isDryRun: dryRun, ...published });
    return;
  }
  for (const outcome of outcomes) printOutcome(outcome, dryRun);
  printContentDifferences(content);
  printDomains(domains);
  if (dryRun) console.log("Nothing was written.");
  else printSteps(steps);
}

/** Prints what was done after the database was written. */
export function printSteps(steps: StepOutcome[]): void {
  for (const { step, status, words } of steps)
    console[status === "failed" ? "error" : "log"](
      `  ${step.padEnd(11)}  ${status === "failed" ? "FAILED: " : ""}${words}`,
    );
  if (hasFailed(steps))
    console.error("The previous state is still served where this failed. Run the same command to finish it.");
}

const hasFailed = (steps: StepOutcome[]): boolean => steps.some(({ status }) => status === "failed");

function printOutcome(outcome: PublishOutcome, isDryRun: boolean): void {
  const { id, isSeeded, reasons, hostsAdded, hostsRemoved, change } = outcome;
  const content = isDryRun ? "content would be written" : "content written";
  console.log(`${id}: ${statusWords(outcome, isDryRun)}${isSeeded ? `, ${content}` : ""}`);
  for (const host of hostsAdded) console.log(`  + ${inBothSpellings(host)}`);
  for (const host of hostsRemoved) console.log(`  - ${inBothSpellings(host)}`);
  for (const reason of reasons) console.error(`${id}: ${reason}`);
  const difference = change ? differenceOf(id, change) : "";
  if (difference) console.log(difference);
}

function statusWords({ status, version }: PublishOutcome, isDryRun: boolean): string {
  if (status !== "published") return status;
  return isDryRun ? `would be published as version ${(version ?? 0) + 1}` : `published as version ${version}`;
}
