// @ts-check
import { runProgram } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";

/**
 * Told, never failed: what the registry says changes without us, and it may be out of reach.
 * @param {{ logDir: string }} options
 */
export async function checkAudit({ logDir }) {
  try {
    await runProgram("audit", ["npm", "audit", "--omit=dev", "--audit-level=high"], { logDir });
    return "none of weight";
  } catch (error) {
    const isAnswered = error instanceof Refusal && /severity|vulnerabilit/i.test(error.details);
    return isAnswered ? `warning: see ${logDir}/audit.log` : "not known: the registry did not answer";
  }
}
