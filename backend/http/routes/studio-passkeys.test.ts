import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staff, staffRoles } from "../../db/schema/staff";
import { findAccount } from "../../staff/accounts";
import { openSession } from "../../staff/sessions";
import { createAuthenticator } from "../../testing/authenticator";
import { engines } from "../../testing/engines";
import { alphaAndBeta } from "../../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../../testing/test-backend";
import { createStudioApp } from "../app";

const ORIGIN = "http://studio.localhost:4000";
const CHROME =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36";
let lastPhone = 30_000_000;

describe.each(engines)("passkeys of the studio on $name", (engine) => {
  let backend: TestBackend;
  let app: ReturnType<typeof createStudioApp>;
  beforeAll(async () => {
    backend = await createTestBackend(engine, alphaAndBeta());
    app = createStudioApp(backend.services);
  });
  beforeEach(() => {
    backend.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => backend.close());

  async function send(
    method: string,
    path: string,
    { cookie = "", body }: { cookie?: string; body?: object } = {},
  ) {
    const headers = { origin: ORIGIN, "content-type": "application/json", "user-agent": CHROME, cookie };
    const response = await app.request(path, { method, headers, body: body && JSON.stringify(body) });
    return {
      status: response.status,
      cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
      body: await response.json(),
    };
  }
  async function account() {
    const phone = `010${++lastPhone}`;
    const now = FRIDAY_MORNING;
    const [row] = await backend.db
      .insert(staff)
      .values({ name: "박소연", phone, createdAt: now })
      .returning();
    const token = await openSession(backend.db, { staffId: row?.id ?? 0, userAgent: CHROME, now });
    return { phone, cookie: `studio=${token}` };
  }
  async function owner() {
    const { phone, cookie } = await account();
    const staffId = (await findAccount(backend.db, phone))?.id ?? 0;
    const row = { staffId, role: "owner" as const, partnerId: "alpha", createdAt: FRIDAY_MORNING };
    await backend.db.insert(staffRoles).values(row);
    return { phone, cookie };
  }
  async function confirm(cookie: string, { get }: ReturnType<typeof createAuthenticator>) {
    const challenge = await challengeOf("/studio/account/confirmation/options", cookie);
    const body = { answer: get({ challenge, origin: ORIGIN }) };
    return send("POST", "/studio/account/confirmation", { cookie, body });
  }
  const challengeOf = async (path: string, cookie = "") =>
    (await send("POST", path, { cookie })).body.row.challenge as string;
  async function make(cookie: string, authenticator = createAuthenticator()) {
    const challenge = await challengeOf("/studio/account/passkeys/options", cookie);
    const answer = authenticator.create({ challenge, origin: ORIGIN });
    return {
      authenticator,
      ...(await send("POST", "/studio/account/passkeys", { cookie, body: { answer } })),
    };
  }
  async function enter({ get }: ReturnType<typeof createAuthenticator>, how: Parameters<typeof get>[1] = {}) {
    const challenge = await challengeOf("/studio/passkeys/options");
    return send("POST", "/studio/passkeys", { body: { answer: get({ challenge, origin: ORIGIN }, how) } });
  }

  it("are made by who is signed in, and let in whose they are", async () => {
    const { phone, cookie } = await account();
    const { authenticator, status, body } = await make(cookie);
    expect(status).toBe(200);
    expect(body.row).toMatchObject({ device: "Chrome · macOS", usedAt: null });
    const entered = await enter(authenticator);
    expect(entered.status).toBe(200);
    expect(entered.body.row).toMatchObject({ name: "박소연", phone });
    expect((await send("GET", "/studio/account", { cookie: entered.cookie })).status).toBe(200);
    const listed = await send("GET", "/studio/account/passkeys", { cookie });
    expect(listed.body.rows).toMatchObject([{ usedAt: FRIDAY_MORNING.toISOString() }]);
  });

  it("let nobody in by an answer that was used, is old, is another page's, or had no verification", async () => {
    const { authenticator } = await make((await account()).cookie);
    const challenge = await challengeOf("/studio/passkeys/options");
    const answer = authenticator.get({ challenge, origin: ORIGIN });
    expect((await send("POST", "/studio/passkeys", { body: { answer } })).status).toBe(200);
    const again = await send("POST", "/studio/passkeys", { body: { answer } });
    expect([again.status, again.body.message, again.cookie]).toEqual([400, "passkey.wrong", ""]);

    const late = await challengeOf("/studio/passkeys/options");
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 300_000);
    const body = { answer: authenticator.get({ challenge: late, origin: ORIGIN }) };
    expect((await send("POST", "/studio/passkeys", { body })).status).toBe(400);

    backend.clock.now = FRIDAY_MORNING;
    const fresh = await challengeOf("/studio/passkeys/options");
    const elsewhere = {
      answer: authenticator.get({ challenge: fresh, origin: "http://evil.localhost:4000" }),
    };
    expect((await send("POST", "/studio/passkeys", { body: elsewhere })).status).toBe(400);
    expect((await enter(authenticator, { isVerified: false })).status).toBe(400);
    expect((await enter(createAuthenticator())).status).toBe(400);
  });

  it("are added to nobody's account by another's challenge, and need a session", async () => {
    const [one, other] = [await account(), await account()];
    const challenge = await challengeOf("/studio/account/passkeys/options", one.cookie);
    const answer = createAuthenticator().create({ challenge, origin: ORIGIN });
    const crossed = await send("POST", "/studio/account/passkeys", {
      cookie: other.cookie,
      body: { answer },
    });
    expect([crossed.status, crossed.body.message]).toEqual([400, "passkey.wrong"]);
    for (const [method, path] of [
      ["GET", "/studio/account/passkeys"],
      ["POST", "/studio/account/passkeys/options"],
      ["DELETE", "/studio/account/passkeys/1"],
    ] as const)
      expect((await send(method, path)).status).toBe(401);
  });

  it("are made by who came in or used one within five minutes, whatever challenge is held", async () => {
    const { cookie } = await account();
    const { authenticator } = await make(cookie);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 300_001);
    const refused = await send("POST", "/studio/account/passkeys/options", { cookie });
    expect([refused.status, refused.body.message]).toEqual([403, "sign-in.not-fresh"]);
    const challenge = await challengeOf("/studio/account/confirmation/options", cookie);
    const answer = createAuthenticator().create({ challenge, origin: ORIGIN });
    expect((await send("POST", "/studio/account/passkeys", { cookie, body: { answer } })).status).toBe(403);
    expect((await confirm(cookie, authenticator)).status).toBe(200);
    expect((await make(cookie)).status).toBe(200);
  });

  it("confirm for five minutes that the owner is here, where a code by SMS does not", async () => {
    const { cookie } = await owner();
    const authenticator = createAuthenticator();
    const takeList = (held: string) =>
      send("POST", "/studio/alpha/customers/export", { cookie: held, body: {} });
    expect((await takeList(cookie)).body.message).toBe("passkey.not-fresh");
    await make(cookie, authenticator);
    const made = await takeList(cookie);
    expect([made.status, made.body.message]).toEqual([403, "passkey.not-fresh"]);
    expect((await confirm(cookie, authenticator)).status).toBe(200);
    expect((await takeList(cookie)).status).toBe(200);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 300_001);
    expect((await takeList(cookie)).body.message).toBe("passkey.not-fresh");
    const entered = await enter(authenticator);
    expect((await takeList(entered.cookie)).status).toBe(200);
    expect((await takeList(cookie)).status).toBe(403);
  });

  it("confirm nobody but their own account, and by no challenge for coming in", async () => {
    const [one, other] = [await owner(), await owner()];
    const [own, foreign] = [createAuthenticator(), createAuthenticator()];
    await make(one.cookie, own);
    await make(other.cookie, foreign);
    expect((await send("POST", "/studio/account/confirmation/options")).status).toBe(401);
    const options = await send("POST", "/studio/account/confirmation/options", { cookie: one.cookie });
    expect(options.body.row.allowCredentials).toHaveLength(1);
    const answers = [
      own.get({ challenge: await challengeOf("/studio/passkeys/options"), origin: ORIGIN }),
      foreign.get({ challenge: options.body.row.challenge, origin: ORIGIN }),
      own.get({
        challenge: await challengeOf("/studio/account/confirmation/options", other.cookie),
        origin: ORIGIN,
      }),
    ];
    for (const answer of answers) {
      const refused = await send("POST", "/studio/account/confirmation", {
        cookie: one.cookie,
        body: { answer },
      });
      expect([refused.status, refused.body.message]).toEqual([400, "passkey.wrong"]);
    }
    expect((await send("POST", "/studio/alpha/customers/export", { cookie: one.cookie })).status).toBe(403);
  });

  it("are forgotten by their own account alone, and let nobody in from then on", async () => {
    const [one, other] = [await account(), await account()];
    const { authenticator, body } = await make(one.cookie);
    const path = `/studio/account/passkeys/${body.row.id}`;
    await send("DELETE", path, { cookie: other.cookie });
    expect((await enter(authenticator)).status).toBe(200);
    await send("DELETE", path, { cookie: one.cookie });
    expect((await enter(authenticator)).status).toBe(400);
  });
});
