import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { domains } from "../db/schema/domains";
import { partners } from "../db/schema/partners";
import { readEnvironment } from "../lib/environment";
import { finishPublishing } from "../publishing/finish-publishing";
import { publishTenants } from "../publishing/publish";
import { openDnsServer } from "../testing/dns-server";
import { engines } from "../testing/engines";
import { type FakeVercel, openFakeVercel } from "../testing/fake-vercel";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";
import { checkDomains, type DomainReport, sweepDomains } from "./check-domains";
import { endDomains, endDomainsNow } from "./end-domains";
import { createTenancy, type Tenancy } from "./tenancy";

const information = tenantFile("alpha").partnerInformation;
/** Not one that an earlier test took out, and that is served for a day more. */
const isStaying = ({ endsAt }: DomainReport) => endsAt === null;
const PROOF = "TXT _clinic-verify.clinic.kr";

describe.each(engines)("domains on $name", (engine) => {
  let backend: TestBackend;
  let vercel: FakeVercel;
  let dns: Awaited<ReturnType<typeof openDnsServer>>;
  let tenancy: Tenancy;
  let proof: string;
  beforeAll(async () => {
    const beta = tenantFile("beta", { partnerInformation: { ...information, id: "beta" } });
    backend = await createTestBackend(engine, [tenantFile("alpha"), beta]);
    vercel = await openFakeVercel();
    dns = await openDnsServer();
    tenancy = tenancyWith({});
    const [row] = await backend.db.select().from(partners).where(eq(partners.id, "alpha"));
    proof = `clinic-verify=${row?.domainToken}`;
  });
  afterAll(async () => {
    await backend.close();
    await vercel.close();
    await dns.close();
  });
  afterEach(async () => {
    await backend.db.update(domains).set({ endsAt: backend.clock.now }).where(isNotNull(domains.endsAt));
    await endDomains(tenancy);
    dns.records.clear();
    dns.state.isFailing = false;
  });

  const tenancyWith = (settings: Record<string, string>) =>
    createTenancy(
      readEnvironment({
        DOMAIN_PROOF: "required",
        PLATFORM_HOST: "clinics.example",
        ...dns.settings,
        ...settings,
      }),
      { db: backend.db, pool: null },
      { now: () => backend.clock.now, storage: backend.storage },
    );
  const atVercel = () =>
    tenancyWith({ ...vercel.settings, VERCEL_PROJECT_ID: "prj_test", EDGE_CONFIG_ID: "" });
  async function publish(primary: string, ...aliases: string[]) {
    const tenant = tenantFile("alpha", { domains: { primary, aliases } });
    await writeFile(join(backend.folder, "alpha", "tenant.json"), JSON.stringify(tenant));
    const { db, rules } = tenancy;
    const place = { db, rules, folder: backend.folder, now: backend.clock.now };
    return publishTenants(place, { ids: ["alpha"], by: "kim" });
  }
  async function servedAt(host: string): Promise<string | null> {
    backend.tenants.clear();
    const answer = await backend.app.request(`/tenancy/hosts/${host}`);
    return answer.ok ? (await answer.json()).row.partnerId : null;
  }
  async function primary(): Promise<string> {
    backend.tenants.clear();
    return (await (await backend.app.request("/tenancy/partners/alpha")).json()).row.domains.primary;
  }
  const reports = async (from = tenancy) =>
    (await checkDomains(from, ["alpha"]))
      .filter(isStaying)
      .map(({ host, state, isServed, reason }) => [host, state, isServed, reason]);

  it("serves a domain once its owner has shown it by a record, and until then what was there before", async () => {
    await publish("clinic.kr", "alpha.localhost", "www.clinic.kr", "alpha.clinics.example");
    expect(await reports()).toEqual([
      ["alpha.clinics.example", "live", true, null],
      ["alpha.localhost", "live", true, null],
      ["clinic.kr", "pending", false, "no TXT record at _clinic-verify.clinic.kr yet"],
      ["www.clinic.kr", "pending", false, "no TXT record at _clinic-verify.clinic.kr yet"],
    ]);
    expect([await servedAt("clinic.kr"), await servedAt("alpha.localhost")]).toEqual([null, "alpha"]);
    expect(await primary()).toBe("alpha.localhost");
    dns.records.set(PROOF, ["google-site-verification=x", proof]);
    expect((await reports()).map(([, state]) => state)).toEqual(["live", "live", "live", "live"]);
    expect([await servedAt("clinic.kr"), await servedAt("www.clinic.kr")]).toEqual(["alpha", "alpha"]);
    expect(await primary()).toBe("clinic.kr");
  });

  it.each([
    [
      "another partner's proof",
      () => dns.records.set("TXT _clinic-verify.other.kr", ["clinic-verify=guess"]),
      /has another value/,
    ],
    [
      "a name server that fails",
      () => {
        dns.state.isFailing = true;
      },
      /DNS does not answer \(ESERVFAIL\)/,
    ],
  ])("does not serve it with %s, and says so", async (_, arrange, reason) => {
    await publish("clinic.kr", "other.kr");
    arrange();
    expect(await reports()).toContainEqual(["other.kr", "failing", false, expect.stringMatching(reason)]);
    expect(await servedAt("other.kr")).toBeNull();
  });

  it("goes on serving what was proven while its records fail, and says so", async () => {
    expect(await reports()).toContainEqual([
      "clinic.kr",
      "failing",
      true,
      expect.stringContaining("no TXT record"),
    ]);
    expect(await servedAt("clinic.kr")).toBe("alpha");
  });

  it("refuses a domain that another partner claimed first, and the platform's to all", async () => {
    const aliases = ["other.kr", "clinics.example", "x.preview.clinics.example"];
    const domains = { primary: "beta.localhost", aliases };
    const beta = tenantFile("beta", { partnerInformation: { ...information, id: "beta" }, domains });
    const place = { db: backend.db, rules: tenancy.rules, folder: backend.folder, now: backend.clock.now };
    const [outcome] = await publishTenants(place, { ids: ["beta"], by: "kim", files: { beta } });
    expect(outcome?.reasons.map((reason) => reason.split("domains.")[1])).toEqual([
      "aliases.0: other.kr belongs to alpha",
      "aliases.1: clinics.example belongs to the platform",
      "aliases.2: x.preview.clinics.example belongs to the platform",
    ]);
  });

  it("says which records to set: the proof at the apex, an address for it, a name for www", async () => {
    await publish("clinic.kr", "new.co.kr", "www.new.co.kr");
    const own = tenancyWith({ DOMAIN_ADDRESS: "203.0.113.7", DOMAIN_CNAME: "edge.clinics.example" });
    const recordsOf = async (from: Tenancy) =>
      (await checkDomains(from, ["alpha"]))
        .filter(({ host }) => host.includes("new"))
        .map(({ records }) => records);
    const txt = { type: "TXT", name: "_clinic-verify.new.co.kr", value: proof };
    expect(await recordsOf(own)).toEqual([
      [txt, { type: "A", name: "new.co.kr", value: "203.0.113.7" }],
      [txt, { type: "CNAME", name: "www.new.co.kr", value: "edge.clinics.example" }],
    ]);
    expect(await recordsOf(atVercel())).toEqual([
      [txt, { type: "A", name: "new.co.kr", value: "76.76.21.93" }],
      [txt, { type: "CNAME", name: "www.new.co.kr", value: "abc.vercel-dns-017.com" }],
    ]);
  });

  it("is live on servers of one's own when it points there", async () => {
    const own = tenancyWith({ DOMAIN_ADDRESS: "203.0.113.7" });
    await publish("clinic.kr");
    dns.records.set(PROOF, [proof]);
    expect(await reports(own)).toEqual([
      ["clinic.kr", "pending", true, "it points nowhere, not to 203.0.113.7"],
    ]);
    dns.records.set("A clinic.kr", ["198.51.100.1"]);
    expect((await reports(own))[0]?.[3]).toBe("it points to 198.51.100.1, not to 203.0.113.7");
    dns.records.set("A clinic.kr", ["203.0.113.7"]);
    expect((await reports(own))[0]?.[1]).toBe("live");
  });

  it("is added to Vercel's project once it is proven, and released when no partner has it", async () => {
    await publish("clinic.kr", "elsewhere.kr");
    dns.records.set(PROOF, [proof]);
    expect((await reports(atVercel())).slice(0, 1)).toEqual([
      ["clinic.kr", "pending", true, "it does not point to Vercel yet"],
    ]);
    expect([...vercel.domains.keys()]).toEqual(["clinic.kr"]);
    vercel.domains.set("clinic.kr", { verified: true, misconfigured: false });
    dns.records.set("TXT _clinic-verify.elsewhere.kr", [proof]);
    expect(await reports(atVercel())).toEqual([
      ["clinic.kr", "live", true, null],
      ["elsewhere.kr", "pending", true, expect.stringContaining("Vercel asks for its own proof")],
    ]);
    const [, elsewhere] = (await checkDomains(atVercel(), ["alpha"])).filter(isStaying);
    expect(elsewhere?.records).toContainEqual({
      type: "TXT",
      name: "_vercel.elsewhere.kr",
      value: "vc-domain-verify=elsewhere.kr",
    });
    await publish("clinic.kr");
    // Served for a day more, and Vercel keeps it.
    await finishPublishing(atVercel());
    expect([...vercel.domains.keys()]).toContain("elsewhere.kr");
    expect(await servedAt("elsewhere.kr")).toBe("alpha");
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_001);
    await sweepDomains(atVercel());
    expect(await servedAt("elsewhere.kr")).toBeNull();
    vercel.failures.push({ status: 500, code: "internal", message: "Try again" });
    expect(await finishPublishing(atVercel())).toContainEqual({
      step: "domains",
      status: "failed",
      words: "Vercel's API answered 500: Try again",
    });
    expect(await finishPublishing(atVercel())).toContainEqual(
      expect.objectContaining({ step: "domains", status: "done" }),
    );
    expect([...vercel.domains.keys()]).toEqual(["clinic.kr"]);
  });

  it("serves a removed domain for a day, takes it back meanwhile, and ends it at once on demand", async () => {
    dns.records.set(PROOF, [proof]);
    const endsOf = async () =>
      (await checkDomains(tenancy, ["alpha"]))
        .filter(({ host }) => ["alpha.localhost", "clinic.kr"].includes(host))
        .map(({ host, endsAt }) => [host, endsAt !== null]);
    await publish("alpha.localhost", "clinic.kr");
    await checkDomains(tenancy, ["alpha"]);
    await publish("alpha.localhost");
    expect(await endsOf()).toEqual([
      ["alpha.localhost", false],
      ["clinic.kr", true],
    ]);
    await publish("alpha.localhost", "clinic.kr");
    expect(await endsOf()).toContainEqual(["clinic.kr", false]);
    await publish("alpha.localhost");
    expect(await servedAt("clinic.kr")).toBe("alpha");
    expect(await endDomainsNow(tenancy, "alpha", ["clinic.kr", "alpha.localhost"])).toEqual(["clinic.kr"]);
    expect(await servedAt("clinic.kr")).toBeNull();
    await publish("clinic.kr");
    await checkDomains(tenancy, ["alpha"]);
  });

  it("looks by itself at what is not live every minute, and at the rest once a day", async () => {
    await publish("clinic.kr", "later.kr");
    await checkDomains(tenancy, ["alpha", "beta"]);
    expect(await sweepDomains(tenancy)).toBe(0);
    dns.records.set("TXT _clinic-verify.later.kr", [proof]);
    dns.records.set(PROOF, [proof]);
    expect(await sweepDomains(tenancy)).toBe(0);
    backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
    // Two backends, each its share.
    const changed = await Promise.all([sweepDomains(tenancy), sweepDomains(tenancy)]);
    expect(changed.reduce((sum, count) => sum + count)).toBe(2);
    expect(await servedAt("later.kr")).toBe("alpha");
  });
});
