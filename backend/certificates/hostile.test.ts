import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { certificates } from "../db/schema/certificates";
import { domains } from "../db/schema/domains";
import { acmeChallengeRoutes } from "../http/routes/acme-challenge";
import { oneEngine } from "../testing/engines";
import { DAY_MS, type Issuer, openIssuer, START } from "../testing/issuer";
import { publishChallenge } from "./challenges";

const MINUTE_MS = 60_000;
const HOST = "clinic.kr";
const acme = (type: string, detail: string, status = 403) => ({
  ...{ type: `urn:ietf:params:acme:error:${type}`, detail, status },
});

describe.each(oneEngine)("what can go wrong with certificates on $name", (engine) => {
  let issuer: Issuer;
  beforeAll(async () => {
    issuer = await openIssuer(engine);
  });
  afterAll(() => issuer.close());
  beforeEach(async () => {
    await issuer.reset();
    await issuer.addDomains(HOST);
  });

  it.each<[string, (hostile: Issuer) => void, string, RegExp, number]>([
    ["a name that points elsewhere", ({ elsewhere }) => elsewhere.add(HOST), "connection", /Timeout/, 1],
    [
      "an authority that is down",
      ({ first }) => Object.assign(first.state, { isAway: true }),
      "authority-away",
      /502/,
      0,
    ],
    [
      "a clock that is an hour ahead",
      ({ first }) => Object.assign(first.state, { clockMs: -3_600_000 }),
      "clock",
      /^60 minutes/,
      0,
    ],
    [
      "a clock that is a year behind",
      ({ first }) => Object.assign(first.state, { clockMs: 365 * DAY_MS }),
      "clock",
      /^-525600 minutes/,
      0,
    ],
    [
      "a CAA record for others",
      ({ first }) => Object.assign(first.state, { refusal: acme("caa", "CAA forbids it") }),
      "caa",
      /CAA forbids/,
      0,
    ],
    [
      "a name that the authority refuses",
      ({ first }) => Object.assign(first.state, { refusal: acme("rejectedIdentifier", "on a list") }),
      "rejected",
      /on a list/,
      0,
    ],
    [
      "a certificate for another's name",
      ({ first }) => Object.assign(first.state, { signsFor: "bank.kr" }),
      "bad-certificate",
      /another name/,
      1,
    ],
    [
      "a certificate that has expired",
      ({ first }) => Object.assign(first.state, { lifeMs: -1000 }),
      "bad-certificate",
      /expired/,
      1,
    ],
  ])(
    "says why with %s, stores nothing, and tries again later",
    async (_, arrange, failure, words, orders) => {
      arrange(issuer);
      await issuer.sweep();
      expect(await issuer.rowOf(HOST)).toMatchObject({
        ...{ chain: null, key: null, failure, detail: expect.stringMatching(words) },
        ...{ failures: 1, failingSince: START, leasedUntil: null },
        nextTryAt: new Date(START.getTime() + MINUTE_MS),
      });
      expect(issuer.first.orders).toHaveLength(orders);
      expect(await issuer.sweep()).toEqual([]);
    },
  );

  it("spends no order on a name at which this platform does not answer", async () => {
    await issuer.addDomains("nothing.invalid");
    await issuer.sweep({ hasTarget: false });
    expect(issuer.first.orders).toEqual([]);
    expect(await issuer.rowOf("nothing.invalid")).toMatchObject({ failure: "connection" });
  });

  it("tries at most four times in an hour, as authorities count failed challenges", async () => {
    issuer.elsewhere.add(HOST);
    for (let minute = 0; minute < 60; minute++) {
      await issuer.sweep();
      issuer.pass(MINUTE_MS);
    }
    expect(issuer.first.orders.length).toBeLessThanOrEqual(4);
    expect(issuer.first.orders.length).toBeGreaterThan(2);
  });

  it("waits as long as a busy authority says", async () => {
    issuer.first.state.refusal = { ...acme("rateLimited", "too many", 429), retryAfter: "7200" };
    await issuer.sweep();
    expect(await issuer.rowOf(HOST)).toMatchObject({
      ...{ failure: "rate-limited", nextTryAt: new Date(START.getTime() + 7_200_000) },
    });
  });

  it("outlives an authority that is away for a week: the old certificate stays, and is renewed after it", async () => {
    await issuer.sweep();
    const before = await issuer.rowOf(HOST);
    issuer.pass(61 * DAY_MS);
    issuer.first.state.isAway = true;
    let tries = 0;
    for (let hour = 0; hour < 7 * 24; hour++) {
      tries += (await issuer.sweep()).length;
      issuer.pass(60 * MINUTE_MS);
    }
    expect(tries).toBeLessThan(7 * 24);
    expect(await issuer.rowOf(HOST)).toMatchObject({
      ...{ chain: before?.chain, failure: "authority-away" },
      failingSince: new Date(START.getTime() + 61 * DAY_MS),
    });
    issuer.first.state.isAway = false;
    issuer.pass(3 * 60 * MINUTE_MS);
    await issuer.sweep();
    expect(await issuer.rowOf(HOST)).toMatchObject({ failure: null, failures: 0, failingSince: null });
    expect(issuer.first.orders).toHaveLength(2);
  });

  it("asks the second authority while the first one is away", async () => {
    issuer.first.state.isAway = true;
    for (let times = 0; times < 4; times++) {
      await issuer.sweep(issuer.withBoth);
      issuer.pass(60 * MINUTE_MS);
    }
    expect(await issuer.rowOf(HOST)).toMatchObject({ directory: issuer.second.directory, failure: null });
  });

  it("renews a revoked certificate within hours: its authority then wants it renewed at once", async () => {
    const later = (days: number) => new Date(START.getTime() + days * DAY_MS).toISOString();
    issuer.first.state.window = { start: later(58), end: later(60) };
    await issuer.sweep();
    issuer.first.state.window = { start: later(0), end: later(1) };
    issuer.pass(DAY_MS + 7 * 60 * MINUTE_MS);
    await issuer.sweep();
    expect(issuer.first.orders).toHaveLength(2);
    expect((await issuer.rowOf(HOST))?.issuedAt).toEqual(issuer.clock.now);
  });

  it("works at a name in one process at a time", async () => {
    await issuer.queueNow();
    await Promise.all([issuer.issue(HOST), issuer.issue(HOST), issuer.issue(HOST)]);
    expect(issuer.first.orders).toHaveLength(1);
    expect((await issuer.rowOf(HOST))?.chain).toContain("BEGIN CERTIFICATE");
  });

  it("queues a name once, however many backends look", async () => {
    const queued = await Promise.all([issuer.queueNow(), issuer.queueNow(), issuer.queueNow()]);
    expect(new Set(queued.flat())).toEqual(new Set([HOST]));
    expect(queued.filter((names) => names.length > 0).length).toBeGreaterThan(0);
  });

  it("continues an order that was interrupted after the authority's look, and never orders twice", async () => {
    issuer.watch.onLook = () => {
      issuer.first.state.isAway = true;
    };
    await issuer.sweep();
    expect(await issuer.rowOf(HOST)).toMatchObject({ chain: null, failure: "authority-away" });
    issuer.first.state.isAway = false;
    issuer.pass(2 * MINUTE_MS);
    await issuer.sweep();
    expect((await issuer.rowOf(HOST))?.chain).toContain("BEGIN CERTIFICATE");
    expect(issuer.first.orders).toHaveLength(1);
  });

  it("takes up the order of a process that was killed with its lease", async () => {
    const { db, first } = issuer;
    issuer.watch.onLook = () => {
      first.state.isAway = true;
    };
    await issuer.sweep();
    first.state.isAway = false;
    const leasedUntil = new Date(issuer.clock.now.getTime() + 30_000);
    await db.update(certificates).set({ leasedUntil, nextTryAt: START }).where(eq(certificates.host, HOST));
    await issuer.issue(HOST);
    expect((await issuer.rowOf(HOST))?.chain).toBeNull();
    issuer.pass(31_000);
    await issuer.issue(HOST);
    expect((await issuer.rowOf(HOST))?.chain).toContain("BEGIN CERTIFICATE");
    expect(first.orders).toHaveLength(1);
  });

  it("stops at once for a domain that is removed, and forgets its certificate", async () => {
    await issuer.sweep();
    await issuer.db.delete(domains).where(eq(domains.host, HOST));
    expect(await issuer.queueNow()).toEqual([]);
    expect(await issuer.rowOf(HOST)).toBeUndefined();
  });

  it.each([
    ["its own name", HOST, 200],
    ["its own name with a port", `${HOST}:80`, 200],
    ["another clinic's name", "other.kr", 404],
    ["no name", "", 404],
  ])("answers a challenge at %s", async (_, host, status) => {
    const { db, clock } = issuer;
    await publishChallenge(db, { token: "a-token", host: HOST, response: "a-token.key", now: clock.now });
    const routes = acmeChallengeRoutes({ db, now: () => clock.now });
    expect((await routes.request("/a-token", { headers: { host } })).status).toBe(status);
    expect((await routes.request("/..%2f..%2fetc", { headers: { host } })).status).toBe(404);
  });

  it("answers no challenge after its hour", async () => {
    const { db, clock } = issuer;
    await publishChallenge(db, { token: "old", host: HOST, response: "old.key", now: clock.now });
    issuer.pass(3_600_001);
    const routes = acmeChallengeRoutes({ db, now: () => clock.now });
    expect((await routes.request("/old", { headers: { host: HOST } })).status).toBe(404);
  });

  it.each(["../etc/passwd", "a/b.kr", "UPPER.kr", "a\\b.kr", "a b.kr"])(
    "has no row, and so no file, for %j",
    async (host) => {
      const row = { host, nextTryAt: START };
      await expect(issuer.db.insert(certificates).values(row)).rejects.toThrow();
    },
  );
});
