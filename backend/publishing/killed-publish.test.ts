import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, startCommand } from "../testing/command";
import { oneEngine } from "../testing/engines";
import { openFakeStorefront } from "../testing/fake-storefront";
import { type FakeVercel, openFakeVercel } from "../testing/fake-vercel";
import { tenantFile, writeTenants } from "../testing/tenants";

const LOCK_WAIT_MS = 60_000;
const PATCH = "PATCH /v1/edge-config/ecfg_test/items";

describe.each(oneEngine)("a publish on $name that is killed", (engine) => {
  let folder: string;
  let dataDir: string;
  let database: Awaited<ReturnType<typeof engine.open>> | undefined;
  let vercel: FakeVercel;
  let storefront: Awaited<ReturnType<typeof openFakeStorefront>>;
  beforeAll(async () => {
    folder = await writeTenants([tenantFile("alpha")]);
    dataDir = await mkdtemp(join(tmpdir(), "killed-"));
    vercel = await openFakeVercel();
    storefront = await openFakeStorefront();
    if (engine.name === "PostgreSQL") database = await engine.open();
    expect(await publish()).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await vercel.close();
    await storefront.close();
    await database?.close();
    for (const path of [folder, dataDir]) await rm(path, { recursive: true });
  });

  const databaseUrl = () => database?.pool?.options.connectionString ?? "";
  const settings = () => ({
    ...vercel.settings,
    ...storefront.settings,
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    TENANTS_DIR: folder,
  });
  const publish = () => runCommand(["publish", "alpha"], settings());
  const shown = async () => JSON.parse((await runCommand(["show", "alpha", "--json"], settings())).stdout);
  const addAlias = async (alias: string) => {
    const domains = { primary: "alpha.localhost", aliases: [alias] };
    await writeFile(join(folder, "alpha", "tenant.json"), JSON.stringify(tenantFile("alpha", { domains })));
    vercel.calls.length = 0;
    storefront.tags.length = 0;
  };

  it("while Edge Config is written: it stands as it was, and the next run writes it and tells the pages", async () => {
    await addAlias("first.example");
    const before = vercel.items();
    const isAsked = vercel.hold();
    const command = startCommand(["publish", "alpha"], settings());
    await isAsked;
    command.kill();
    expect(await command.ended).toMatchObject({ code: null });
    vercel.release();
    expect([vercel.items(), storefront.tags]).toEqual([before, []]);
    expect(await shown()).toMatchObject({ version: 2, unfinished: ["write-edge", "purge-pages"] });
    const { code, stdout } = await publish();
    expect([code, stdout]).toEqual([0, expect.stringContaining("alpha: unchanged")]);
    expect(vercel.items().hosts).toHaveProperty("first.example", "alpha");
    expect(storefront.tags).toEqual(["partner:alpha"]);
    expect(await shown()).toMatchObject({ version: 2, unfinished: [] });
  });

  it("while pages are told: the next run tells them and writes nothing twice", async () => {
    await addAlias("second.example");
    const isTold = storefront.hold();
    const command = startCommand(["publish", "alpha"], settings());
    await isTold;
    command.kill();
    await command.ended;
    storefront.release();
    expect(vercel.items().hosts).toHaveProperty("second.example", "alpha");
    expect(await shown()).toMatchObject({ version: 3, unfinished: ["purge-pages"] });
    expect(await publish()).toMatchObject({ code: 0 });
    expect(vercel.calls).toEqual([PATCH]);
    expect(storefront.tags).toEqual(["partner:alpha"]);
  });

  it.runIf(engine.name === "PostgreSQL")("while the database is written: nothing has happened", async () => {
    await addAlias("third.example");
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    await client.query("begin");
    await client.query("lock table tenant_versions in exclusive mode");
    const command = startCommand(["publish", "alpha"], settings());
    const isWaiting = async () => (await client.query("select 1 from pg_locks where not granted")).rowCount;
    await expect.poll(isWaiting, { timeout: LOCK_WAIT_MS }).toBeGreaterThan(0);
    command.kill();
    await command.ended;
    await client.query("rollback");
    await client.end();
    expect(await shown()).toMatchObject({ version: 3, unfinished: [], file: "differs" });
    expect([vercel.calls, storefront.tags]).toEqual([[], []]);
    expect(await publish()).toMatchObject({ code: 0 });
    expect(vercel.items().hosts).toHaveProperty("third.example", "alpha");
  });
});
