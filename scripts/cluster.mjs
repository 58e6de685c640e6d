// @ts-check
/** `npm run cluster`: two backends and two storefronts behind nginx, on the PostgreSQL and Redis that are named. */
import "./lib/node-version.mjs";
import { startCluster } from "./cluster/cluster.mjs";
import { readClusterSettings } from "./cluster/settings.mjs";
import { buildStorefront, buildStudio, buildWidget } from "./lib/build.mjs";
import { ensureDataDir } from "./lib/data-dir.mjs";
import { readFlags } from "./lib/flags.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { refuseBusyPortsOf } from "./lib/ports.mjs";
import { stopPrograms, watchPrograms } from "./lib/programs.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { runCommand, step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";

readFlags(`
Usage: DATABASE_URL=postgres://… REDIS_URL=redis://… npm run cluster

Two backends and two storefronts behind nginx. PORT (3000) and BACKEND_PORT (4000) are nginx's; the programs have the
ports after them, and write below DATA_DIR (.data).
Exit codes: 0 ended by Ctrl-C; 1 it could not start, or a part of it ended; 2 asked for wrongly.`);
await runCommand(async () => {
  const settings = readClusterSettings(process.env);
  await refuseBusyPortsOf(settings.site);
  ensureDataDir(settings.site);
  endWithPrograms({ exitCode: 0 });
  process.stdout.write("\n  Clinic storefronts, two of each behind nginx\n\n");

  await ensureInstalled(settings.site);
  await step("build the booking widget", () => buildWidget(settings.site));
  await step("build the studio", () => buildStudio(settings.site));
  await step("build the storefront", () => buildStorefront(settings.site));
  const { backends, nginx, storefronts } = await step("start all five", () => startCluster(settings));
  for (const { name, primary } of readTenants())
    process.stdout.write(`    ${name}   http://${primary}:${settings.site.port}\n`);
  process.stdout.write("\n  Ctrl-C ends it.\n\n");

  await watchPrograms([...backends, nginx, ...storefronts]);
});
await stopPrograms();
process.exit();
