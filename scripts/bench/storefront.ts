import { writeFileSync } from "node:fs";
import { get } from "../lib/http.mjs";
import { step } from "../lib/step.mjs";
import { readTenants } from "../lib/tenants.mjs";
import { BARS, CACHED_PAGE_MIN_PER_S, drawRatios, drawTable, mediansOf } from "./bars";
import { drawChart } from "./chart";
import { measureLoad } from "./measure-load";
import { type Measured, measurePage, type Throttling } from "./measure-page";

interface Options {
  origin: (host: string) => string;
  isSlowLine: boolean;
  /** The storefront's own: what one process serves has no proxy's cache before it. */
  ownPort: number;
  /** How it is served. */
  words: string;
  runs: number;
  tenants: string[];
  pages: string[];
  /** Of load on each page; 0 leaves it out. */
  seconds: number;
  /** Pages of other storefronts on this machine, measured in the same rounds: name and address. */
  beside: Record<string, string>;
  /** Files for the figures and for a chart of them. */
  json?: string;
  chart?: string;
}

/** Lighthouse's figures of the clinics' pages, and how many of them a second the storefront serves. */
export async function benchStorefront(options: Options): Promise<void> {
  const pages = await listPages(options);
  const others = Object.entries(options.beside).map(([name, address]) => ({ name, address }));
  const figures = await measureAll(
    [...pages.map(({ name, host, path }) => ({ name, address: options.origin(host) + path })), ...others],
    options,
  );
  console.log(
    `\nLighthouse mobile, throttling applied, ${options.words}, medians of ${options.runs} runs (! = beyond the bar)\n\n${drawTable(figures)}\n`,
  );
  for (const { page, lacking } of figures)
    if (lacking.length > 0) console.log(`${page} falls short in: ${lacking.join(", ")}`);
  if (others.length > 0) {
    const ratios = drawRatios(figures.slice(0, pages.length), figures.slice(pages.length));
    console.log(`\nTimes the best of the others (below 1: ahead)\n\n${ratios}\n`);
  }
  const { json, chart, words, runs } = options;
  if (json)
    writeFileSync(
      json,
      `${JSON.stringify({ measuredAt: new Date(), words, runs, pages: figures }, null, 2)}\n`,
    );
  if (chart) writeFileSync(chart, drawChart(figures));
  await reportLoad(pages, options);
}

interface MeasuredPage {
  name: string;
  host: string;
  path: string;
}

async function listPages(options: Options): Promise<MeasuredPage[]> {
  const tenants = readTenants().filter(({ id }) => options.tenants.includes(id));
  const pages = await Promise.all(
    tenants.map(async ({ id, primary }) => [
      { name: `${id} home`, host: primary, path: "/" },
      { name: `${id} list`, host: primary, path: "/products" },
      { name: `${id} product`, host: primary, path: await firstProduct(options.ownPort, primary) },
    ]),
  );
  return pages.flat().filter(({ name }) => options.pages.includes(name.split(" ")[1] ?? ""));
}

async function firstProduct(port: number, host: string): Promise<string> {
  const { body } = await get(port, "/products", { host });
  return /href="(\/products\/\d+)"/.exec(body.toString("utf8"))?.[1] ?? "/products";
}

/** Round by round, so that a slow minute of the machine touches every page alike. */
async function measureAll(
  pages: { name: string; address: string }[],
  { runs: rounds, isSlowLine }: Pick<Options, "runs" | "isSlowLine">,
) {
  const runs = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]));
  // One run that fails does not cost the figures of all others.
  const measure = ({ address }: { address: string }, throttling: Throttling) =>
    measurePage(address, throttling).catch((reason: unknown) => `left out: ${reason}`);
  for (const page of pages)
    await step(`warm up ${page.name}`, async () => {
      const measured = await measure(page, "none");
      return typeof measured === "string" ? measured : "";
    });
  for (let round = 1; round <= rounds; round++)
    for (const page of pages)
      await step(`round ${round}: ${page.name}`, async () => {
        const measured = await measure(page, isSlowLine ? "processor" : "all");
        if (typeof measured === "string") return measured;
        runs.get(page.name)?.push(measured);
        const { figures } = measured;
        return `perf ${figures.performance}, JS ${figures.jsKiB.toFixed(1)} KiB of ${BARS.jsKiB.limit}`;
      });
  return [...runs].map(([name, each]) => ({
    page: each.length < rounds ? `${name} (${each.length} of ${rounds})` : name,
    figures: mediansOf(each.map(({ figures }) => figures)),
    lacking: [...new Set(each.flatMap(({ lacking }) => lacking))],
  }));
}

async function reportLoad(pages: MeasuredPage[], options: Options) {
  const durationMs = options.seconds * 1000;
  if (durationMs === 0) return;
  for (const page of pages) {
    const { perSecond, failed } = await measureLoad(options.ownPort, page.host, page.path, durationMs);
    const failures = failed ? `, ${failed} failed` : "";
    console.log(
      `${page.name}: ${Math.round(perSecond)} cached pages/s (bar ≥ ${CACHED_PAGE_MIN_PER_S})${failures}`,
    );
  }
}
