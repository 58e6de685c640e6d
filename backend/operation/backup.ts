import { randomBytes } from "node:crypto";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { create } from "tar";
import type { Database } from "../db/client";

/** Of a data directory what cannot be made again: no pages, no logs, nothing of the process that has it open. */
export const isKept = (name: string): boolean => name === "database" || name === "attachments";

/** A backup or restore that was not done; the message says why in one line. */
export class OperationError extends Error {}

/**
 * Packs the embedded database and the visitors' files into one .tar.gz and answers its size in bytes. Every other
 * query waits meanwhile, so that what is packed is the state of one moment.
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

/** The database first: a file is written right after the row that names it, so by its turn it is most likely there. */
async function listParts(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter(isKept);
  return names.sort((one, other) => Number(other === "database") - Number(one === "database"));
}
