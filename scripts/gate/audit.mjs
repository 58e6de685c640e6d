// @ts-check
import { runProgram } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";

const FINDING = /\b(high|critical)\b.*severity|severity: (high|critical)|\d+ (high|critical)\b/i;

/**
 * Fails for a known weakness of weight in what is shipped. Where the registry cannot be asked, says so: a gate that
 * needs the network would tell of the network.
 * @param {{ logDir: string }} options
 * @param {string[]} [command]
 */
export async function checkAudit({ logDir }, command = ["npm", "audit", "--omit=dev", "--audit-level=high"]) {
  try {
    await runProgram("audit", command, { logDir });
    return "none of weight";
  } catch (error) {
    if (!(error instanceof Refusal) || !FINDING.test(error.details))
      return "not known: the registry did not answer";
    throw new Refusal(
      `A package that is shipped has a known weakness: see ${logDir}/audit.log.`,
      error.details,
    );
  }
}
