// @ts-check
import { runProgram } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";

const FINDING = /\b(high|critical)\b.*severity|severity: (high|critical)|\d+ (high|critical)\b/i;

/**
 * Fails for known vulnerabilities, high or critical, of shipped packages. Passes without the registry: the gate must not
 * depend on the network.
 * @param {{ logDir: string }} options
 * @param {string[]} [command]
 */
export async function checkAudit({ logDir }, command = ["npm", "audit", "--omit=dev", "--audit-level=high"]) {
  try {
    await runProgram("audit", command, { logDir });
    return "none high or critical";
  } catch (error) {
    if (!(error instanceof Refusal) || !FINDING.test(error.details))
      return "unknown: the registry did not respond";
    throw new Refusal(`A shipped package has a known vulnerability: see ${logDir}/audit.log.`, error.details);
  }
}
