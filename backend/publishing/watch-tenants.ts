import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Environment } from "../lib/environment";
import { reasonOf } from "../revalidation/storefronts";
import type { Tenancy } from "../tenancy/tenancy";
import type { TenantDirectory } from "../tenancy/tenant-directory";
import { listTenantIds } from "../tenancy/tenant-files";
import { runOperation } from "./operations";
import { logOutcomes, type PublishOutcome } from "./publish";

/** Debounces saves, which editors write in several steps. */
const DEBOUNCE_MS = 100;

interface WatchOptions {
  environment: Environment;
  tenancy: Tenancy;
  tenants: TenantDirectory;
  log: Logger;
}

/** With WATCH_TENANTS, for development: publishes a tenant.json when it is saved. Returns the stop function. */
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
      // The result type follows from the name.
      const { outcomes } = (await runOperation(tenancy, { name: "publish", input }, () => {})) as {
        outcomes: PublishOutcome[];
      };
      tenants.clear();
      logOutcomes(log, outcomes);
    } catch (error) {
      log.error({ partnerId: id, reason: reasonOf(error) }, "tenant not published");
    }
  };
  const publishSoon = (id: string) => {
    clearTimeout(waiting.get(id));
    const start = () => {
      waiting.delete(id);
      publishing = publishing.then(() => publish(id));
    };
    waiting.set(id, setTimeout(start, DEBOUNCE_MS));
  };
  // The folder, not the file: most editors replace the file.
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
