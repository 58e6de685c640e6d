import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffRole } from "@/contract/studio/roles";
import { audit } from "../db/schema/audit";
import { domains } from "../db/schema/domains";
import { contentDrafts } from "../db/schema/publishes";
import { serverErrors } from "../db/schema/server-errors";
import { staff } from "../db/schema/staff";
import { createStudioApp } from "../http/app";
import { giveRole } from "../staff/accounts";
import { openSession } from "../staff/sessions";
import { joinPlatform, leavePlatform } from "../staff/visits";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { FRIDAY_MORNING } from "../testing/test-backend";

const ORIGIN = "http://studio.localhost:4000";
const COMMAND = { kind: "command", id: null, name: "a test" } as const;
const HOUR_MS = 3_600_000;

describe.each(engines)("the platform's side on $name", (engine) => {
  let clinic: TestClinic;
  let app: ReturnType<typeof createStudioApp>;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    app = createStudioApp(clinic.services);
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  async function person(name: string, roles: Record<string, StaffRole> = {}, isPlatform = false) {
    const { db } = clinic;
    const now = FRIDAY_MORNING;
    const [account] = await db
      .insert(staff)
      .values({ name, phone: randomPhone(), createdAt: now })
      .returning();
    if (!account) throw new Error("There is no account");
    if (isPlatform) await joinPlatform(db, account, now);
    for (const [partnerId, role] of Object.entries(roles))
      await giveRole(db, partnerId, { staffId: account.id, role, employeeId: null }, { actor: COMMAND, now });
    const token = await openSession(db, { staffId: account.id, userAgent: "", isByPasskey: true, now });
    async function send(method: string, path: string, body?: object) {
      const headers = { origin: ORIGIN, "content-type": "application/json", cookie: `studio=${token}` };
      const response = await app.request(path, { method, headers, body: body && JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    }
    return { ...account, send };
  }
  type Somebody = Awaited<ReturnType<typeof person>>;

  const list = (who: Somebody, query = "") => who.send("GET", `/studio/platform/clinics${query}`);
  const visit = (who: Somebody, id = "alpha", reason = "메뉴를 함께 고칩니다") =>
    who.send("POST", `/studio/platform/clinics/${id}/visit`, { reason });
  const bulk = (who: Somebody, body: object) =>
    who.send("POST", "/studio/platform/bulk-changes", { reason: "문구 정리", isTrial: false, ...body });
  const history = (partnerId: string) =>
    clinic.db.select().from(audit).where(eq(audit.partnerId, partnerId)).orderBy(desc(audit.id)).limit(2);
  const draftsOf = (partnerId: string) =>
    clinic.db.select().from(contentDrafts).where(eq(contentDrafts.partnerId, partnerId));

  it("lists every clinic for the platform's team, an agency's own for the agency, none for others", async () => {
    const [ours, agency, owner] = [
      await person("정플랫폼", {}, true),
      await person("최대행", { free: "agency" }),
      await person("한대표", { alpha: "owner" }),
    ];
    const idsOf = async (who: Somebody) =>
      (await list(who)).body.rows?.map(({ id }: { id: string }) => id).sort();
    expect(await idsOf(ours)).toEqual(["alpha", "confirm", "force", "free"]);
    expect(await idsOf(agency)).toEqual(["free"]);
    // A clinic that chose no colours has the design's own, in the table as in its frame.
    expect((await list(agency)).body.rows[0].color).toBe("#674D30");
    expect((await agency.send("GET", "/studio/account")).body.row.clinics[0].color).toBe("#674D30");
    expect((await list(owner)).status).toBe(403);
    expect((await bulk(owner, footer(["alpha"], "문구"))).status).toBe(403);
    expect((await visit(owner)).status).toBe(403);
    expect((await visit(agency, "free")).status).toBe(403);
  });

  it("says of each clinic what waits, fails and was booked last, and finds by name and domain", async () => {
    const ours = await person("정플랫폼", {}, true);
    const { createdAt } = await clinic.booked("2026-11-25T02:00:00Z");
    const error = { source: "backend", partnerId: "free", call: "GET /x", count: 3 } as const;
    await clinic.db
      .insert(serverErrors)
      .values([{ ...error, hour: new Date(FRIDAY_MORNING.getTime() - HOUR_MS) }]);
    await clinic.db.insert(domains).values({
      ...{ host: "free-second.example", partnerId: "free", isPrimary: false, state: "failing" },
      reason: "A 레코드가 다른 곳을 봅니다",
    });
    const { rows, summary, count } = (await list(ours)).body;
    expect(count).toBe(4);
    const of = (id: string) => rows.find((row: { id: string }) => row.id === id);
    expect(of("alpha")).toMatchObject({
      state: "deployed",
      errors: 0,
      lastReservationAt: createdAt,
    });
    expect(of("free")).toMatchObject({ errors: 3, lastReservationAt: null });
    expect(of("free").domains).toContainEqual({
      name: "free-second.example",
      ...{ host: "free-second.example", isPrimary: false, state: "failing" },
      reason: "A 레코드가 다른 곳을 봅니다",
    });
    expect(summary).toMatchObject({
      counts: { all: 4, open: 4, preparing: 0, attention: 1 },
      errors: 3,
      domains: { failing: 1 },
    });
    const found = async (query: string) => (await list(ours, query)).body.count;
    expect(await found("?filter=attention")).toBe(1);
    expect(await found("?filter=preparing")).toBe(0);
    expect(await found("?search=free-second")).toBe(1);
    expect(await found("?search=%25")).toBe(0);
    expect(await found("?page=2")).toBe(4);
    expect((await list(ours, "?page=2")).body.rows).toEqual([]);
    expect((await list(ours, "?filter=nothing")).status).toBe(400);
  });

  it("opens a clinic for an hour as its agency, without a customer in sight, and tells its owner", async () => {
    const [ours, owner] = [await person("정플랫폼", {}, true), await person("한대표", { alpha: "owner" })];
    const read = (path: string) => ours.send("GET", `/studio/alpha/${path}`);
    expect((await read("content/product")).status).toBe(403);
    expect((await visit(ours, "alpha", " ")).status).toBe(400);
    expect((await visit(ours, "gamma")).status).toBe(404);
    expect((await visit(ours)).status).toBe(200);
    expect((await read("content/product")).status).toBe(200);
    expect((await read("customers?search=010")).status).toBe(403);
    expect((await read("day?date=2026-11-24")).status).toBe(403);
    expect((await ours.send("GET", "/studio/free/content/product")).status).toBe(403);
    const account = (await ours.send("GET", "/studio/account")).body.row;
    expect(account).toMatchObject({ isPlatform: true, clinics: [{ id: "alpha", role: "agency" }] });
    const [opened] = await history("alpha");
    expect(opened).toMatchObject({
      action: "clinic.opened",
      actorName: "정플랫폼",
      reason: "메뉴를 함께 고칩니다",
    });
    const { visits } = (await owner.send("GET", "/studio/alpha/staff")).body.row;
    expect(visits[0]).toMatchObject({ name: "정플랫폼", reason: "메뉴를 함께 고칩니다" });

    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + HOUR_MS);
    expect((await read("content/product")).status).toBe(403);
    expect((await ours.send("GET", "/studio/account")).body.row.clinics).toEqual([]);
  });

  it("is left before the hour is over, and with the team", async () => {
    const ours = await person("정플랫폼", {}, true);
    const content = async () => (await ours.send("GET", "/studio/alpha/content/product")).status;
    await visit(ours);
    expect((await ours.send("DELETE", "/studio/platform/clinics/alpha/visit")).status).toBe(200);
    expect(await content()).toBe(403);
    expect((await history("alpha"))[0]).toMatchObject({ action: "clinic.left" });
    await visit(ours);
    await leavePlatform(clinic.db, ours.phone, FRIDAY_MORNING);
    expect(await content()).toBe(401);
  });

  it("changes one line at many clinics as drafts, after a trial that writes nothing", async () => {
    const ours = await person("정플랫폼", {}, true);
    for (const id of ["alpha", "free"]) await giveFooter(id);
    const change = footer(["alpha", "free"], "시술에는 부작용이 있을 수 있습니다");
    const trial = await bulk(ours, { ...change, isTrial: true });
    expect(trial.body.rows.map(outcome)).toEqual(["alpha drafted", "free drafted"]);
    expect([...(await draftsOf("alpha")), ...(await draftsOf("free"))]).toEqual([]);
    expect((await bulk(ours, change)).body.rows[0]).toMatchObject({
      ...{ outcome: "drafted", before: null, after: "시술에는 부작용이 있을 수 있습니다" },
    });
    const [draft] = await draftsOf("free");
    expect(draft).toMatchObject({ kind: "layout", staffName: "정플랫폼 (플랫폼)" });
    expect((await history("free"))[0]).toMatchObject({ action: "clinic.opened", reason: "문구 정리" });
    expect((await bulk(ours, change)).body.rows.map(outcome)).toEqual(["alpha same", "free same"]);

    const other = await person("이플랫폼", {}, true);
    const [held] = (await bulk(other, footer(["alpha"], "다른 문구"))).body.rows;
    expect(held).toMatchObject({ outcome: "held", why: expect.stringContaining("정플랫폼") });
    expect(await draftsOf("alpha")).toHaveLength(1);
  });

  it("adds a version of a term and sets a switch, and says where it cannot", async () => {
    const ours = await person("정플랫폼", {}, true);
    const term = { type: "term", version: "9.0", effectiveAt: "2027-01-01", contentHtml: "<p>새 약관</p>" };
    const [added] = (await bulk(ours, { clinics: ["alpha"], change: { ...term, slug: await firstSlug() } }))
      .body.rows;
    expect(added).toMatchObject({ outcome: "drafted", after: "9.0 (2027-01-01)" });
    const [bare] = (await bulk(ours, footer(["force"], "문구"))).body.rows;
    expect(bare).toMatchObject({ outcome: "refused", why: expect.stringContaining("바닥글") });
    const [missing] = (await bulk(ours, { clinics: ["alpha"], change: { ...term, slug: "no-such" } })).body
      .rows;
    expect(missing).toMatchObject({ outcome: "refused", why: expect.stringContaining("no-such") });
    const change = { type: "feature", name: "useWidget", isOn: false };
    const [switched] = (await bulk(ours, { clinics: ["alpha"], change })).body.rows;
    expect(switched).toMatchObject({ outcome: "drafted", before: "켜짐", after: "꺼짐" });
    expect((await bulk(ours, { clinics: ["alpha", "gamma"], change })).status).toBe(404);
    expect((await bulk(ours, { clinics: ["alpha"], change: { ...change, name: "id" } })).status).toBe(400);
    const agency = await person("최대행", { free: "agency" });
    expect((await bulk(agency, { clinics: ["alpha"], change })).status).toBe(404);
    expect((await bulk(agency, { clinics: ["free"], change })).body.rows.map(outcome)).toEqual([
      "free drafted",
    ]);
  });

  async function giveFooter(id: string) {
    const owner = await person("한대표", { [id]: "owner" });
    const path = `/studio/${id}`;
    const [{ body, version }] = (await owner.send("GET", `${path}/content/layout`)).body.rows;
    const footer = { component: "FooterType1", data: {} };
    const drafts = [{ kind: "layout", id: 1, seen: 0, version, body: { ...body, footer } }];
    const [{ draft }] = (await owner.send("PUT", `${path}/drafts`, { drafts })).body.rows;
    const published = { things: [{ kind: "layout", id: 1, revision: draft.revision }] };
    expect((await owner.send("POST", `${path}/publishes`, published)).status).toBe(200);
  }
  const firstSlug = async () => {
    const owner = await person("한대표", { alpha: "owner" });
    return (await owner.send("GET", "/studio/alpha/content/term")).body.rows[0].body.slug as string;
  };
});

const footer = (clinics: string[], caution: string) => ({ clinics, change: { type: "footer", caution } });
const outcome = (row: { clinic: string; outcome: string }) => `${row.clinic} ${row.outcome}`;
