import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { listTasks } from "../tenancy/tasks";
import { createTenancy, type Tenancy } from "../tenancy/tenancy";
import { engines } from "../testing/engines";
import { openFakeStorefront } from "../testing/fake-storefront";
import { type FakeVercel, openFakeVercel } from "../testing/fake-vercel";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { finishPublishing, sweepTasks } from "./finish-publishing";
import { publishTenants } from "./publish";

const information = tenantFile("alpha").partnerInformation;
const named = (id: string, ...aliases: string[]) =>
  tenantFile(id, {
    partnerInformation: { ...information, id },
    domains: { primary: `${id}.localhost`, aliases },
  });
const ROOMY = 64_000;
const PATCH = "PATCH /v1/edge-config/ecfg_test/items";

describe.each(engines)("after the database, on $name", (engine) => {
  let backend: TestBackend;
  let vercel: FakeVercel;
  let storefront: Awaited<ReturnType<typeof openFakeStorefront>>;
  let tenancy: Tenancy;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [named("alpha"), named("beta")]);
    vercel = await openFakeVercel();
    storefront = await openFakeStorefront();
    tenancy = tenancyWith({});
  });
  afterAll(async () => {
    await backend.close();
    await vercel.close();
    await storefront.close();
  });
  afterEach(() => {
    vercel.calls.length = 0;
    storefront.tags.length = 0;
    storefront.state.status = 200;
  });

  const tenancyWith = (settings: Record<string, string>) =>
    createTenancy(
      readEnvironment({ ...vercel.settings, ...storefront.settings, ...settings }),
      { db: backend.db, pool: null },
      { now: () => backend.clock.now, onPurged: (seconds) => purgedAfter.push(seconds) },
    );
  const purgedAfter: number[] = [];
  const publish = async (...aliases: string[]) => {
    await writeFile(join(backend.folder, "alpha", "tenant.json"), JSON.stringify(named("alpha", ...aliases)));
    const place = { db: backend.db, folder: backend.folder, now: backend.clock.now };
    return publishTenants(place, { ids: ["alpha"], by: "kim" });
  };
  const left = async () => (await listTasks(backend.db)).map(({ kind, subject }) => `${kind} ${subject}`);

  it("writes partners and hosts in one request, then revalidates the pages, and then has nothing to do", async () => {
    const [edge, pages] = await finishPublishing(tenancy);
    expect(edge).toMatchObject({
      status: "done",
      edge: { written: ["partner_alpha", "partner_beta", "hosts"] },
    });
    expect(pages).toMatchObject({ status: "done" });
    expect(vercel.calls).toEqual([PATCH]);
    expect(vercel.items()).toMatchObject({
      hosts: { "alpha.localhost": "alpha", "beta.localhost": "beta" },
      partner_beta: { id: "beta" },
    });
    expect(storefront.tags).toEqual(["partner:alpha", "partner:beta"]);
    expect(await left()).toEqual([]);
    expect((await finishPublishing(tenancy)).map(({ status }) => status)).toEqual(["nothing", "nothing"]);
    expect(vercel.calls).toEqual([PATCH]);
  });

  it("writes no item of another partner", async () => {
    await publish("new.localhost");
    const [edge] = await finishPublishing(tenancy);
    expect(edge?.edge?.written).toEqual(["partner_alpha", "hosts"]);
    expect(vercel.items()).toMatchObject({ hosts: { "new.localhost": "alpha" } });
    expect(storefront.tags).toEqual(["partner:alpha"]);
  });

  it.each<[string, Record<string, string>, string, number?]>([
    ["refuses the token", { VERCEL_TOKEN: "old" }, "Vercel's API answered 403: Not authorized"],
    ["cannot be reached", { VERCEL_API_URL: "http://127.0.0.1:9" }, "http://127.0.0.1:9 cannot be reached: "],
    ["is another one", { EDGE_CONFIG_ID: "ecfg_other" }, "answered 404: Not found"],
    ["is smaller than its setting says", {}, "exceeds the maximum size", 1000],
  ])(
    "leaves Edge Config and the pages as they were where it %s, and finishes with the next run",
    async (what, settings, words, limitBytes = ROOMY) => {
      const before = vercel.items();
      await publish(`${what.replaceAll(" ", "-")}.localhost`);
      vercel.state.limitBytes = limitBytes;
      const [edge, pages] = await finishPublishing(tenancyWith(settings));
      vercel.state.limitBytes = ROOMY;
      expect(edge).toMatchObject({ status: "failed", words: expect.stringContaining(words) });
      expect(pages).toMatchObject({ status: "nothing" });
      expect([vercel.items(), storefront.tags]).toEqual([before, []]);
      expect(await left()).toEqual(["write-edge all", "purge-pages alpha"]);
      expect((await listTasks(backend.db, "write-edge"))[0]?.failure).toContain(words);
      expect(await sweepTasks(tenancy)).toBe(2);
      expect(await left()).toEqual([]);
      expect(Object.keys(vercel.items().hosts as object)).toContain(`${what.replaceAll(" ", "-")}.localhost`);
    },
  );

  it("writes nothing twice where only the storefront was away", async () => {
    storefront.state.status = 503;
    await publish("away.localhost");
    const [edge, pages] = await finishPublishing(tenancy);
    expect(edge?.status).toBe("done");
    expect(pages).toMatchObject({ status: "failed", words: expect.stringContaining("answered 503") });
    await expect(sweepTasks(tenancy)).rejects.toThrow("answered 503");
    storefront.state.status = 200;
    const writtenAt = backend.clock.now;
    purgedAfter.length = 0;
    backend.clock.now = new Date(writtenAt.getTime() + 4000);
    expect(await sweepTasks(tenancy)).toBe(1);
    expect(vercel.calls).toEqual([PATCH]);
    expect(storefront.tags).toEqual(["partner:alpha"]);
    expect(purgedAfter).toEqual([4]);
  });

  it("keeps what is asked for while it is being done", async () => {
    await publish("first.localhost");
    const isAsked = vercel.hold();
    const finished = finishPublishing(tenancy);
    await isAsked;
    await publish("second.localhost");
    vercel.release();
    expect((await finished)[0]?.status).toBe("failed");
    expect(await sweepTasks(tenancy)).toBe(2);
    expect(vercel.items()).toMatchObject({ hosts: { "second.localhost": "alpha" } });
  });

  it("says how full the store is, and serves from the backend those that do not fit", async () => {
    await publish("full.localhost");
    const bytesOf = (key: string) => Buffer.byteLength(JSON.stringify(vercel.items()[key]));
    // Room for the hosts and one of the two.
    const limit = (bytesOf("hosts") + bytesOf("partner_alpha") * 1.5) / 1000;
    const [edge] = await finishPublishing(tenancyWith({ EDGE_CONFIG_LIMIT_KB: String(limit) }));
    expect(edge).toMatchObject({ status: "done", edge: { partnersLeftOut: 1, hostsLeftOut: 0 } });
    expect(edge?.words).toMatch(/of [\d.]+ KB \(\d+ %\); full: 1 partners are served from the backend only/);
    expect(Object.keys(vercel.items()).sort()).toEqual(["hosts", "partner_alpha"]);
    expect(Object.values(vercel.items().hosts as object)).toContain("beta");
    await publish("roomy.localhost");
    await finishPublishing(tenancy);
    expect(Object.keys(vercel.items()).sort()).toEqual(["hosts", "partner_alpha", "partner_beta"]);
  });

  it("leaves pages to the backend until they expire by themselves", async () => {
    const alone = tenancyWith({ REVALIDATE_URL: "", REVALIDATE_SECRET: "" });
    await publish("quiet.localhost");
    expect((await finishPublishing(alone))[1]?.words).toContain("they expire within 300 s");
    expect(await left()).toEqual(["purge-pages alpha"]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 301_000);
    expect(await sweepTasks(alone)).toBe(1);
    expect(storefront.tags).toEqual([]);
  });

  it("fails without the key of the store", async () => {
    await publish("elsewhere.localhost");
    const [edge] = await finishPublishing(tenancyWith({ EDGE_CONFIG_ID: "" }));
    expect(edge).toMatchObject({
      status: "failed",
      words: expect.stringContaining("EDGE_CONFIG_ID is not set"),
    });
    expect(await sweepTasks(tenancy)).toBe(2);
  });
});
