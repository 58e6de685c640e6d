import { buildStorefront, buildStudio, buildWidget } from "../../scripts/lib/build.mjs";
import { refuseBusyPortsOf } from "../../scripts/lib/ports.mjs";
import { startBackend, startStorefront } from "../../scripts/lib/product.mjs";
import { stopPrograms } from "../../scripts/lib/programs.mjs";
import { freshData, seedData } from "./fresh-data";
import { PRODUCT } from "./settings";

/** Every test's visitor comes from this machine. */
const env = {
  HOLDS_PER_ADDRESS: "10000",
  HOLDS_AT_ONCE_PER_ADDRESS: "1000",
  SMS_CODES_PER_ADDRESS: "10000",
  SMS_CODES_PER_PARTNER: "10000",
};

/** Builds what has changed, then starts the whole product on a fresh database. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup's default export
export default async function startProduct() {
  await refuseBusyPortsOf(PRODUCT);
  await buildWidget(PRODUCT);
  await buildStudio(PRODUCT);
  await buildStorefront(PRODUCT);
  await seedData();
  await freshData(PRODUCT);
  await startBackend(PRODUCT, { env });
  await startStorefront(PRODUCT);
  return stopPrograms;
}
