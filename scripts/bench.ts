/** Measures the product: `npm run bench`; `--help` says how to narrow it down. Each part alone: docs/performance.md. */
import path from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { namesOf, runCommandLine, wholeNumber } from "../backend/cli/command-line";
import { buildStorefront, buildStudio, buildWidget } from "./lib/build.mjs";
import { refuseBusyPortsOf } from "./lib/ports.mjs";
import { startBackend, startStorefront } from "./lib/product.mjs";
import { stopPrograms } from "./lib/programs.mjs";
import { Refusal } from "./lib/refusal.mjs";
import { readSettings } from "./lib/settings.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { step } from "./lib/step.mjs";
import { readTenants } from "./lib/tenants.mjs";

const PARTS = [
  "storefront",
  "journey",
  "interactions",
  "payload",
  "widget",
  "studio",
  "backend",
  "scale",
  "tenancy",
  "storm",
  "messages",
  "reminders",
  "load",
  "tls",
  "soak",
];
const IN_BROWSER = ["storefront", "journey", "interactions", "payload", "widget"];
const LOAD_SECONDS = 5;
const SOAK_SECONDS = 600;
const PAGES = ["home", "list", "product"];
const TENANTS = readTenants().map(({ id }) => id);
const MOST_SECONDS = 86_400;

interface Options {
  only?: string;
  runs: number;
  tenants: string[];
  pages: string[];
  seconds?: number;
  https: boolean;
  beside: Record<string, string>;
  json?: string;
  chart?: string;
}

const folder = path.join(".build", "bench");
const settings = readSettings({
  PORT: process.env.PORT || "3630",
  BACKEND_PORT: process.env.BACKEND_PORT || "4630",
  DATA_DIR: path.join(folder, "data"),
  LOG_DIR: folder,
});

endWithPrograms({ exitCode: 130 });
const program = new Command("npm run bench --")
  .description("Measures the product. Figures, never a test: a shared machine swings.")
  .addOption(
    new Option("--only <part>", "leave out the others; the soak comes only when asked for").choices(PARTS),
  )
  .option("--runs <count>", "more give steadier medians of pages and the widget", wholeNumber(1, 1000), 3)
  .option("--tenants <ids>", "of pages, separated by commas", namesOf(TENANTS), TENANTS)
  .option("--pages <names>", `of ${PAGES.join(",")}`, namesOf(PAGES), PAGES)
  .option(
    "--seconds <count>",
    `of load on each page, 0 for none (${LOAD_SECONDS}); of the soak (${SOAK_SECONDS})`,
    wholeNumber(0, MOST_SECONDS),
  )
  .option(
    "--https",
    "pages by HTTP/2 over TLS through a slow line, as visitors have them; needs nginx",
    false,
  )
  .option("--beside <name=url>", "another storefront's page on this machine; may be repeated", addAddress, {})
  .option("--json <file>", "writes the pages' figures")
  .option("--chart <file>", "draws the pages' figures as an SVG")
  .action(measure);

try {
  await runCommandLine(program, [Refusal]);
} finally {
  await stopPrograms();
}
process.exit();

async function measure(options: Options): Promise<void> {
  const { only } = options;
  const isWanted = (part: string) => !only || only === part;
  if (IN_BROWSER.some(isWanted)) await measureInBrowser(options);
  if (isWanted("studio")) await studio(options);
  if (isWanted("backend")) await (await import("./bench/backend")).benchBackend();
  if (isWanted("scale")) await (await import("./bench/scale")).benchScale();
  if (isWanted("tenancy")) await (await import("./bench/tenancy")).benchTenancy();
  if (isWanted("storm")) await (await import("./bench/storm")).benchStorm();
  if (isWanted("messages")) await (await import("./bench/messages")).benchMessages();
  if (isWanted("reminders")) await (await import("./bench/reminders")).benchReminders();
  if (isWanted("load")) await load(options);
  if (isWanted("tls")) await tls();
  if (only === "soak") await soak(options);
}

async function measureInBrowser({
  only,
  runs,
  tenants,
  pages,
  seconds = LOAD_SECONDS,
  https: isHttps,
  beside,
  json,
  chart,
}: Options): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the booking widget", () => buildWidget(settings, { isForced: true }));
  await step("build the studio", () => buildStudio(settings, { isForced: true }));
  await step("start the backend", async () => void (await startBackend(settings)));
  const { port, publicBackendUrl } = settings;
  const isWanted = (part: string) => !only || only === part;
  if (isWanted("widget"))
    await (await import("./bench/widget")).benchWidget({
      port,
      publicBackendUrl,
      host: "lumiere.localhost",
      runs: runs * 3,
    });
  if (only !== "widget") {
    await step("build the storefront", () => buildStorefront(settings));
    const { benchStorefront } = await import("./bench/storefront");
    const { serveStorefront } = await import("./bench/serve");
    const served = await step("start the storefront", () => serveStorefront(settings, { isHttps }));
    if (isWanted("storefront"))
      await benchStorefront({ ...served, runs, seconds, tenants, pages, beside, json, chart });
    const walk = { ...served, runs, tenants };
    if (isWanted("journey")) await (await import("./bench/journey")).benchJourney(walk);
    if (isWanted("payload")) await (await import("./bench/payload")).benchPayload(walk);
    if (isWanted("interactions")) await (await import("./bench/interactions")).benchInteractions(walk);
  }
  await stopPrograms();
}

async function studio({ runs }: Options): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the studio", () => buildStudio(settings, { isForced: true }));
  const { benchStudio } = await import("./bench/studio");
  await benchStudio({ ...settings, dataDir: path.join(folder, "studio-data") }, runs);
}

async function soak({ seconds = SOAK_SECONDS }: Options): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the storefront", () => buildStorefront(settings));
  await (await import("./bench/soak")).benchSoak(settings, seconds);
}

async function tls(): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the storefront", () => buildStorefront(settings));
  await (await import("./bench/tls")).benchTls(settings);
}

async function load({ seconds = LOAD_SECONDS }: Options): Promise<void> {
  await refuseBusyPortsOf(settings);
  await step("build the storefront", () => buildStorefront(settings));
  await step("start the backend", async () => void (await startBackend(settings)));
  await step("start the storefront", async () => void (await startStorefront(settings)));
  await (await import("./bench/load")).benchLoad(settings, seconds);
  await stopPrograms();
}

/** `vercel/commerce home=http://127.0.0.1:3001/`, added to those before. */
function addAddress(text: string, before: Record<string, string>): Record<string, string> {
  const [name, ...rest] = text.split("=");
  const address = rest.join("=");
  if (!name || !URL.canParse(address))
    throw new InvalidArgumentError("Give a name and an address: name=http://…");
  return { ...before, [name]: address };
}
