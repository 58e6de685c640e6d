import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In the data directory while a process has its database open. */
export const LOCK_FILE = "database.lock";

/** The embedded database has no lock of its own, and a second process would ruin it. */
export class DirectoryInUseError extends Error {
  constructor(
    readonly pid: number,
    directory: string,
  ) {
    super(`The database in ${directory} is open in process ${pid}.`);
  }
}

/** Takes the directory for this process; answers how to give it back. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, LOCK_FILE);
  const release = () => rm(file, { force: true });
  for (const attempt of [1, 2]) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return release;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = Number.parseInt(await readFile(file, "utf8").catch(() => ""), 10);
    if (attempt === 2 || (await isAlive(holder))) throw new DirectoryInUseError(holder, directory);
    await release();
  }
  return release;
}

async function isAlive(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  // After a crash another program may have got the number: where the system tells, only a Node process counts.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "node");
  return command.includes("node") || command.includes("tsx");
}
