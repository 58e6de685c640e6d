import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseUnreachableError } from "../../db/client";
import type { Environment } from "../../lib/environment";
import { findRunningBackend } from "../../operation/running-backend";
import type { ContentDifferences } from "../../publishing/content/find-differences";
import { CommandError } from "./command-error";
import { executeOperation } from "./execute-operation";
import { tenantsFolder } from "./write-options";

const MAX_LINES = 20;

/**
 * Differences between content files and what is live. Empty without a reachable database: files are checked on machines
 * without one, too.
 */
export async function readContentDifferences(
  environment: Environment,
  ids: string[] | undefined,
): Promise<ContentDifferences[]> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const isThere = DATABASE_URL !== undefined || existsSync(join(DATA_DIR, "database"));
  if (!isThere && (await findRunningBackend(DATA_DIR, DATABASE_URL)) === null) return [];
  try {
    return await executeOperation(environment, "content", { folder: tenantsFolder(environment), ids });
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseUnreachableError)) throw error;
    console.error(`Content was not compared with what is live. ${error.message}`);
    return [];
  }
}

/** A warning for each partner, with its first differences. */
export function printContentDifferences(reports: ContentDifferences[]): void {
  for (const { id, count, lines } of reports) {
    const changes = count === 1 ? "1 change of its content is" : `${count} changes of its content are`;
    console.error(`${id}: warning: ${changes} not live: npm run tenants -- content ${id} --apply`);
    for (const line of lines.slice(0, MAX_LINES)) console.error(`  ${line}`);
    if (count > MAX_LINES) console.error(`  … and ${count - MAX_LINES} more`);
  }
}
