import type { DomainReport } from "../../backend/tenancy/check-domains";
import type { ContentDifferences } from "../../backend/tenancy/content/find-differences";
import type { StepOutcome } from "../../backend/tenancy/finish-publishing";
import { inBothSpellings } from "../../backend/tenancy/host-names";
import type { PublishOutcome } from "../../backend/tenancy/publish";
import { printContentDifferences } from "./content-report";
import { differenceOf } from "./difference";
import { printDomains } from "./domain-report";
import { printJson } from "./output";
import { printSteps } from "./steps";

interface Published {
  outcomes: PublishOutcome[];
  content: ContentDifferences[];
  domains: DomainReport[];
  steps: StepOutcome[];
}

/** Exit code 1 where anything was refused or is unfinished. */
export function markFailure({ outcomes, steps }: Pick<Published, "outcomes" | "steps">): void {
  const isRefused = outcomes.some(({ reasons }) => reasons.length > 0);
  const isUnfinished = steps.some(({ status }) => status === "failed");
  if (isRefused || isUnfinished) process.exitCode = 1;
}

/** What a publish did, or in a dry run would do. */
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
