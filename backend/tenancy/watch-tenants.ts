import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Environment } from "../environment";
import { reasonOf } from "../revalidation/storefronts";
import { runOperation } from "./operations";
import { logOutcomes, type PublishOutcome } from "./publish";
import type { Tenancy } from "./tenancy";
import type { TenantDirectory } from "./tenant-directory";
import { listTenantIds } from "./tenant-files";

/** Editors write a file in several steps; a save is over when it has been quiet so long. */
const QUIET_MS = 100;

interface WatchOptions {
  environment: Environment;
  tenancy: Tenancy;
  tenants: TenantDirectory;
  log: Logger;
}

/** For development, where WATCH_TENANTS says so: publishes a tenant.json as it is saved. Answers how to end it. */
export async function watchTenants(options: WatchOptions): Promise<() => void> {
  const { environment, tenancy, tenants, log } = options;
  const folder = environment.TENANTS_DIR;
  if (!environment.WATCH_TENANTS) return () => {};
  const watchers = new Map<string, FSWatcher>();
  const waiting = new Map<string, NodeJS.Timeout>();
  let publishing = Promise.resolve();

  const publish = async (id: string) => {
    const input = { folder, ids: [id], by: "npm run dev" };
    try {
      // The operation's name says what it answers.
      const { outcomes } = (await runOperation(tenancy, { name: "publish", input }, () => {})) as {
        outcomes: PublishOutcome[];
      };
      tenants.forget();
      logOutcomes(log, outcomes);
    } catch (error) {
      log.error({ partnerId: id, reason: reasonOf(error) }, "tenant was not published");
    }
  };
  const publishSoon = (id: string) => {
    clearTimeout(waiting.get(id));
    const start = () => {
      waiting.delete(id);
      publishing = publishing.then(() => publish(id));
    };
    waiting.set(id, setTimeout(start, QUIET_MS));
  };
  // The folder, not the file: most editors put another file in its place.
  const watchFolder = (id: string) => {
    const watcher = watch(join(folder, id), (_, name) => {
      if (name === "tenant.json") publishSoon(id);
    });
    watcher.on("error", () => watchers.delete(id));
    watchers.set(id, watcher);
  };
  const findFolders = async () => {
    for (const id of await listTenantIds(folder)) if (!watchers.has(id)) watchFolder(id);
  };

  await findFolders();
  const root = watch(folder, () => void findFolders());
  return () => {
    for (const timer of waiting.values()) clearTimeout(timer);
    for (const watcher of [root, ...watchers.values()]) watcher.close();
  };
}
