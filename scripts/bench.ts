/**
 * Measures the product: `npm run bench`. `--only storefront` or `--only backend` leaves out the other; of the
 * storefront `--runs 5` gives steadier medians, `--pages product` and `--tenants haneul` narrow it down, `--seconds 0`
 * leaves out the load. Figures, never a test: a shared machine swings.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { benchBackend } from "./bench/backend";
import { benchStorefront } from "./bench/storefront";
import { buildStorefront, buildWidget } from "./lib/build.mjs";
import { refuseBusyPortsOf } from "./lib/ports.mjs";
import { startBackend, startStorefront } from "./lib/product.mjs";
import { stopPrograms } from "./lib/programs.mjs";
import { Refusal } from "./lib/refusal.mjs";
import { readSettings } from "./lib/settings.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { runCommand, step } from "./lib/step.mjs";

const PARTS = ["storefront", "backend"];
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    runs: { type: "string", default: "3" },
    tenants: { type: "string", default: "lumiere,haneul,onyu" },
    pages: { type: "string", default: "home,list,product" },
    seconds: { type: "string", default: "5" },
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
  if (only !== "backend") await measureStorefront();
  if (only !== "storefront") await benchBackend();
});
await stopPrograms();
process.exit();

async function measureStorefront(): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("build the storefront", () => buildStorefront(settings));
  await step("start the backend", async () => void (await startBackend(settings)));
  await step("start the storefront", async () => void (await startStorefront(settings)));
  const { tenants, pages } = values;
  const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
  await benchStorefront({ port: settings.port, runs, seconds, tenants, pages });
  await stopPrograms();
}
