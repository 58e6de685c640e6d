import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPreviewLink, signPreviewLink, signTenancyPass } from "@/contract/tenant/signed-tokens";
import type { TenantFile } from "@/contract/tenant/tenant";
import { createApp } from "../http/app";
import { engines } from "../testing/engines";
import { contentFile, tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { publishDrafts } from "./drafts";
import { publishTenants } from "./publish";

const SECRET = "a secret that storefronts share";
const information = tenantFile("alpha").partnerInformation;
const fileOf = (id: string, rest: Partial<TenantFile> = {}) =>
  tenantFile(id, { partnerInformation: { ...information, id }, ...rest });

describe.each(engines)("drafts on $name", (engine) => {
  let backend: TestBackend;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [fileOf("alpha"), fileOf("beta")]);
    const environment = { ...backend.services.environment, PREVIEW_SECRET: SECRET };
    const tenancy = { ...backend.services.tenancy, previews: environment };
    app = createApp({ ...backend.services, environment, tenancy });
  });
  afterAll(() => backend.close());

  const write = async (tenant: TenantFile) => {
    const folder = join(backend.folder, tenant.id);
    await mkdir(join(folder, "content"), { recursive: true });
    await writeFile(join(folder, "tenant.json"), JSON.stringify(tenant));
    await writeFile(join(folder, "content", "all.json"), JSON.stringify(contentFile(tenant.id)));
  };
  const place = () => ({ db: backend.db, folder: backend.folder, now: backend.clock.now });
  const publishDraft = async (...ids: string[]) => {
    const outcomes = await publishDrafts(place(), { ids, by: "kim" });
    backend.tenants.clear();
    return outcomes;
  };
  const read = async (path: string, pass?: string) => {
    const bearer = pass ?? (await signTenancyPass(SECRET, backend.clock.now));
    return app.request(path, { headers: { authorization: `Bearer ${bearer}` } });
  };
  const draftName = async (id: string) =>
    (await (await read(`/tenancy/drafts/${id}`)).json()).row?.config.partnerInformation.partnerName;
  const liveOf = async (id: string) => (await app.request(`/tenancy/partners/${id}`)).text();

  it("show the file, and leave what is live to the last byte", async () => {
    const before = await liveOf("alpha");
    await write(fileOf("alpha", { partnerInformation: { ...information, partnerName: "새 이름" } }));
    expect(await publishDraft("alpha")).toMatchObject([{ status: "published", isSeeded: false }]);
    expect(await draftName("alpha")).toBe("새 이름");
    expect(await liveOf("alpha")).toBe(before);
    expect(await publishDraft("alpha")).toMatchObject([{ status: "unchanged" }]);
    await write(fileOf("alpha"));
  });

  it("change their digest with every change", async () => {
    const digest = async () => (await read("/tenancy/drafts/alpha/digest")).text();
    const first = await digest();
    await write(fileOf("alpha", { theme: { roles: { accent: "#123456" } } }));
    await publishDraft("alpha");
    expect(await digest()).not.toBe(first);
    await write(fileOf("alpha"));
  });

  it("stay drafts when the backend restarts", async () => {
    const before = await liveOf("alpha");
    await write(fileOf("alpha", { theme: { roles: { accent: "#654321" } } }));
    await publishDraft("alpha");
    const start = { ids: ["alpha"], by: "start", isStart: true };
    expect(await publishTenants(place(), start)).toMatchObject([{ status: "unchanged" }]);
    backend.tenants.clear();
    expect(await liveOf("alpha")).toBe(before);
    await write(fileOf("alpha"));
    await publishDraft("alpha");
  });

  it("take on a partner that was never published as one that prepares, with its content", async () => {
    await write(fileOf("gamma"));
    expect(await publishDraft("gamma")).toMatchObject([{ status: "published", isSeeded: true }]);
    expect(JSON.parse(await liveOf("gamma")).row).toMatchObject({ id: "gamma", deployStatus: "preparing" });
    const { body } = await backend.call("GET /v2/products", { query: {} }, { tenant: "gamma" });
    expect(body.count).toBe(4);
    const [live] = await publishTenants(place(), { ids: ["gamma"], by: "kim" });
    backend.tenants.clear();
    expect(live).toMatchObject({ status: "published", isSeeded: false });
    expect(JSON.parse(await liveOf("gamma")).row).toMatchObject({ deployStatus: "deployed" });
    await rm(join(backend.folder, "gamma"), { recursive: true });
  });

  it.each<[string, Partial<TenantFile>, RegExp]>([
    ["has a bad colour", { theme: { roles: { accent: "red" } } }, /theme\.roles\.accent/],
    [
      "takes another's host",
      { domains: { primary: "alpha.localhost", aliases: ["beta.localhost"] } },
      /domains\.aliases\.0: beta\.localhost belongs to beta/,
    ],
  ])("refuse a file that %s, and keep the last good one", async (_, change, reason) => {
    await publishDraft("alpha");
    await write(fileOf("alpha", change));
    const [outcome] = await publishDraft("alpha");
    expect(outcome).toMatchObject({ status: "refused" });
    expect(outcome?.reasons.join()).toMatch(reason);
    expect(await draftName("alpha")).toBe("alpha 의원");
    await write(fileOf("alpha"));
  });

  it("require a pass of the storefront", async () => {
    const link = { partnerId: "tenancy", expiresAt: new Date("2099-01-01"), madeBy: "kim", canShare: true };
    const passes = [
      "",
      "guess",
      SECRET,
      await signTenancyPass("another secret, as long", backend.clock.now),
      await signTenancyPass(SECRET, new Date(backend.clock.now.getTime() - 60_000)),
      await signPreviewLink(link, SECRET),
    ];
    for (const pass of passes)
      for (const path of ["/tenancy/drafts/alpha", "/tenancy/drafts/alpha/digest"]) {
        const answer = await read(path, pass);
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toContain("alpha");
      }
    const withoutSecret = await backend.app.request("/tenancy/drafts/alpha", {
      headers: { authorization: `Bearer ${await signTenancyPass(SECRET, backend.clock.now)}` },
    });
    expect(withoutSecret.status).toBe(404);
  });

  it("are published, and links to them made, by the command alone", async () => {
    const { folder } = backend;
    const ask = async (name: string, input: object, token = "publish-secret") => {
      const answer = await app.request(`/tenancy/operations/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ by: "kim", ...input }),
      });
      const lines = (await answer.text()).trim().split("\n");
      return { status: answer.status, ...JSON.parse(lines.at(-1) ?? "{}") };
    };
    expect(await ask("draft", { folder }, "guess")).toMatchObject({ status: 403 });
    expect(await ask("previewLink", { id: "alpha", hours: 2 }, "guess")).toMatchObject({ status: 403 });
    expect(await ask("draft", { folder, ids: ["../alpha"] })).toMatchObject({ status: 400 });
    expect(await ask("previewLink", { id: "alpha", hours: 999 })).toMatchObject({ status: 400 });
    expect(await ask("previewLink", { id: "beta", hours: 2 })).toMatchObject({
      refused: "beta has no draft.",
    });
    const { result: drafted } = await ask("draft", { folder, ids: ["alpha"] });
    expect(drafted.outcomes).toMatchObject([{ id: "alpha", reasons: [] }]);
    const { result: row } = await ask("previewLink", { id: "alpha", hours: 2 });
    const url = new URL(row.url);
    expect(url.host).toBe("alpha.preview.localhost:3000");
    const link = await readPreviewLink(url.searchParams.get("preview") ?? "", {
      partnerId: "alpha",
      secret: SECRET,
      now: backend.clock.now,
    });
    expect(link).toMatchObject({ madeBy: "kim", canShare: false });
    expect(row.expiresAt).toBe("2026-11-20T02:00:00.000Z");
  });
});
