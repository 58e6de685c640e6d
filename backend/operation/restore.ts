import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { extract } from "tar";
import { DataDirError, openFolder } from "../db/client";
import { lockDirectory } from "../db/directory-lock";
import { partners } from "../db/schema/partners";
import { exists } from "../lib/system";
import { isBackedUp, OperationError } from "./backup";

const DRAFT = ".restoring";
/** Cached pages of a storefront on the same DATA_DIR. */
const PAGES = ["served", "dev"];

/**
 * Restores a backup into a data directory after opening and migrating it, and returns its number of partners. Refuses a
 * directory with a database unless `isForced`, and always one that a process has open.
 */
export async function restore(
  file: string,
  dataDir: string,
  { isForced = false } = {},
): Promise<{ partnerCount: number }> {
  if (!(await exists(file))) throw new OperationError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DataDirError(dataDir, error.code);
  });
  const unlock = await lockDirectory(dataDir);
  const draft = join(dataDir, DRAFT);
  try {
    if (!isForced && (await exists(join(dataDir, "database"))))
      throw new OperationError(`There is a database in ${dataDir} already; --force replaces it.`);
    await clear(draft);
    await mkdir(draft, { mode: 0o700 });
    await unpack(file, draft);
    const partnerCount = await openAndCount(join(draft, "database"), file);
    for (const name of await readdir(draft)) {
      await rm(join(dataDir, name), { recursive: true, force: true });
      await rename(join(draft, name), join(dataDir, name));
    }
    for (const name of PAGES) await rm(join(dataDir, name), { recursive: true, force: true });
    return { partnerCount };
  } finally {
    await clear(draft);
    await unlock();
  }
}

/** Retries, because a failed extraction may still be writing. */
const clear = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

async function unpack(file: string, folder: string): Promise<void> {
  const isOurs = (path: string) => isBackedUp(path.split("/")[0] ?? "");
  await extract({ file, cwd: folder, strict: true, filter: isOurs }).catch((error: Error) => {
    throw new OperationError(`${file} cannot be unpacked: ${error.message}`);
  });
  if (!(await exists(join(folder, "database", "PG_VERSION"))))
    throw new OperationError(`${file} is not a backup of this backend: it contains no database.`);
}

async function openAndCount(dataDir: string, file: string): Promise<number> {
  try {
    const { db, close } = await openFolder(dataDir);
    const [row] = await db.select({ partners: count() }).from(partners);
    await close();
    return row?.partners ?? 0;
  } catch (error) {
    throw new OperationError(
      `The database in ${file} does not open: ${error instanceof Error ? error.message : error}`,
    );
  }
}
