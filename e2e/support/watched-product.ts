import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { findTestDatabase } from "../../backend/testing/test-database.mjs";
import { askServer, createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { get } from "../../scripts/lib/http.mjs";
import { startBackend, startStorefront } from "../../scripts/lib/product.mjs";
import type { Settings } from "../../scripts/lib/settings.mjs";

type Line = Record<string, unknown>;

/** A product of its own whose logs, figures and database can be looked at; on PostgreSQL where there is one. */
export async function startWatchedProduct(
  settings: Settings,
  { metricsPort, errorReportUrl }: { metricsPort: number; errorReportUrl: string },
) {
  await rm(settings.dataDir, { recursive: true, force: true });
  const database = await openDatabase();
  const env = { ...database?.env, METRICS_PORT: String(metricsPort), ERROR_REPORT_URL: errorReportUrl };
  const backend = await startBackend(settings, { env });
  const storefront = await startStorefront(settings, { env });

  return {
    backend,
    settings,
    /** A program's lines so far. What is no JSON is Next's own. */
    async linesOf(program: "backend" | "storefront"): Promise<Line[]> {
      const text = await readFile(path.join(settings.logDir, `${program}.log`), "utf8");
      return text.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : []));
    },
    /** The statements that PostgreSQL's connections ran last; null where there is no PostgreSQL. */
    statements: () => database?.statements() ?? null,
    /** Every series of a program, by its name and labels. */
    async figuresOf(program: "backend" | "storefront"): Promise<Record<string, number>> {
      const port = program === "storefront" ? metricsPort : settings.backendPort;
      const { status, body } = await get(port, "/metrics");
      if (status !== 200) throw new Error(`/metrics of the ${program} answered ${status}`);
      const series = [...body.toString().matchAll(/^([a-z]\S*?(?:\{.*\})?) (\S+)$/gm)];
      return Object.fromEntries(series.map(([, name, value]) => [name, Number(value)]));
    },
    async stop() {
      await storefront.stop();
      await backend.stop();
      await database?.drop();
    },
  };
}

export type WatchedProduct = Awaited<ReturnType<typeof startWatchedProduct>>;

async function openDatabase() {
  if (!(await findTestDatabase())) return null;
  const { name, url, drop } = await createThrowawayDatabase();
  return {
    env: { DATABASE_URL: url },
    async statements() {
      const rows = await askServer(`select query from pg_stat_activity where datname = '${name}'`);
      return rows.map(({ query }) => query ?? "");
    },
    drop,
  };
}
