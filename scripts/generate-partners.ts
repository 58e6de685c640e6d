/**
 * `npm run generate -- --partners 10000 --products 50`: made-up partners p1, p2, … for measuring, each with products,
 * options, categories, events and a host `p1.localhost`. Written where DATABASE_URL or DATA_DIR says, after those that
 * were made before. A database with partners of its own is left alone without --force.
 */
import { Command } from "commander";
import { tenantSchema } from "@/contract/tenant/tenant";
import { openDatabase } from "../backend/db/client";
import { readEnvironment } from "../backend/environment";
import { fillCatalogue, type Queries } from "./bench/fill-catalogue";
import { runCommandLine, wholeNumber } from "./lib/command-line";
import { Refusal } from "./lib/refusal.mjs";
import { step } from "./lib/step.mjs";

const MODEL = "p0";
const MOST = 1_000_000;
/** The generated events have prices for the first twenty options. */
const LEAST_PRODUCTS = 10;

interface Options {
  partners: number;
  products: number;
  force: boolean;
}

const program = new Command("npm run generate --")
  .description("Made-up partners p1, p2, … for measuring, written where DATABASE_URL or DATA_DIR says.")
  .option("--partners <count>", "how many", wholeNumber(1, MOST), 100)
  .option("--products <count>", "of each", wholeNumber(LEAST_PRODUCTS, MOST), 50)
  .option("--force", "also into a database with partners of its own", false)
  .action(generatePartners);

await runCommandLine(program);
process.exit();

async function generatePartners({ partners, products, force: isForced }: Options): Promise<void> {
  const environment = readEnvironment(process.env);
  const where = environment.DATABASE_URL
    ? new URL(environment.DATABASE_URL).pathname.slice(1)
    : environment.DATA_DIR;
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  try {
    // Drizzle keeps the driver's own client, which the type of either engine leaves out.
    const { $client: queries } = database.db as unknown as { $client: Queries };
    if (!isForced) await refuseOtherPartners(queries, where);
    const first = await firstFreeNumber(queries);
    await writeModel(queries);
    await step(`${partners} partners with ${products} products each into ${where}`, async (progress) => {
      await fillCatalogue(queries, { model: MODEL, first, partners, productsEach: products }, progress);
      const peakMiB = process.resourceUsage().maxRSS / 1024;
      return `p${first} to p${first + partners - 1}, at most ${peakMiB.toFixed(0)} MiB of memory`;
    });
  } finally {
    await database.close();
  }
}

async function refuseOtherPartners(queries: Queries, where: string): Promise<void> {
  const { rows } = await queries.query("select id from partners where id !~ '^p[0-9]+$' order by id limit 3");
  if (rows.length > 0)
    throw new Refusal(
      `${where} has partners of its own (${rows.map(({ id }) => id).join(", ")} …): --force adds to them nevertheless.`,
    );
}

async function firstFreeNumber(queries: Queries): Promise<number> {
  const { rows } = await queries.query(
    "select coalesce(max(substr(id, 2)::int), 0) + 1 as free from partners where id ~ '^p[0-9]+$'",
  );
  return rows[0].free;
}

/** The one that all others are made after; closed, and without a host of its own. */
async function writeModel(queries: Queries): Promise<void> {
  const hours = { mondayOpen: "10:00", mondayClose: "19:00", lunchStart: "13:00", lunchEnd: "14:00" };
  const config = tenantSchema.parse({
    id: MODEL,
    domains: { primary: `${MODEL}.localhost` },
    partnerInformation: {
      ...hours,
      id: MODEL,
      partnerName: "시험의원",
      displayName: "시험의원",
      partnerCode: "TEST",
      partnerAddress: "서울 강남구 시험로 1",
    },
    layout: { header: null, footer: null },
  });
  await queries.query(
    `insert into partners (id, config, deploy_status, digest, published_at, seeded_at)
     values ($1, $2, 'deployed', 'generated', now(), now()) on conflict do nothing`,
    [MODEL, JSON.stringify(config)],
  );
}
