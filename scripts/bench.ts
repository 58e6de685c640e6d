/**
 * Measures the product: `npm run bench`. `--only storefront`, `widget`, `backend`, `tenancy`, `storm`, `load` or `soak`
 * leaves out the others; of the storefront and the widget `--runs 5` gives steadier medians, `--pages product` and `--tenants
 * haneul` narrow it down, `--seconds 0` leaves out the load. The soak comes only when it is asked for, and takes ten
 * minutes unless `--seconds` says otherwise. Figures, never a test: a shared machine swings.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { benchBackend } from "./bench/backend";
import { benchLoad } from "./bench/load";
import { benchSoak } from "./bench/soak";
import { benchStorefront } from "./bench/storefront";
import { benchStorm } from "./bench/storm";
import { benchTenancy } from "./bench/tenancy";
import { benchWidget } from "./bench/widget";
import { buildStorefront, buildWidget } from "./lib/build.mjs";
import { refuseBusyPortsOf } from "./lib/ports.mjs";
import { startBackend, startStorefront } from "./lib/product.mjs";
import { stopPrograms } from "./lib/programs.mjs";
import { Refusal } from "./lib/refusal.mjs";
import { readSettings } from "./lib/settings.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { runCommand, step } from "./lib/step.mjs";

const PARTS = ["storefront", "widget", "backend", "tenancy", "storm", "load", "soak"];
const LOAD_SECONDS = 5;
const SOAK_SECONDS = 600;
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    runs: { type: "string", default: "3" },
    tenants: { type: "string", default: "lumiere,haneul,onyu" },
    pages: { type: "string", default: "home,list,product" },
    seconds: { type: "string" },
  },
});
const folder = path.join(".build", "bench");
const settings = {
  ...readSettings({
    PORT: "3630",
    BACKEND_PORT: "4630",
    DATA_DIR: path.join(folder, "data"),
    LOG_DIR: folder,
  }),
  servedDir: path.join(folder, "served"),
};

endWithPrograms({ exitCode: 130 });
await runCommand(async () => {
  const { only } = values;
  if (only && !PARTS.includes(only)) throw new Refusal(`--only ${only}: there are ${PARTS.join(" and ")}.`);
  const isWanted = (part: string) => !only || only === part;
  if (isWanted("storefront") || isWanted("widget")) await measureInBrowser(only);
  if (isWanted("backend")) await benchBackend();
  if (isWanted("tenancy")) await benchTenancy();
  if (isWanted("storm")) await benchStorm();
  if (isWanted("load")) await load();
  if (only === "soak") await soak();
});
await stopPrograms();
process.exit();

async function measureInBrowser(only: string | undefined): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("start the backend", async () => void (await startBackend(settings)));
  const { tenants, pages } = values;
  const [runs, seconds] = [Number(values.runs), Number(values.seconds ?? LOAD_SECONDS)];
  const { port, publicBackendUrl } = settings;
  if (only !== "storefront")
    await benchWidget({ port, publicBackendUrl, host: "lumiere.localhost", runs: runs * 3 });
  if (only !== "widget") {
    await step("build the storefront", () => buildStorefront(settings));
    await step("start the storefront", async () => void (await startStorefront(settings)));
    await benchStorefront({ port, runs, seconds, tenants, pages });
  }
  await stopPrograms();
}

async function soak(): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the storefront", () => buildStorefront(settings));
  await benchSoak(settings, Number(values.seconds ?? SOAK_SECONDS));
}

async function load(): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the storefront", () => buildStorefront(settings));
  await step("start the backend", async () => void (await startBackend(settings)));
  await step("start the storefront", async () => void (await startStorefront(settings)));
  await benchLoad(settings, Number(values.seconds ?? LOAD_SECONDS));
  await stopPrograms();
}
