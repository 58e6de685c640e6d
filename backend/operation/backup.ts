import { randomBytes } from "node:crypto";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { create } from "tar";
import type { Database } from "../db/client";

/** The parts of a data directory that cannot be recreated. */
export const isBackedUp = (name: string): boolean => name === "database" || name === "attachments";

/** A failed backup or restore; the message is shown without a stack. */
export class OperationError extends Error {}

/**
 * Packs the embedded database and the visitors' files into one .tar.gz and returns its size in bytes. Other queries wait
 * meanwhile, so that the backup is consistent.
 */
export async function backUp(db: Database, dataDir: string, file: string): Promise<number> {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`checkpoint`);
      await create({ gzip: true, file: draft, cwd: dataDir, mode: 0o600 }, await listParts(dataDir));
    });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

/** The database first: files are stored right after their rows, so they are most likely there by then. */
async function listParts(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter(isBackedUp);
  return names.sort((one, other) => Number(other === "database") - Number(one === "database"));
}
