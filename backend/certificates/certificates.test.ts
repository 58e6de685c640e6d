import { X509Certificate } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acmeAccounts, acmeOrders, certificates } from "../db/schema/certificates";
import { domains } from "../db/schema/domains";
import { partnerDrafts } from "../db/schema/partner-drafts";
import { webVitals } from "../db/schema/web-vitals";
import { createSealing } from "../lib/sealed";
import { oneEngine } from "../testing/engines";
import { DAY_MS, type Issuer, openIssuer, START } from "../testing/issuer";
import { countCertificates } from "./count";
import { resealCertificates } from "./reseal";

const HOUR_MS = 3_600_000;
const daysOn = (days: number) => new Date(START.getTime() + days * DAY_MS);

describe.each(oneEngine)("certificates on $name", (engine) => {
  let issuer: Issuer;
  beforeAll(async () => {
    issuer = await openIssuer(engine);
  });
  afterAll(() => issuer.close());
  beforeEach(() => issuer.reset());

  it("orders one for each proven and live domain, and never for others", async () => {
    const { db } = issuer;
    await issuer.addDomains("clinic.kr", "www.other.kr", "gone.kr", "own.localhost");
    await db.update(domains).set({ state: "pending" }).where(eq(domains.host, "www.other.kr"));
    await db.update(domains).set({ state: "failing" }).where(eq(domains.host, "gone.kr"));
    expect(await issuer.sweep()).toEqual(["clinic.kr"]);
    const row = await issuer.rowOf("clinic.kr");
    expect(new X509Certificate(row?.chain ?? "").checkHost("clinic.kr")).toBe("clinic.kr");
    expect(row).toMatchObject({ issuedAt: START, failures: 0, openOrder: null, leasedUntil: null });
    expect([row?.renewAt, row?.expiresAt]).toEqual([daysOn(60), daysOn(90)]);
    expect(await issuer.sweep()).toEqual([]);
    expect(issuer.first.orders.map(({ host }) => host)).toEqual(["clinic.kr"]);
  });

  it("stores private keys sealed, and says when no key of ours opens one", async () => {
    const { db } = issuer;
    await issuer.addDomains("clinic.kr");
    await issuer.sweep();
    const rows = [await db.select().from(certificates), await db.select().from(acmeAccounts)];
    expect(JSON.stringify(rows)).not.toContain("PRIVATE KEY");
    issuer.pass(61 * DAY_MS);
    await issuer.sweep({ sealing: createSealing([new Uint8Array(32).fill(9)]) });
    expect(await issuer.rowOf("clinic.kr")).toMatchObject({ failure: "key", expiresAt: daysOn(90) });
  });

  it("seals every key by the newest one, so that older ones can go", async () => {
    await issuer.addDomains("clinic.kr");
    await issuer.sweep();
    const [old, fresh] = [7, 9].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array];
    expect(await resealCertificates(issuer.db, createSealing([fresh, old]))).toBe(2);
    issuer.pass(61 * DAY_MS);
    await issuer.sweep({ sealing: createSealing([fresh]) });
    expect(await issuer.rowOf("clinic.kr")).toMatchObject({ failure: null, issuedAt: daysOn(61) });
  });

  it("counts those that expire within two weeks, though their renewal was due", async () => {
    await issuer.addDomains("clinic.kr");
    await issuer.sweep();
    expect(await countCertificates(issuer.db, daysOn(61))).toMatchObject({ live: 1, expiring: 0 });
    expect(await countCertificates(issuer.db, daysOn(77))).toMatchObject({ live: 1, expiring: 1 });
    expect(await countCertificates(issuer.db, daysOn(91))).toMatchObject({ live: 0, expiring: 1 });
  });

  it("orders for the platform's own names and for previews that can be opened", async () => {
    await issuer.addDomains("clinic.kr");
    const draft = { config: {}, digest: "x", publishedAt: START, publishedBy: "kim" };
    await issuer.db.insert(partnerDrafts).values({ ...draft, partnerId: "clinic-kr" });
    const queued = await issuer.queueNow({
      PLATFORM_HOST: "clinics.example",
      PUBLIC_BACKEND_URL: "https://api.clinics.example",
      STUDIO_URL: "https://studio.clinics.example",
    });
    expect(queued.sort()).toEqual([
      "api.clinics.example",
      "clinic-kr.preview.clinics.example",
      "clinic.kr",
      "clinics.example",
      "studio.clinics.example",
    ]);
  });

  it("begins with the most visited clinics", async () => {
    await issuer.addDomains(...Array.from({ length: 45 }, (_, index) => `c${index}.kr`));
    const day = { day: "2026-11-19", route: "/", device: "phone" } as const;
    const figures = { ...day, lcp: [], inp: [], cls: [], ttfb: [] };
    await issuer.db.insert(webVitals).values([
      { ...figures, partnerId: "c44-kr", visits: 900 },
      { ...figures, partnerId: "c43-kr", visits: 3 },
    ]);
    // Not all fit in one sweep.
    const queued = await issuer.queueNow();
    expect(queued).toHaveLength(40);
    expect(queued).toEqual(expect.arrayContaining(["c43.kr", "c44.kr"]));
  });

  it("renews at two thirds of the life, a little earlier by chance, and keeps the old one until then", async () => {
    await issuer.addDomains("clinic.kr");
    await issuer.sweep({ random: () => 1 });
    const first = await issuer.rowOf("clinic.kr");
    expect(first?.renewAt).toEqual(daysOn(57));
    issuer.pass(56 * DAY_MS);
    expect(await issuer.sweep()).toEqual([]);
    issuer.pass(2 * DAY_MS);
    expect(await issuer.sweep()).toEqual(["clinic.kr"]);
    const renewed = await issuer.rowOf("clinic.kr");
    expect(renewed?.chain).not.toBe(first?.chain);
    expect(renewed?.expiresAt).toEqual(daysOn(58 + 90));
  });

  it("renews when the authority wishes, and says which certificate is replaced", async () => {
    const { first } = issuer;
    first.state.window = { start: daysOn(40).toISOString(), end: daysOn(42).toISOString() };
    await issuer.addDomains("clinic.kr");
    await issuer.sweep();
    expect((await issuer.rowOf("clinic.kr"))?.renewAt).toEqual(daysOn(40));
    issuer.pass(39 * DAY_MS);
    await issuer.sweep();
    expect(first.orders).toHaveLength(1);
    issuer.pass(DAY_MS);
    await issuer.sweep();
    const replaced = expect.stringMatching(/^[\w-]+\.[\w-]+$/);
    expect(first.orders.map(({ replaces }) => replaces)).toEqual([null, replaced]);
  });

  it("keeps within 300 orders in three hours, and asks the second authority instead", async () => {
    const { first, second, withBoth } = issuer;
    await issuer.addDomains("clinic.kr");
    await issuer.db.insert(acmeOrders).values(
      Array.from({ length: 300 }, (_, index) => ({
        ...{ directory: first.directory, host: `h${index}.kr`, apex: `h${index}.kr`, at: START },
      })),
    );
    await issuer.sweep(withBoth);
    expect(await issuer.rowOf("clinic.kr")).toMatchObject({ failure: "limit" });
    issuer.pass(90_000);
    await issuer.sweep(withBoth);
    expect([first.orders.length, second.orders.length]).toEqual([0, 1]);
    expect(await issuer.rowOf("clinic.kr")).toMatchObject({ directory: second.directory, failure: null });
  });

  it("keeps within 50 orders a week for one registrable domain, and goes on when there is room", async () => {
    const { first } = issuer;
    await issuer.addDomains("a51.clinic.co.kr", "b.co.kr");
    await issuer.db.insert(acmeOrders).values(
      Array.from({ length: 50 }, (_, index) => ({
        ...{ directory: first.directory, host: `a${index}.clinic.co.kr`, apex: "clinic.co.kr", at: START },
      })),
    );
    await issuer.sweep();
    expect(first.orders.map(({ host }) => host)).toEqual(["b.co.kr"]);
    expect((await issuer.rowOf("a51.clinic.co.kr"))?.nextTryAt).toEqual(new Date(daysOn(7).getTime() + 1000));
    issuer.pass(7 * DAY_MS + HOUR_MS);
    await issuer.sweep();
    expect(first.orders).toHaveLength(2);
  });
});
