import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openPostgres } from "../../backend/db/client";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { startBackend, startStorefront } from "../lib/product.mjs";
import { localBin, PINNED_NODE, type Program, ROOT } from "../lib/programs.mjs";
import type { Settings } from "../lib/settings.mjs";
import { step } from "../lib/step.mjs";
import { cpuSeconds, peakMb } from "./process-figures";
import { CREDENTIALS_KEY, fillCertificates } from "./tls-files";

const PRODUCTS = 10;
const BAR_SECONDS = 10;

/** Starts of a backend and a storefront with the demo clinics alone, then with so many, each with its domain and certificate. */
export async function benchStarts(settings: Settings, folder: string, count: number): Promise<void> {
  const database = await createThrowawayDatabase({ name: "bench_tls" });
  const env = {
    DATABASE_URL: database.url,
    CERTIFICATES_DIR: folder,
    CREDENTIALS_KEYS: Buffer.from(CREDENTIALS_KEY).toString("base64"),
    // Nothing that it would have issued is due.
    ACME_DIRECTORY: "https://127.0.0.1:1/directory",
    DOMAIN_ADDRESS: "127.0.0.1",
  };
  try {
    // The first one migrates, publishes and seeds.
    await (await startBackend(settings, { env })).stop();
    await measureStarts("demo clinics", settings, env);
    await step("add the clinics", () => fill(database.url, count));
    await (await startBackend(settings, { env })).stop();
    await measureStarts(`${count.toLocaleString()} clinics`, settings, env);
  } finally {
    await database.drop();
  }
}

async function measureStarts(whose: string, settings: Settings, env: Record<string, string>): Promise<void> {
  const backend = await time(`${whose}: backend`, () => startBackend(settings, { env }));
  const storefront = await time(`${whose}: storefront`, () => startStorefront(settings, { env }));
  await storefront.stop();
  await backend.stop();
}

async function fill(url: string, count: number): Promise<void> {
  const size = ["--partners", String(count), "--products", String(PRODUCTS), "--force"];
  await promisify(execFile)(PINNED_NODE, [localBin("tsx"), "scripts/generate-partners.ts", ...size], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
  });
  const { db, pool, close } = await openPostgres(url);
  await pool?.query(FILL_DOMAINS, [count]);
  await fillCertificates(db, count);
  await pool?.query("vacuum analyze");
  await close();
}

const FILL_DOMAINS = `
  with added as (
    insert into hosts (host, partner_id, is_primary)
    select 'clinic-' || n - 1 || '.example', 'p' || n, false from generate_series(1, $1::int) n
    returning host, partner_id)
  insert into domains (host, partner_id, is_primary, state, checked_at, verified_at)
  select host, partner_id, false, 'live', now(), now() from added`;

/** A storefront is ready once it has sent a page. */
async function time(what: string, start: () => Promise<Program>): Promise<Program> {
  const begun = performance.now();
  const program = await start();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const pid = program.pid ?? 0;
  const cpu = (await cpuSeconds(pid)).toFixed(1);
  console.log(
    `${what} ready in ${seconds} s, ${cpu} s of CPU, ${await peakMb(pid)} MB (bar: ${BAR_SECONDS} s)`,
  );
  return program;
}
