import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseUnreachableError } from "../../backend/db/client";
import type { Environment } from "../../backend/environment";
import type { ContentDifferences } from "../../backend/tenancy/content/find-differences";
import { findRunningBackend } from "../../backend/tenancy/running-backend";
import { askDatabase } from "./database";
import { CommandError } from "./failure";
import { tenantsFolder } from "./folder";

const SHOWN = 20;

/**
 * What the content files have that is not live. None where there is no database, or none that answers: files are checked
 * on machines without one, too.
 */
export async function readContentDifferences(
  environment: Environment,
  ids: string[] | undefined,
): Promise<ContentDifferences[]> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const isThere = DATABASE_URL !== undefined || existsSync(join(DATA_DIR, "database"));
  if (!isThere && (await findRunningBackend(DATA_DIR, DATABASE_URL)) === null) return [];
  try {
    return await askDatabase(environment, "content", { folder: tenantsFolder(environment), ids });
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
    console.error(`${id}: warning: ${changes} not live: content is written once, at the first publish`);
    for (const line of lines.slice(0, SHOWN)) console.error(`  ${line}`);
    if (count > SHOWN) console.error(`  … and ${count - SHOWN} more`);
  }
}
