import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "../../../lib/system";
import { CommandError } from "../command-error";
import type { Plan } from "./plan";

const UNFINISHED = /^\.new-(\d+)-/;
/** The size of the thread pool of sharp. */
const PICTURES_AT_ONCE = 4;

export interface Progress {
  total: (pictures: number) => void;
  advance: (file: string) => void;
  end: () => void;
}

/** Writes to a temporary folder and renames it, so that an interrupted run leaves no tenant. */
export async function writeTenant(folder: string, id: string, plan: Plan, progress: Progress): Promise<void> {
  await removeUnfinished(folder);
  const unfinished = join(folder, `.new-${process.pid}-${id}`);
  const images = join(unfinished, "content", "images");
  try {
    await mkdir(images, { recursive: true });
    const waiting = [...plan.pictures];
    progress.total(waiting.length);
    const work = async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        await writeFile(join(images, task.file), await task.make());
        progress.advance(task.file);
      }
    };
    await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
    // tenant.json last: folders without it are no tenants.
    const { "tenant.json": tenant = "", ...content } = plan.files;
    for (const [name, text] of Object.entries(content)) await writeFile(join(unfinished, name), text);
    await writeFile(join(unfinished, "tenant.json"), tenant);
    await rename(unfinished, join(folder, id)).catch(refuseTaken(folder, id));
  } finally {
    progress.end();
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** It may have been created meanwhile. */
const refuseTaken = (folder: string, id: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  throw new CommandError(`${join(folder, id)} is there already; nothing was written`);
};

/** Deletes temporary folders of killed processes. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(UNFINISHED.exec(name)?.[1]);
    if (pid && !isRunning(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
