/**
 * `npm run generate -- --partners 10000 --products 50`: generated partners p1, p2, … for benchmarks, each with products,
 * options, categories, events and a host `p1.localhost`, in addition to earlier ones. Refuses a database with other
 * partners without --force.
 */
import { Command } from "commander";
import { tenantSchema } from "@/contract/tenant/tenant";
import { runCommandLine, wholeNumber } from "../backend/cli/command-line";
import { openDatabase } from "../backend/db/client";
import { readEnvironment } from "../backend/lib/environment";
import { fillCatalogue, type Queries } from "./bench/fill-catalogue";
import { Refusal } from "./lib/refusal.mjs";
import { step } from "./lib/step.mjs";

const MODEL = "p0";
const MAX_COUNT = 1_000_000;
/** The generated events have prices for the first twenty options. */
const MIN_PRODUCTS = 10;

interface Options {
  partners: number;
  products: number;
  force: boolean;
}

const program = new Command("npm run generate --")
  .description("Generates partners p1, p2, … for benchmarks in DATABASE_URL or DATA_DIR.")
  .option("--partners <count>", "how many", wholeNumber(1, MAX_COUNT), 100)
  .option("--products <count>", "products per partner", wholeNumber(MIN_PRODUCTS, MAX_COUNT), 50)
  .option("--force", "also in a database with other partners", false)
  .action(generatePartners);

await runCommandLine(program, [Refusal]);
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
    // Drizzle's client of the driver is not in its type.
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
      `${where} has other partners (${rows.map(({ id }) => id).join(", ")} …): use --force to add to them.`,
    );
}

async function firstFreeNumber(queries: Queries): Promise<number> {
  const { rows } = await queries.query(
    "select coalesce(max(substr(id, 2)::int), 0) + 1 as free from partners where id ~ '^p[0-9]+$'",
  );
  return rows[0].free;
}

/** The template of the others, without a host. */
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
