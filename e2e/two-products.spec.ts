import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startBackend, startStorefront } from "../scripts/lib/product.mjs";
import type { Program } from "../scripts/lib/programs.mjs";
import { readSettings, type Settings } from "../scripts/lib/settings.mjs";
import { HANEUL } from "./support/clinics";
import { ask } from "./support/storefront";

const OTHER_NAME = "다른 곳의 하늘빛성형외과";
const programs: Program[] = [];
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "products-"));
});

test.afterAll(async () => {
  for (const program of programs.reverse()) await program.stop();
  await rm(folder, { recursive: true, force: true });
  await rm(INSIDE, { recursive: true, force: true });
});

const INSIDE = path.join(".build", "e2e", "two-products");

/** A product with ports and a DATA_DIR of its own; all else as `npm start` has it. */
async function start(port: number, dataDir: string, displayName: string): Promise<Settings> {
  const tenants = path.join(folder, `tenants-${port}`);
  await cp("tenants/haneul", path.join(tenants, "haneul"), { recursive: true });
  const file = path.join(tenants, "haneul", "tenant.json");
  const tenant = JSON.parse(await readFile(file, "utf8"));
  tenant.partnerInformation.displayName = displayName;
  await writeFile(file, JSON.stringify(tenant));
  await rm(dataDir, { recursive: true, force: true });
  const settings = readSettings({
    PORT: String(port),
    BACKEND_PORT: String(port + 1000),
    DATA_DIR: dataDir,
  });
  programs.push(await startBackend(settings, { env: { TENANTS_DIR: tenants } }));
  programs.push(await startStorefront(settings, { env: { TENANTS_DIR: tenants } }));
  return settings;
}

test("two products of one checkout show each their own pages, and keep them below their DATA_DIR", async () => {
  test.setTimeout(240_000);
  const inside = await start(3820, INSIDE, HANEUL.name);
  const outside = await start(3830, path.join(folder, "data"), OTHER_NAME);
  for (let visit = 0; visit < 3; visit++) {
    expect((await ask(HANEUL.host, "/", outside)).text).toContain(OTHER_NAME);
    const { status, text } = await ask(HANEUL.host, "/", inside);
    expect([status, text.includes(OTHER_NAME)]).toEqual([200, false]);
  }
  for (const { dataDir } of [inside, outside]) {
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(["database", "logs"]));
    expect(await readdir(path.join(dataDir, "logs"))).toEqual(["backend.log", "storefront.log"]);
  }
});
