import { createPrivateKey } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray, isNotNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/client";
import { certificates } from "../db/schema/certificates";
import type { Sealing } from "../lib/sealed";
import { openCertificateKey } from "./order";

/** The proxy reads it by its group. */
const FILE_MODE = 0o640;
const FILES_AT_ONCE = 100;

interface Context {
  db: Database;
  sealing: Sealing;
  folder: string;
  log: Logger;
}

/**
 * Keeps a folder as the table is: `<name>.pem` with the chain and the private key, replaced in one step, its time that
 * of the issue. Returns a function that writes what differs and returns how many files it changed. Where nothing has
 * changed since a call that wrote every file, it asks the database for one line; a file that could not be written is
 * tried again at the next call.
 */
export function createCertificateFiles({ db, sealing, folder, log }: Context): () => Promise<number> {
  let written: Map<string, number> | null = null;
  let lastDigest = "";
  return async () => {
    written ??= await readFolder(folder);
    const digest = await digestOfTable(db);
    if (digest === lastDigest) return 0;
    const { changed, failed } = await writeDifferences({ db, sealing, folder, log }, written);
    lastDigest = failed === 0 ? digest : "";
    return changed;
  };
}

async function writeDifferences(
  context: Context,
  written: Map<string, number>,
): Promise<{ changed: number; failed: number }> {
  const { db, folder } = context;
  const wanted = await db
    .select({ host: certificates.host, issuedAt: certificates.issuedAt })
    .from(certificates)
    .where(isNotNull(certificates.chain));
  const hosts = new Set(wanted.map(({ host }) => host));
  const gone = [...written.keys()].filter((host) => !hosts.has(host));
  for (const host of gone) {
    await rm(join(folder, `${host}.pem`), { force: true });
    written.delete(host);
  }
  const isDue = ({ host, issuedAt }: (typeof wanted)[number]) => written.get(host) !== secondsOf(issuedAt);
  const due = wanted.filter(isDue);
  for (let at = 0; at < due.length; at += FILES_AT_ONCE)
    await writeFiles(context, { hosts: due.slice(at, at + FILES_AT_ONCE).map(({ host }) => host), written });
  const failed = due.filter(isDue).length;
  return { changed: gone.length + due.length - failed, failed };
}

async function writeFiles(
  { db, sealing, folder, log }: Context,
  { hosts, written }: { hosts: string[]; written: Map<string, number> },
): Promise<void> {
  const rows = await db.select().from(certificates).where(inArray(certificates.host, hosts));
  await Promise.all(
    rows.map(async ({ host, chain, key, issuedAt }) => {
      if (!chain || !key) return;
      try {
        const opened = await openCertificateKey(sealing, { host, key });
        // The older form: OpenSSL 3.0, which reads it at each handshake, tries fewer readers on it.
        const pem = createPrivateKey(opened).export({ type: "sec1", format: "pem" });
        await replaceFile(join(folder, `${host}.pem`), `${chain.trimEnd()}\n${pem}`, secondsOf(issuedAt));
        written.set(host, secondsOf(issuedAt));
      } catch (error) {
        log.error({ host, err: error }, "the file of a certificate was not written");
      }
    }),
  );
}

/** A reader has the old file or the new one, whole. */
async function replaceFile(file: string, text: string, seconds: number): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, text, { mode: FILE_MODE });
  // The mode above is cut by the process's mask.
  await chmod(draft, FILE_MODE);
  await utimes(draft, seconds, seconds);
  await rename(draft, file);
}

/** Names and the seconds of their issue. */
async function readFolder(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const found = new Map<string, number>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith(".pem")) continue;
    const { mtimeMs } = await stat(join(folder, file));
    found.set(file.slice(0, -".pem".length), Math.round(mtimeMs / 1000));
  }
  return found;
}

async function digestOfTable(db: Database): Promise<string> {
  const [row] = await db
    .select({
      digest: sql<string>`count(*) || ' ' || coalesce(max(${certificates.issuedAt})::text, '') || ' ' || coalesce(sum(hashtext(${certificates.host})), 0)`,
    })
    .from(certificates)
    .where(isNotNull(certificates.chain));
  return row?.digest ?? "";
}

const secondsOf = (at: Date | null): number => Math.floor((at?.getTime() ?? 0) / 1000);
