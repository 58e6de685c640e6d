import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeTenant } from "../tenancy/store-tenant";
import { listVersions } from "../tenancy/versions";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { publishTenants } from "./publish";
import { rollBack } from "./rollback";
import { showPartner } from "./show-partner";

/** The database keeps the keys of roles in another order than the file. */
const theme = { roles: { "ground-2": "#efeadb", ink: "#1c2a22", accent: "#254232" } };
const withAlias = (id: string, alias: string) =>
  tenantFile(id, { theme, domains: { primary: `${id}.localhost`, aliases: [alias] } });
const information = tenantFile("alpha").partnerInformation;
const beta = (alias: string) => ({
  ...withAlias("beta", alias),
  partnerInformation: { ...information, id: "beta" },
});

describe.each(engines)("versions on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [withAlias("alpha", "one.example"), beta("other.example")]);
  });
  afterAll(() => backend.close());
  beforeEach(() => void backend.tenants.clear());

  const place = () => ({ db: backend.db, folder: backend.folder, now: backend.clock.now });
  const write = (id: string, tenant: object) =>
    writeFile(join(backend.folder, id, "tenant.json"), JSON.stringify(tenant));
  const publish = async (alias: string, by = "kim") => {
    await write("alpha", withAlias("alpha", alias));
    return publishTenants(place(), { ids: ["alpha"], by });
  };
  const hostStatus = async (host: string) => (await backend.app.request(`/tenancy/hosts/${host}`)).status;
  const history = async () =>
    (await listVersions(backend.db, "alpha")).map((row) => [
      row.version,
      row.kind,
      row.restoredVersion,
      row.publishedBy,
      row.isLive,
    ]);

  it("keeps every publish with who and when, and none for a file that did not change", async () => {
    expect(await publish("two.example")).toMatchObject([{ status: "published", version: 2 }]);
    expect(await publish("two.example", "lee")).toMatchObject([{ status: "unchanged", version: 2 }]);
    expect(await history()).toEqual([
      [2, "publish", null, "kim", true],
      [1, "publish", null, "a test", false],
    ]);
    const [newest] = await listVersions(backend.db, "alpha");
    expect(newest?.publishedAt).toBe(backend.clock.now.toISOString());
  });

  it("makes the version before live again, with its hosts, and further back when asked once more", async () => {
    await publish("three.example");
    expect(await rollBack(place(), { id: "alpha", by: "lee" })).toEqual({
      id: "alpha",
      version: 4,
      restoredVersion: 2,
    });
    expect([await hostStatus("two.example"), await hostStatus("three.example")]).toEqual([200, 404]);
    backend.tenants.clear();
    expect(await rollBack(place(), { id: "alpha", by: "lee" })).toMatchObject({ restoredVersion: 1 });
    expect(await hostStatus("one.example")).toBe(200);
    expect((await history())[0]).toEqual([5, "rollback", 1, "lee", true]);
    await expect(rollBack(place(), { id: "alpha", by: "lee" })).rejects.toThrow(/no version before/);
  });

  it("leaves a rollback alone when the backend starts, until the file changes", async () => {
    const start = { ids: ["alpha"], by: "start", isStart: true };
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "unchanged", version: 5 }]);
    expect(await showPartner(place(), { id: "alpha" })).toMatchObject({ version: 5, file: "differs" });
    await write("alpha", withAlias("alpha", "four.example"));
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "published", version: 6 }]);
    expect(await showPartner(place(), { id: "alpha" })).toMatchObject({
      version: 6,
      file: "live",
      hosts: ["alpha.localhost", "four.example"],
    });
  });

  it("says what cannot be rolled back to", async () => {
    const to = (version: number) => rollBack(place(), { id: "alpha", to: version, by: "lee" });
    await expect(to(99)).rejects.toThrow("alpha has no version 99.");
    await expect(rollBack(place(), { id: "nobody", by: "lee" })).rejects.toThrow(/Nothing of nobody/);
    expect(await to(6)).toMatchObject({ version: null });
    await write("beta", beta("three.example"));
    await publishTenants(place(), { ids: ["beta"], by: "kim" });
    await expect(to(3)).rejects.toThrow("three.example belongs to beta");
    expect(await hostStatus("four.example")).toBe(200);
  });

  it("answers the command alone, in lines", async () => {
    const ask = (name: string, body: unknown, token = "publish-secret") =>
      backend.app.request(`/tenancy/operations/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    expect((await ask("history", { id: "alpha" }, "guess")).status).toBe(403);
    expect((await ask("history", { id: "../alpha" })).status).toBe(400);
    expect((await ask("toString", { id: "alpha" })).status).toBe(404);
    const refused = await (await ask("rollback", { id: "alpha", to: 99, by: "lee" })).text();
    expect(JSON.parse(refused)).toEqual({ refused: "alpha has no version 99." });
    const request = { folder: backend.folder, ids: ["alpha", "nobody"], by: "lee" };
    const lines = (await (await ask("publish", request)).text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.slice(0, 2)).toEqual([{ progress: "alpha (1 of 2)" }, { progress: "nobody (2 of 2)" }]);
    expect(lines.at(-1).result.outcomes).toMatchObject([{ status: "unchanged" }, { status: "refused" }]);
  });

  it("keeps what was changed in the studio when the backend starts, until somebody publishes a changed file", async () => {
    await publish("studio.example");
    const live = await backend.services.tenants.byId("alpha");
    if (!live) throw new Error("alpha is missing");
    const changed = { ...live, homepageConfig: { ...live.homepageConfig, reservationRange: 9 } };
    const { rules } = backend.services.tenancy;
    await storeTenant(backend.db, changed, { now: backend.clock.now, rules, by: "서대표", kind: "studio" });
    const start = { ids: ["alpha"], by: "start", isStart: true };
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "unchanged" }]);
    await write("alpha", withAlias("alpha", "changed.example"));
    const [refused] = await publishTenants(place(), start);
    expect(refused).toMatchObject({ status: "refused" });
    expect(refused?.reasons.join()).toContain("by 서대표 has changes of the studio");
    backend.tenants.clear();
    expect((await backend.tenants.byId("alpha"))?.homepageConfig.reservationRange).toBe(9);
    expect(await publish("changed.example")).toMatchObject([{ status: "published" }]);
  });

  it("changes one field of what the studio has made, and leaves the rest alone at later starts", async () => {
    const live = await backend.services.tenants.byId("alpha");
    if (!live) throw new Error("alpha is missing");
    const changed = { ...live, homepageConfig: { ...live.homepageConfig, reservationRange: 7 } };
    const { rules } = backend.services.tenancy;
    await storeTenant(backend.db, changed, { now: backend.clock.now, rules, by: "서대표", kind: "studio" });
    const shown = async () => {
      backend.tenants.clear();
      const tenant = await backend.tenants.byId("alpha");
      return [tenant?.homepageConfig.reservationRange, tenant?.domains.aliases[0]];
    };
    const one = { ids: ["alpha"], by: "kim", onlyField: "domains" as const };
    await write("alpha", withAlias("alpha", "added.example"));
    expect(await publishTenants(place(), one)).toMatchObject([
      { status: "published", hostsAdded: ["added.example"] },
    ]);
    expect(await shown()).toEqual([7, "added.example"]);
    const [newest] = await history();
    expect(newest?.slice(1)).toEqual(["publish", null, "kim", true]);
    const start = { ids: ["alpha"], by: "start", isStart: true };
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "unchanged" }]);
    await rollBack(place(), { id: "alpha", by: "lee" });
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "unchanged" }]);
    expect(await shown()).toEqual([7, "changed.example"]);
    await publishTenants(place(), one);
    await write("alpha", withAlias("alpha", "later.example"));
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "refused" }]);
    expect(await shown()).toEqual([7, "added.example"]);
  });
});
