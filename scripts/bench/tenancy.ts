/**
 * Measures what a request, a process and a publish cost at 10 partners and at 10,000 with two hosts each, on PostgreSQL:
 * `npx tsx scripts/bench/tenancy.ts`. The databases bench_tenancy_… are created and dropped.
 */
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createHostDirectory } from "@/tenancy/host-directory";
import { hostSource } from "@/tenancy/host-source";
import { resolveHost } from "@/tenancy/resolve-host";
import { saveDrafts } from "../../backend/content/drafts";
import { publishDrafts } from "../../backend/content/publish";
import { Site } from "../../backend/content/site";
import { storeOf } from "../../backend/content/stores";
import { openPostgres } from "../../backend/db/client";
import { listen } from "../../backend/http/listen";
import { publishTenants } from "../../backend/publishing/publish";
import { domainRulesOf } from "../../backend/tenancy/domain-rules";
import { tenantFile } from "../../backend/testing/tenants";
import { createTestBackend, type TestBackend } from "../../backend/testing/test-backend";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { timingsOf } from "./timings";

const SIZES = [10, 1000, 10_000];
const REQUESTS = 20_000;
/** Partners that are asked for again and again. */
const BUSY = 200;
const FIRST_REQUESTS = 50;
const PUBLISHES = 30;
/** Words that no rule of advertising stops. */
const INERT = { summary: "레이저 시술", cautionHtml: "<p>붉어질 수 있습니다.</p>" };
const CONFIRMED = ["former-price"];

interface TenancyFigures {
  partners: number;
  /** A new process's first request: it reads every host that Edge Config has. */
  firstMs: number;
  /** A known host of a known partner, by far the most requests. */
  knownMicros: number;
  /** The first request of a partner that Edge Config holds, and of one that only the backend knows. */
  fromEdgeConfigMs: number;
  fromBackendMs: number;
  /** What the hosts take in a process's memory. */
  heapKiB: number;
  publishMs: number;
  /** A price that somebody drafted in the studio, made live. */
  priceMs: number;
}

/** Prints a line for each number of partners. */
export async function benchTenancy(): Promise<void> {
  const port = await freePort();
  process.env.BACKEND_URL = `http://127.0.0.1:${port}`;
  process.env.EDGE_CONFIG = `http://127.0.0.1:${port}/ecfg_local?token=dev`;
  const rows: TenancyFigures[] = [];
  for (const partners of SIZES)
    rows.push(
      await step(`${partners.toLocaleString()} partners`, () =>
        withPartners(partners, (backend) => measure(backend, partners, port)),
      ),
    );
  console.log(`\nWhose page it is, by the number of partners, each with two hosts\n\n${draw(rows)}\n`);
}

/** A backend with so many partners besides `alpha`, p1, p2, …; the last of them is not in Edge Config. */
async function withPartners<Result>(
  partners: number,
  work: (backend: TestBackend) => Promise<Result>,
): Promise<Result> {
  const database = await createThrowawayDatabase({ name: `bench_tenancy_${partners}` });
  try {
    const handle = await openPostgres(database.url);
    const engine = { name: "PostgreSQL" as const, open: async () => handle };
    const backend = await createTestBackend(engine, [tenantFile("alpha")]);
    try {
      await handle.pool?.query(FILL_PARTNERS, [partners]);
      await handle.pool?.query(FILL_HOSTS, [partners]);
      await handle.pool?.query("vacuum analyze");
      return await work(backend);
    } finally {
      await backend.close();
    }
  } finally {
    await database.drop();
  }
}

const FILL_PARTNERS = `
  insert into partners (id, config, deploy_status, digest, published_at, seeded_at)
  select 'p' || n, config
      || jsonb_build_object('id', 'p' || n, 'domains', jsonb_build_object(
        'primary', 'clinic-' || n || '.example', 'aliases', jsonb_build_array('www.clinic-' || n || '.example')))
      || jsonb_build_object('partnerInformation', config -> 'partnerInformation' || jsonb_build_object('id', 'p' || n)),
    deploy_status, digest, published_at, seeded_at
  from partners, generate_series(1, $1::int) n where id = 'alpha'`;
const FILL_HOSTS = `
  insert into hosts (host, partner_id, is_primary)
  select prefix || 'clinic-' || n || '.example', 'p' || n, prefix = ''
  from generate_series(1, $1::int) n, unnest(array['', 'www.']) prefix`;

async function measure(backend: TestBackend, partners: number, port: number): Promise<TenancyFigures> {
  const server = listen({ app: backend.app, port, host: "127.0.0.1" });
  try {
    const heapBefore = usedHeap();
    const directory = newDirectory();
    const firstMs = await timeOf(() => resolve(directory, hostOf(1)));
    const heapKiB = (usedHeap() - heapBefore) / 1024;
    const busy = Math.min(BUSY, partners);
    const fromEdgeConfig = await timesOf(FIRST_REQUESTS, (turn) => {
      const fresh = newDirectory(directory);
      return resolve(fresh, hostOf(1 + (turn % busy)));
    });
    const fromBackend = await timesOf(FIRST_REQUESTS, (turn) =>
      resolve(newDirectory(directory, { isInEdgeConfig: false }), hostOf(1 + (turn % busy))),
    );
    for (let n = 1; n <= busy; n++) await resolve(directory, hostOf(n));
    const allMs = await timeOf(async () => {
      for (let turn = 0; turn < REQUESTS; turn++) await resolve(directory, hostOf(1 + (turn % busy)));
    });
    const publishes = await timesOf(PUBLISHES, (turn) => publishAnew(backend, turn));
    return {
      partners,
      firstMs,
      knownMicros: (1000 * allMs) / REQUESTS,
      fromEdgeConfigMs: timingsOf(fromEdgeConfig).medianMs,
      fromBackendMs: timingsOf(fromBackend).medianMs,
      heapKiB,
      publishMs: timingsOf(publishes).medianMs,
      priceMs: await timePrices(backend),
    };
  } finally {
    await server.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const hostOf = (n: number) => `clinic-${n}.example`;
type Directory = ReturnType<typeof newDirectory>;

/** As a new process has it; with the hosts of another where these are known already. */
function newDirectory(
  known?: { findPartner: (host: string) => Promise<string | null> },
  { isInEdgeConfig = true } = {},
) {
  const source = {
    ...hostSource,
    ...(known && {
      readHosts: async () => ({}),
      askHost: isInEdgeConfig ? known.findPartner : hostSource.askHost,
    }),
  };
  return createHostDirectory(source, { now: Date.now, inBackground: () => {} });
}

async function resolve(directory: Directory, host: string): Promise<void> {
  const { kind } = await resolveHost(host, "localhost", directory);
  if (kind !== "tenant") throw new Error(`${host}: ${kind}`);
}

async function publishAnew({ db, folder }: TestBackend, turn: number): Promise<void> {
  const file = tenantFile("alpha");
  const partnerInformation = { ...file.partnerInformation, partnerFax: `02-0000-${1000 + turn}` };
  await writeFile(join(folder, "alpha", "tenant.json"), JSON.stringify({ ...file, partnerInformation }));
  const [outcome] = await publishTenants({ db, folder, now: new Date() }, { ids: ["alpha"], by: "bench" });
  if (outcome?.status !== "published") throw new Error(`alpha: ${outcome?.status} ${outcome?.reasons}`);
}

/** The publish alone, whose draft is there already. */
async function timePrices(backend: TestBackend): Promise<number> {
  const { services, db } = backend;
  const site = new Site({
    ...{ db, queue: services.queue, partnerId: "alpha", now: new Date() },
    rules: domainRulesOf(services.environment),
    actor: { kind: "command", id: null, name: "bench" },
  });
  const [thing] = await storeOf("product").read(site);
  if (!thing) throw new Error("alpha has no treatment");
  const name = { kind: "product" as const, id: thing.id };
  const times: number[] = [];
  for (let turn = 0; turn < PUBLISHES; turn++) {
    const options = (thing.body.options as object[]).map((option) => ({ ...option, price: 10_000 + turn }));
    const body = { ...thing.body, ...INERT, options };
    const [draft] = await saveDrafts(site, [{ ...name, seen: 0, body }]);
    if (!draft) throw new Error("the price is live already");
    const wanted = { things: [{ ...name, revision: draft.revision }], note: "", dueAt: null };
    times.push(
      await timeOf(async () => {
        await publishDrafts(site, { ...wanted, confirmed: CONFIRMED, authorize: () => {} });
      }),
    );
  }
  return timingsOf(times).medianMs;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function timesOf(count: number, work: (turn: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) times.push(await timeOf(() => work(turn)));
  return times;
}

function usedHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

const draw = (rows: TenancyFigures[]): string =>
  alignColumns([
    [
      "partners",
      "first ms",
      "known µs",
      "Edge Config ms",
      "backend ms",
      "hosts KiB",
      "publish ms",
      "price ms",
    ],
    ...rows.map((row) => [
      row.partners.toLocaleString(),
      row.firstMs.toFixed(1),
      row.knownMicros.toFixed(2),
      row.fromEdgeConfigMs.toFixed(1),
      row.fromBackendMs.toFixed(1),
      row.heapKiB.toFixed(0),
      row.publishMs.toFixed(1),
      row.priceMs.toFixed(1),
    ]),
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await benchTenancy();
