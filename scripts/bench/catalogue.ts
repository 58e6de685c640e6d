/**
 * Measures the catalogue at 500,000 products over 10,000 partners on PostgreSQL: `npx tsx scripts/bench/catalogue.ts`.
 * The database bench_catalogue beside TEST_DATABASE_URL's is filled once and kept. Prints medians and query plans.
 */
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { openPostgres } from "../../backend/db/client";
import { tenantFile } from "../../backend/testing/tenants";
import { createTestBackend } from "../../backend/testing/test-backend";
import { createThrowawayDatabase, urlOfDatabase } from "../../backend/testing/throwaway-database";
import { explain } from "./explain";
import { BIG_CLINIC_PRODUCTS, fillCatalogue } from "./fill-catalogue";
import { type Timings, timingsOf } from "./timings";

const DATABASE = "bench_catalogue";
const PARTNERS = 10_000;
const PRODUCTS_EACH = 50;
const WARM_UPS = 40;
const REQUESTS = 300;
/** Median of a product list and of a search through the whole backend, at clinics of 50 products. */
export const CATALOGUE_MAX_MS = 20;

const SMALL_CLINICS = [
  ["list", "/v2/products"],
  ["category", "/v2/products?categoryId=2"],
  ["lowest price first", "/v2/products?sort=priceAscending"],
  ["search, two syllables", `/v2/products?keyword=${encodeURIComponent("토닝")}`],
  ["search, one syllable", `/v2/products?keyword=${encodeURIComponent("턱")}`],
  ["search, two words", `/v2/products?keyword=${encodeURIComponent("탄력 리프팅")}`],
  ["search, nothing found", `/v2/products?keyword=${encodeURIComponent("임플란트")}`],
  ["product", "/v2/products/12"],
  ["categories", "/v2/product-categories"],
  ["events", "/events"],
] as const;
const BIG_CLINIC = SMALL_CLINICS.slice(0, 7);
/** Whose statements are explained. */
const EXPLAINED: readonly string[] = ["list", "search, two syllables"];

export interface CatalogueFigure extends Timings {
  name: string;
  /** False for the one clinic that is far larger than any is expected to be. */
  isBarred: boolean;
}

type Backend = Awaited<ReturnType<typeof createTestBackend>>;

/** Fills the database where that has not been done, asks through the app, and answers what each request took. */
export async function measureCatalogue(
  report: (line: string) => void = () => {},
): Promise<{ figures: CatalogueFigure[]; plans: string[] }> {
  const { url, isFilled } = await ensureDatabase();
  const handle = await openPostgres(url);
  const { pool } = handle;
  if (!pool) throw new Error("There is no pool without PostgreSQL");
  const backend = await createTestBackend({ name: "PostgreSQL", open: async () => handle }, [
    tenantFile("alpha"),
  ]);
  try {
    if (!isFilled)
      await fillCatalogue(
        pool,
        {
          model: "alpha",
          partners: PARTNERS,
          productsEach: PRODUCTS_EACH,
          productsOfFirst: BIG_CLINIC_PRODUCTS,
        },
        report,
      );
    const figures: CatalogueFigure[] = [];
    const anyClinic = (turn: number) => `p${2 + ((turn * 7919) % (PARTNERS - 1))}`;
    for (const [name, path] of SMALL_CLINICS)
      figures.push(await measure({ name, isBarred: true }, (turn) => ask(backend, anyClinic(turn), path)));
    for (const [what, path] of BIG_CLINIC) {
      const name = `${what}, of ${BIG_CLINIC_PRODUCTS} products`;
      figures.push(await measure({ name, isBarred: false }, () => ask(backend, "p1", path)));
    }
    const plans: string[] = [];
    for (const [name, path] of SMALL_CLINICS)
      if (EXPLAINED.includes(name))
        for (const partner of ["p777", "p1"]) {
          const explained = await explain(pool, "products", () => ask(backend, partner, path));
          plans.push([`-- ${name}, ${partner}`, ...explained].join("\n\n"));
        }
    return { figures, plans };
  } finally {
    await backend.close();
  }
}

/** The database's address; one that was filled halfway is made anew. */
async function ensureDatabase(): Promise<{ url: string; isFilled: boolean }> {
  const url = urlOfDatabase(DATABASE);
  const isFilled = (await countPartners(url)) === PARTNERS;
  if (!isFilled) await createThrowawayDatabase(DATABASE);
  return { url, isFilled };
}

async function countPartners(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    // The last step of filling leaves the index behind.
    const { rows } = await client.query(
      "select count(*)::int as filled from partners where id ~ '^p[0-9]+$' and to_regclass('products_search') is not null",
    );
    return rows[0].filled;
  } catch {
    // No such database, or nothing in it.
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ask({ app }: Backend, partner: string, path: string): Promise<void> {
  const response = await app.request(path, {
    headers: { [TENANT_ORIGIN_HEADER]: `http://${partner}.localhost` },
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function measure(
  { name, isBarred }: Pick<CatalogueFigure, "name" | "isBarred">,
  request: (turn: number) => Promise<void>,
): Promise<CatalogueFigure> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UPS + REQUESTS; turn++) {
    const start = performance.now();
    await request(turn);
    if (turn >= WARM_UPS) times.push(performance.now() - start);
  }
  return { name, ...timingsOf(times), isBarred };
}

/** One line for each figure; what is beyond the bar carries a mark. */
export const drawCatalogue = (figures: CatalogueFigure[]): string =>
  figures
    .map(({ name, medianMs, p95Ms, isBarred }) => {
      const mark = isBarred && medianMs > CATALOGUE_MAX_MS ? " !" : "";
      return `${name.padEnd(45)} median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms${mark}`;
    })
    .join("\n");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { figures, plans } = await measureCatalogue((line) => console.log(line));
  console.log(`\n${plans.join("\n\n")}\n\n${drawCatalogue(figures)}`);
}
