/**
 * Measures the running product: `npm run bench`. `--runs 5` for steadier medians, `--pages product` and
 * `--tenants haneul` narrow it down, `--seconds 0` leaves out the load. Figures, never a test: a shared machine swings.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { BARS, CACHED_PAGE_MIN_PER_S, drawTable, mediansOf } from "./bench/bars";
import { measureLoad } from "./bench/measure-load";
import { type Measured, measurePage } from "./bench/measure-page";
import { buildStorefront, buildWidget } from "./lib/build.mjs";
import { get } from "./lib/http.mjs";
import { refuseBusyPortsOf } from "./lib/ports.mjs";
import { startBackend, startStorefront } from "./lib/product.mjs";
import { stopPrograms } from "./lib/programs.mjs";
import { readSettings } from "./lib/settings.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { runCommand, step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    tenants: { type: "string", default: "lumiere,haneul" },
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
  await refuseBusyPortsOf(settings);
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("build the storefront", () => buildStorefront(settings));
  await step("start the backend", async () => void (await startBackend(settings)));
  await step("start the storefront", async () => void (await startStorefront(settings)));
  const pages = await listPages();
  const figures = await measureAll(pages);
  console.log(
    `\nLighthouse mobile, medians of ${values.runs} runs (! = beyond the bar)\n\n${drawTable(figures)}\n`,
  );
  for (const { page, lacking } of figures)
    if (lacking.length > 0) console.log(`${page} falls short in: ${lacking.join(", ")}`);
  await reportLoad(pages);
});
await stopPrograms();
process.exit();

interface MeasuredPage {
  name: string;
  host: string;
  path: string;
}

async function listPages(): Promise<MeasuredPage[]> {
  const tenants = readTenants().filter(({ id }) => values.tenants.split(",").includes(id));
  const pages = await Promise.all(
    tenants.map(async ({ id, primary }) => [
      { name: `${id} home`, host: primary, path: "/" },
      { name: `${id} list`, host: primary, path: "/products" },
      { name: `${id} product`, host: primary, path: await firstProduct(primary) },
    ]),
  );
  return pages.flat().filter(({ name }) => values.pages.split(",").includes(name.split(" ")[1] ?? ""));
}

async function firstProduct(host: string): Promise<string> {
  const { body } = await get(settings.port, "/products", { host });
  return /href="(\/products\/\d+)"/.exec(body.toString("utf8"))?.[1] ?? "/products";
}

/** Round by round, so that a slow minute of the machine touches every page alike. */
async function measureAll(pages: MeasuredPage[]) {
  const runs = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]));
  const addressOf = ({ host, path: page }: MeasuredPage) => `http://${host}:${settings.port}${page}`;
  for (const page of pages)
    await step(`warm up ${page.name}`, async () => void (await measurePage(addressOf(page))));
  for (let round = 1; round <= Number(values.runs); round++)
    for (const page of pages)
      await step(`round ${round}: ${page.name}`, async () => {
        const measured = await measurePage(addressOf(page));
        runs.get(page.name)?.push(measured);
        const { figures } = measured;
        return `perf ${figures.performance}, JS ${figures.jsKiB.toFixed(1)} KiB of ${BARS.jsKiB.limit}`;
      });
  return [...runs].map(([page, each]) => ({
    page,
    figures: mediansOf(each.map(({ figures }) => figures)),
    lacking: [...new Set(each.flatMap(({ lacking }) => lacking))],
  }));
}

async function reportLoad(pages: MeasuredPage[]) {
  const durationMs = Number(values.seconds) * 1000;
  if (durationMs === 0) return;
  for (const page of pages) {
    const { perSecond, failed } = await measureLoad(settings.port, page.host, page.path, durationMs);
    const failures = failed ? `, ${failed} failed` : "";
    console.log(
      `${page.name}: ${Math.round(perSecond)} cached pages/s (bar ≥ ${CACHED_PAGE_MIN_PER_S})${failures}`,
    );
  }
}
