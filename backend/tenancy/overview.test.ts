import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { overviewAnswerSchema } from "@/contract/tenant/overview";
import { signTenancyPass } from "@/contract/tenant/signed-tokens";
import { createApp } from "../http/app";
import { publishDrafts } from "../publishing/drafts";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { countErrors, sweepServerErrors } from "./server-errors";

const SECRET = "a secret that storefronts share";
const information = tenantFile("alpha").partnerInformation;
const fileOf = (id: string, displayName: string) =>
  tenantFile(id, { partnerInformation: { ...information, id, displayName } });

describe.each(engines)("the overview on $name", (engine) => {
  let backend: TestBackend;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [fileOf("alpha", "햇살의원"), fileOf("beta", "100%의원")]);
    const environment = { ...backend.services.environment, PREVIEW_SECRET: SECRET };
    app = createApp({ ...backend.services, environment });
  });
  afterAll(() => backend.close());

  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(path, {
      ...init,
      headers: { authorization: `Bearer ${await signTenancyPass(SECRET, backend.clock.now)}` },
    });
  const overview = async (query = "") =>
    overviewAnswerSchema.parse(await (await ask(`/tenancy/overview${query}`)).json()).row;
  const hoursAgo = (hours: number) => new Date(backend.clock.now.getTime() - hours * 3_600_000);

  it("tells each partner's hosts, state, draft and size", async () => {
    const place = { db: backend.db, folder: backend.folder, now: backend.clock.now };
    await publishDrafts(place, { ids: ["beta"], by: "kim" });
    const { partners, partnerCount, edgeConfig } = await overview();
    expect(partnerCount).toBe(2);
    expect(partners[0]).toMatchObject({
      id: "alpha",
      displayName: "햇살의원",
      deployStatus: "deployed",
      hosts: [
        { host: "alpha.localhost", isPrimary: true, state: "live", reason: null },
        { host: "alpha-clinic.example", isPrimary: false, state: "live", reason: null },
      ],
      version: 1,
      draft: null,
    });
    expect(partners[1]?.draft).toMatchObject({ publishedBy: "kim" });
    expect(edgeConfig.items).toBe(3);
    expect(edgeConfig.bytes).toBeGreaterThan(partners.reduce((bytes, { itemBytes }) => bytes + itemBytes, 0));
  });

  it.each([
    ["햇살", ["alpha"]],
    ["BETA-clinic", ["beta"]],
    ["alpha.local", ["alpha"]],
    ["%", ["beta"]],
    ["_", []],
    ["'; drop table partners; --", []],
  ])("finds %s by id, name or host, letter by letter", async (keyword, ids) => {
    const { partners, partnerCount } = await overview(`?keyword=${encodeURIComponent(keyword)}`);
    expect(partners.map(({ id }) => id)).toEqual(ids);
    expect(partnerCount).toBe(ids.length);
  });

  it("counts what failed within a day, the most frequent first", async () => {
    const error = (call: string, count: number) => ({ partnerId: "alpha", call, count });
    await countErrors(backend.db, "backend", [error("GET /a", 1)], hoursAgo(1));
    await countErrors(backend.db, "backend", [error("GET /b", 2), error("GET /b", 3)], hoursAgo(2));
    await countErrors(backend.db, "backend", [error("GET /b", 1)], hoursAgo(2));
    await countErrors(backend.db, "backend", [error("GET /old", 9)], hoursAgo(30));
    await countErrors(backend.db, "backend", [error("GET /older", 9)], hoursAgo(60));
    const { errors, partners } = await overview();
    expect(errors.map(({ call, count }) => [call, count])).toEqual([
      ["GET /b", 6],
      ["GET /a", 1],
    ]);
    expect(partners.map(({ errorCount }) => errorCount)).toEqual([7, 0]);
    expect(await sweepServerErrors(backend.db, backend.clock.now)).toBe(1);
    expect(await sweepServerErrors(backend.db, backend.clock.now)).toBe(0);
  });

  it("counts an unexpected failure of a call for the partner it was asked about", async () => {
    const failing = createApp({
      ...backend.services,
      environment: { ...backend.services.environment, PREVIEW_SECRET: SECRET },
      get limits(): never {
        throw new Error("nobody expected this");
      },
    });
    const answer = await failing.request("/customer/auth-tokens", {
      method: "POST",
      headers: { "x-storefront-origin": "http://beta.localhost:3000", "content-type": "application/json" },
      body: JSON.stringify({ phone: "01012345678" }),
    });
    expect(answer.status).toBe(500);
    await vi.waitFor(async () =>
      expect((await overview()).errors).toContainEqual(
        expect.objectContaining({ source: "backend", partnerId: "beta", call: "POST /customer/auth-tokens" }),
      ),
    );
  });

  it("takes a storefront's own failures with a pass alone", async () => {
    const body = JSON.stringify({
      errors: [
        { host: "beta.preview.localhost", call: "/[partner]/products", count: 3 },
        { host: "beta.localhost", call: "/[partner]/products", count: 1 },
        { host: "nobody.example", call: "/[partner]", count: 1 },
      ],
    });
    const stranger = await app.request("/tenancy/errors", { method: "POST", body });
    expect(stranger.status).toBe(404);
    expect((await ask("/tenancy/errors", { method: "POST", body: "{}" })).status).toBe(400);
    expect((await ask("/tenancy/errors", { method: "POST", body })).status).toBe(200);
    expect((await overview()).errors).toContainEqual(
      expect.objectContaining({
        source: "storefront",
        partnerId: "beta",
        call: "/[partner]/products",
        count: 4,
      }),
    );
  });

  it("requires a pass", async () => {
    const answer = await app.request("/tenancy/overview");
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining("alpha")]);
  });
});
