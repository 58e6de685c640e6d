/**
 * `npm run generate -- --partners 10000 --products 50`: made-up partners p1, p2, … for measuring, each with products,
 * options, categories, events and a host `p1.localhost`. Written where DATABASE_URL or DATA_DIR says, after those that
 * were made before. A database with partners of its own is left alone without --force.
 */
import { parseArgs } from "node:util";
import { tenantSchema } from "@/contract/tenant/tenant";
import { DatabaseUnreachableError, openDatabase } from "../backend/db/client";
import { DirectoryInUseError } from "../backend/db/directory-lock";
import { EnvironmentError, readEnvironment } from "../backend/environment";
import { fillCatalogue, type Queries } from "./bench/fill-catalogue";
import { Refusal } from "./lib/refusal.mjs";
import { runCommand, step } from "./lib/step.mjs";

const MODEL = "p0";
const plainErrors = [EnvironmentError, DirectoryInUseError, DatabaseUnreachableError];

await runCommand(async () => {
  const { partners, products, isForced } = readOptions();
  const environment = readEnvironment(process.env);
  const where = environment.DATABASE_URL
    ? new URL(environment.DATABASE_URL).pathname.slice(1)
    : environment.DATA_DIR;
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  }).catch((error: unknown) => {
    const isPlain = error instanceof Error && plainErrors.some((kind) => error instanceof kind);
    throw isPlain ? new Refusal(error.message) : error;
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
});
process.exit();

function readOptions() {
  const { values } = parseArgs({
    options: {
      partners: { type: "string", default: "100" },
      products: { type: "string", default: "50" },
      force: { type: "boolean", default: false },
    },
  });
  const count = (name: "partners" | "products") => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1 || number > 1_000_000)
      throw new Refusal(`--${name} ${values[name]} is no whole number from 1 to 1000000.`);
    return number;
  };
  // The generated events have prices for the first twenty options.
  if (count("products") < 10) throw new Refusal("--products must be 10 or more.");
  return { partners: count("partners"), products: count("products"), isForced: values.force };
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
