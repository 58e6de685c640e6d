// @ts-check
import { runProgram } from "../lib/programs.mjs";

/**
 * Told, never failed: what the registry says changes without us, and it may be out of reach.
 * @param {{ logDir: string }} options
 */
export async function checkAudit({ logDir }) {
  try {
    await runProgram("audit", ["npm", "audit", "--omit=dev", "--audit-level=high"], { logDir });
    return "none of weight";
  } catch {
    return `warning: see ${logDir}/audit.log`;
  }
}
