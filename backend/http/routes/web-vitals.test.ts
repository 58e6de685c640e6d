import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WEB_VITALS_PATH } from "@/contract/api/web-vitals";
import { webVitals } from "../../db/schema/web-vitals";
import { PartnerScope } from "../../db/scope";
import { loadFieldFigures } from "../../figures/field-figures";
import { findSlowClinics } from "../../figures/slow-clinics";
import { countVisit, sweepWebVitals } from "../../figures/web-vitals";
import { engines } from "../../testing/engines";
import { tenantFile } from "../../testing/tenants";
import { createTestBackend, type TestBackend } from "../../testing/test-backend";

const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const VISIT = { route: "/products/:id", device: "phone", lcp: 1900, inp: 96, cls: 0.02, ttfb: 180 };
const TODAY = "2026-11-20";
const DAY_MS = 86_400_000;

describe.each(engines)("figures of visits on $name", (engine) => {
  let backend: TestBackend;
  let addresses = 0;
  beforeAll(async () => {
    const information = tenantFile("alpha").partnerInformation;
    const beta = { partnerInformation: { ...information, id: "beta" } };
    backend = await createTestBackend(engine, [tenantFile("alpha"), tenantFile("beta", beta)]);
  });
  afterAll(() => backend.close());
  afterEach(() => backend.db.delete(webVitals));

  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    addresses += 1;
    const origin = "http://alpha.localhost:3000";
    const sent = { origin, "user-agent": PHONE, "x-forwarded-for": `10.0.0.${addresses}`, ...headers };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return backend.app.request(WEB_VITALS_PATH, { method: "POST", body: text, headers: sent });
  };
  const rows = () => backend.db.select().from(webVitals);
  const figures = (partner = "alpha") => loadFieldFigures(new PartnerScope(backend.db, partner), TODAY);

  it("are counted in one row a day, route and device, whose they are by their page's host", async () => {
    for (let visit = 0; visit < 3; visit++) expect((await send(VISIT)).status).toBe(204);
    await send({ route: "/", device: "desktop", ttfb: 50 }, { origin: "http://beta.localhost:3000" });
    const written = await rows();
    expect(written.map(({ partnerId, day, visits }) => [partnerId, day, visits])).toEqual([
      ["alpha", TODAY, 3],
      ["beta", TODAY, 1],
    ]);
    expect(written[0]?.lcp.filter((count) => count > 0)).toEqual([3]);
    expect(written[1]?.lcp.every((count) => count === 0)).toBe(true);
    expect(await backend.metrics.registry.metrics()).toContain(
      'web_vitals_lcp_seconds_bucket{le="2",device="phone"} 3',
    );
  });

  it("lose none of those that come at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => send(VISIT)));
    expect((await rows())[0]?.visits).toBe(20);
    expect((await rows())[0]?.inp.reduce((sum, count) => sum + count)).toBe(20);
  });

  it.each<[string, unknown]>([
    ["no JSON", "lcp=1"],
    ["nothing", ""],
    ["a list", [VISIT]],
    ["an unknown route", { ...VISIT, route: "/products/7" }],
    ["an address", { ...VISIT, route: "/search?q=name" }],
    ["an unknown device", { ...VISIT, device: "watch" }],
    ["a figure below zero", { ...VISIT, cls: -0.1 }],
    ["a figure beyond what can be", { ...VISIT, lcp: 120_001 }],
    ["a text for a figure", { ...VISIT, inp: "96" }],
    ["no number", `{"route":"/","device":"phone","lcp":1e999}`],
    ["something besides", { ...VISIT, visitor: "kim" }],
  ])("refuse %s", async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("refuse a long text, an unknown page and a foreign scheme", async () => {
    expect((await send({ ...VISIT, more: "x".repeat(600) })).status).toBe(413);
    for (const origin of ["http://evil.example", "null", "", "ftp://alpha.localhost"])
      expect((await send(VISIT, { origin })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ["a preview", { origin: "http://alpha.preview.localhost:3000" }],
    ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["Naver's", { "user-agent": "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)" }],
    ["a program", { "user-agent": "Mozilla/5.0 HeadlessChrome/140.0" }],
  ])("do not count %s", async (_, headers) => {
    expect((await send(VISIT, headers)).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it("come from one address no oftener than a person's pages", async () => {
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const statuses: number[] = [];
    for (let visit = 0; visit < 121; visit++) statuses.push((await send(VISIT, headers)).status);
    expect(statuses.slice(0, 120).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it("become p75 of the week and of the one before, from twenty visits on", async () => {
    const scope = new PartnerScope(backend.db, "alpha");
    const at = (daysAgo: number) => new Date(Date.parse(`${TODAY}T03:00:00Z`) - daysAgo * DAY_MS);
    const count = async (visits: number, lcp: number, daysAgo: number, route: "/" | "/events" = "/") => {
      for (let visit = 0; visit < visits; visit++)
        await countVisit(scope, { route, device: "phone", lcp }, at(daysAgo));
    };
    await count(19, 1900, 0);
    expect((await figures()).vitals[0]).toEqual({ vital: "lcp", p75: null, before: null });
    await count(1, 1900, 6, "/events");
    await count(20, 3900, 7);
    const { visits, vitals, devices, routes } = await figures();
    expect(visits).toBe(20);
    expect(vitals[0]).toEqual({ vital: "lcp", p75: 1937.5, before: 3875 });
    expect(vitals[1]).toEqual({ vital: "inp", p75: null, before: null });
    expect(devices).toEqual([{ device: "phone", visits: 20, lcp: 1937.5, inp: null }]);
    expect(routes.map(({ route, lcp }) => [route, lcp])).toEqual([
      ["/", null],
      ["/events", null],
    ]);
    expect((await figures("beta")).visits).toBe(0);
  });

  it("name the clinics whose visitors waited too long, and are deleted after 35 days", async () => {
    const now = new Date(`${TODAY}T03:00:00Z`);
    const visit = (lcp: number) => ({ route: "/", device: "phone", lcp, inp: 40 }) as const;
    for (let index = 0; index < 20; index++) {
      await countVisit(new PartnerScope(backend.db, "alpha"), visit(3900), now);
      await countVisit(new PartnerScope(backend.db, "beta"), visit(1900), now);
    }
    expect(await findSlowClinics(backend.db, now)).toEqual([{ partnerId: "alpha", vital: "lcp", p75: 3875 }]);
    backend.metrics.setSlowClinics(await findSlowClinics(backend.db, now));
    expect(await backend.metrics.registry.metrics()).toContain(
      'web_vitals_slow_clinics{partner="alpha",vital="lcp"} 3.875',
    );
    expect(await sweepWebVitals(backend.db, new Date(now.getTime() + 35 * DAY_MS))).toBe(0);
    expect(await sweepWebVitals(backend.db, new Date(now.getTime() + 36 * DAY_MS))).toBe(2);
    expect(await rows()).toEqual([]);
  });
});
