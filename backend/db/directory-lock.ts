import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode, isRunning } from "../lib/system";

const LOCK_FILE = "database.lock";

/** The embedded database has no lock of its own; a second process would corrupt it. */
export class DirectoryInUseError extends Error {
  constructor(
    readonly pid: number,
    directory: string,
  ) {
    super(`The database in ${directory} is open in process ${pid}.`);
  }
}

/** Locks the directory for this process; returns the unlock function. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, LOCK_FILE);
  const release = () => rm(file, { force: true });
  for (const attempt of [1, 2]) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return release;
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
    const holder = Number.parseInt(await readFile(file, "utf8").catch(() => ""), 10);
    if (attempt === 2 || (await isAlive(holder))) throw new DirectoryInUseError(holder, directory);
    await release();
  }
  return release;
}

async function isAlive(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid === process.pid || !isRunning(pid)) return false;
  // After a crash the pid may be reused: where /proc exists, only a Node process counts.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "node");
  return command.includes("node") || command.includes("tsx");
}
