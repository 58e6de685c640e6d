import { cp, rm } from "node:fs/promises";
import { startBackend } from "../../scripts/lib/product.mjs";
import type { Settings } from "../../scripts/lib/settings.mjs";
import { PRODUCT, settingsOf } from "./settings";

/** Stopped before the tests' own product starts on the same ports. */
const SEED = settingsOf("seed", { port: PRODUCT.port, backendPort: PRODUCT.backendPort });

/** Writes the demo clinics into a database that products begin with. */
export async function seedData(): Promise<void> {
  await rm(SEED.dataDir, { recursive: true, force: true });
  const backend = await startBackend(SEED);
  await backend.stop();
}

/** A database as a first start leaves it, by a copy, which takes a tenth of the time. */
export async function freshData({ dataDir }: Settings): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await cp(SEED.dataDir, dataDir, { recursive: true });
}
