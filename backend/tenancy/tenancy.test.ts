import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createClient } from "@vercel/edge-config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantFile } from "@/contract/tenant/tenant";
import { checkTenants } from "../publishing/check-tenants";
import { publishTenants } from "../publishing/publish";
import { engines } from "../testing/engines";
import { contentFile, tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";

const information = tenantFile("alpha").partnerInformation;
const tenantsAtFirst = () => [
  tenantFile("alpha"),
  tenantFile("beta", { partnerInformation: { ...information, id: "beta" } }),
];

describe.each(engines)("tenants on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, tenantsAtFirst());
  });
  afterAll(() => backend.close());

  const write = (tenant: TenantFile | string, id = "alpha") =>
    writeFile(
      join(backend.folder, id, "tenant.json"),
      typeof tenant === "string" ? tenant : JSON.stringify(tenant),
    );
  const publish = async (ids?: string[]) => {
    const outcomes = await publishTenants(
      { db: backend.db, folder: backend.folder, now: backend.clock.now },
      { ids, by: "a test" },
    );
    backend.tenants.clear();
    return outcomes;
  };

  it("publishes and seeds once, and then leaves everything alone", async () => {
    expect(backend.outcomes.map(({ id, status, isSeeded }) => [id, status, isSeeded])).toEqual([
      ["alpha", "published", true],
      ["beta", "published", true],
    ]);
    const { body: before } = await backend.call("GET /v2/products", { query: {} });
    const again = await publish();
    expect(again.map(({ status, isSeeded }) => [status, isSeeded])).toEqual([
      ["unchanged", false],
      ["unchanged", false],
    ]);
    expect((await backend.call("GET /v2/products", { query: {} })).body).toEqual(before);
  });

  it.each<[string, TenantFile | string, RegExp]>([
    ["is no JSON", "{", /alpha\/tenant\.json: not valid JSON/],
    [
      "has another's id",
      { ...tenantFile("alpha"), id: "beta" },
      /tenant\.json: partnerInformation\.id: must be/,
    ],
    [
      "has a bad colour",
      { ...tenantFile("alpha"), theme: { roles: { accent: "red;}body{display:none" } } },
      /theme\.roles\.accent: /,
    ],
    [
      "has a script for a link",
      {
        ...tenantFile("alpha"),
        layout: {
          ...tenantFile("alpha").layout,
          footer: {
            component: "FooterType1",
            data: { extraLinks: [{ title: "x", url: "javascript:alert(1)" }] },
          },
        },
      },
      /layout\.footer\.data\.extraLinks\.0\.url: /,
    ],
    [
      "takes another's host",
      { ...tenantFile("alpha"), domains: { primary: "alpha.localhost", aliases: ["beta.localhost"] } },
      /domains\.aliases\.0: beta\.localhost belongs to beta/,
    ],
    [
      "names an alias in Korean and in ASCII",
      {
        ...tenantFile("alpha"),
        domains: { primary: "alpha.localhost", aliases: ["루미에르.한국", "xn--2s2b2jl8d96p.xn--3e0b707e"] },
      },
      /domains\.aliases: must not name a domain twice/,
    ],
    [
      "names an alias in two spellings",
      {
        ...tenantFile("alpha"),
        domains: { primary: "alpha.localhost", aliases: ["www.alpha.example", "WWW.Alpha.example."] },
      },
      /domains\.aliases: must not name a domain twice/,
    ],
    [
      "names its primary domain as an alias in another spelling",
      { ...tenantFile("alpha"), domains: { primary: "alpha.localhost", aliases: ["ALPHA.localhost."] } },
      /domains\.aliases: must not name the primary domain/,
    ],
    [
      "has a host with a port",
      { ...tenantFile("alpha"), domains: { primary: "alpha.localhost:3000" } },
      /domains\.primary: /,
    ],
  ])("refuses a file that %s, and keeps the last good one", async (_, tenant, reason) => {
    await write(tenant);
    const [outcome] = await publish(["alpha"]);
    const checked = await checkTenants(backend.folder, ["alpha"]);
    await write(tenantFile("alpha"));
    expect(outcome).toMatchObject({ status: "refused" });
    expect(outcome?.reasons.join("\n")).toMatch(reason);
    expect(checked[0]?.reasons.join("\n")).toMatch(reason);
    expect((await backend.call("GET /partners/this", {})).body.row.partnerName).toBe("alpha 의원");
  });

  it("moves hosts with a publish", async () => {
    await write({
      ...tenantFile("alpha"),
      domains: { primary: "alpha.localhost", aliases: ["new.example"] },
    });
    await publish(["alpha"]);
    const host = (name: string) => backend.app.request(`/tenancy/hosts/${name}`);
    expect(await (await host("NEW.example.")).json()).toEqual({ row: { partnerId: "alpha" } });
    expect((await host("alpha-clinic.example")).status).toBe(404);
    await write(tenantFile("alpha"));
    await publish(["alpha"]);
  });

  it.each([
    ["an event that ends before it begins", { startDay: 3, endDay: 1 }, /content: .*events_period_order/],
    [
      "an event of an option that is not there",
      { prices: { nothing: 1 } },
      /names nothing, which is not there/,
    ],
  ])("refuses %s without a word of it written", async (_, change, reason) => {
    const id = "delta";
    await mkdir(join(backend.folder, id, "content"), { recursive: true });
    await write(tenantFile(id, { partnerInformation: { ...information, id } }), id);
    const events = contentFile().events?.map((event) => ({ ...event, ...change }));
    await writeFile(
      join(backend.folder, id, "content", "all.json"),
      JSON.stringify({ ...contentFile(), events }),
    );
    const [outcome] = await publish([id]);
    expect(outcome?.isSeeded).toBe(false);
    expect(outcome?.reasons.join()).toMatch(reason);
    expect((await backend.call("GET /v2/products", { query: {} }, { tenant: id })).body.count).toBe(0);
    await rm(join(backend.folder, id), { recursive: true });
  });

  it("seeds nothing of a content that contradicts itself, tells where, and all of it once it is mended", async () => {
    const id = "gamma";
    const folder = join(backend.folder, id);
    await mkdir(join(folder, "content"), { recursive: true });
    await write(tenantFile(id, { partnerInformation: { ...information, id } }), id);
    const content = contentFile();
    const events = content.events?.map((event) => ({ ...event, prices: { "no-such-option": 1 } }));
    await writeFile(join(folder, "content", "all.json"), JSON.stringify({ ...content, events }));
    const [refused] = await publish([id]);
    expect(refused?.reasons).toEqual(["options: now: names no-such-option, which is not there"]);
    expect((await backend.call("GET /v2/products", { query: {} }, { tenant: id })).body.count).toBe(0);
    await writeFile(join(folder, "content", "all.json"), JSON.stringify(content));
    expect(await publish([id])).toMatchObject([{ isSeeded: true, reasons: [] }]);
    expect((await backend.call("GET /v2/products", { query: {} }, { tenant: id })).body.count).toBe(3);
    await rm(folder, { recursive: true });
  });

  it("answers the Edge Config client", async () => {
    const server = serve({ fetch: backend.app.fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const client = createClient(`http://127.0.0.1:${port}/ecfg_local?token=dev`);
    expect(await client.get("hosts")).toMatchObject({
      "alpha.localhost": "alpha",
      "alpha-clinic.example": "alpha",
      "beta.localhost": "beta",
      "beta-clinic.example": "beta",
    });
    expect(await client.get("partner_beta")).toMatchObject({ id: "beta", deployStatus: "deployed" });
    expect(await client.get("partner_beta")).toMatchObject({ id: "beta" });
    expect(await client.get("partner_nobody")).toBeUndefined();
    expect([await client.has("hosts"), await client.has("nothing")]).toEqual([true, false]);
    const all = await client.getAll(["partner_alpha", "nothing"]);
    expect(Object.keys(all)).toEqual(["partner_alpha"]);
    expect(Object.keys(await client.getAll())).toEqual(
      expect.arrayContaining(["hosts", "partner_alpha", "partner_beta"]),
    );
    expect(await client.digest()).toMatch(/^[0-9a-f]{64}$/);
    const stranger = createClient(`http://127.0.0.1:${port}/ecfg_local?token=guess`);
    await expect(stranger.get("hosts")).rejects.toThrow(/Unauthorized/);
    await new Promise((resolve) => server.close(resolve));
  });

  it("answers an unchanged item with nothing but its tag", async () => {
    const url = "/ecfg_local/item/hosts?version=1&token=dev";
    const etag = (await backend.app.request(url)).headers.get("etag") ?? "";
    expect((await backend.app.request(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("starts without any tenant, and with a tenant that has no content", async () => {
    await rm(join(backend.folder, "beta", "content"), { recursive: true });
    const nowhere = { db: backend.db, folder: join(backend.folder, "none"), now: backend.clock.now };
    expect(await publishTenants(nowhere, { by: "a test" })).toEqual([]);
    expect(await publish(["beta"])).toMatchObject([{ status: "unchanged", isSeeded: false, reasons: [] }]);
  });
});
