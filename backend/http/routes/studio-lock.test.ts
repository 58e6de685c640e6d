import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { studioContract } from "@/contract/studio";
import { staff, staffRoles } from "../../db/schema/staff";
import { openSession } from "../../staff/sessions";
import { createAuthenticator } from "../../testing/authenticator";
import { engines } from "../../testing/engines";
import { alphaAndBeta } from "../../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../../testing/test-backend";
import { createStudioApp } from "../app";

const ORIGIN = "http://studio.localhost:4000";
/** What needs no session, or ends it. */
const OPEN =
  /^POST \/studio\/(sign-in|sign-out|passkeys)(\/|$)|\/studio\/invitations\/|^POST \/studio\/account\/lock$/;
const CLOSED = Object.keys(studioContract).filter((key) => !OPEN.test(key));
const pathOf = (template: string) =>
  template
    .replace(":clinic", "alpha")
    .replaceAll(/:(\w*[iI]d)/g, "1")
    .replaceAll(/:\w+/g, "x".repeat(43));
/** As a browser answers: other calls of people look at the session before they look at a body. */
const ANSWER = { id: "x", rawId: "x", type: "public-key", response: {}, clientExtensionResults: {} };
let lastPhone = 40_000_000;

describe.each(engines)("a locked screen on $name", (engine) => {
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
    const headers = { origin: ORIGIN, "content-type": "application/json", cookie };
    const response = await app.request(path, { method, headers, body: body && JSON.stringify(body) });
    return {
      status: response.status,
      cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
      body: await response.json(),
    };
  }
  async function owner(name = "한정원") {
    const createdAt = FRIDAY_MORNING;
    const phone = `010${++lastPhone}`;
    const [row] = await backend.db.insert(staff).values({ name, phone, createdAt }).returning();
    const staffId = row?.id ?? 0;
    await backend.db.insert(staffRoles).values({ staffId, role: "owner", partnerId: "alpha", createdAt });
    const token = await openSession(backend.db, { staffId, userAgent: "", now: createdAt });
    return { phone, cookie: `studio=${token}` };
  }
  const lock = (cookie: string) => send("POST", "/studio/account/lock", { cookie });
  async function withPasskey(cookie: string) {
    const authenticator = createAuthenticator();
    const { body } = await send("POST", "/studio/account/passkeys/options", { cookie });
    const answer = authenticator.create({ challenge: body.row.challenge, origin: ORIGIN });
    expect((await send("POST", "/studio/account/passkeys", { cookie, body: { answer } })).status).toBe(200);
    return authenticator;
  }
  async function unlock({ get }: ReturnType<typeof createAuthenticator>, cookie: string) {
    const { body } = await send("POST", "/studio/passkeys/options", { cookie });
    const answer = get({ challenge: body.row.challenge, origin: ORIGIN });
    return send("POST", "/studio/passkeys", { cookie, body: { answer } });
  }

  it.each(CLOSED)("refuses %s", async (key) => {
    const { cookie } = await owner();
    expect((await lock(cookie)).status).toBe(200);
    const [method = "", template = ""] = key.split(" ");
    const refused = await send(method, pathOf(template), {
      cookie,
      ...(method !== "GET" && { body: { answer: ANSWER } }),
    });
    expect([refused.status, refused.body.message]).toEqual([423, "session.locked"]);
  });

  it("refuses the stream of changes, and lets go on what is open in other computers", async () => {
    const { cookie } = await owner();
    const other = await owner();
    await lock(cookie);
    expect((await send("GET", "/studio/alpha/events", { cookie })).status).toBe(423);
    expect((await send("GET", "/studio/account", { cookie: other.cookie })).status).toBe(200);
  });

  it("is opened by a passkey, in another session, and the locked one is gone", async () => {
    const { cookie } = await owner();
    const authenticator = await withPasskey(cookie);
    await lock(cookie);
    await lock(cookie);
    const opened = await unlock(authenticator, cookie);
    expect(opened.status).toBe(200);
    expect((await send("GET", "/studio/account", { cookie: opened.cookie })).status).toBe(200);
    expect((await send("GET", "/studio/account", { cookie })).status).toBe(401);
    const { body } = await send("GET", "/studio/account/sessions", { cookie: opened.cookie });
    expect(body.rows).toHaveLength(1);
  });

  it("makes who opens it who acts", async () => {
    const [one, other] = [await owner("한정원"), await owner("오은채")];
    const authenticator = await withPasskey(other.cookie);
    await lock(one.cookie);
    const opened = await unlock(authenticator, one.cookie);
    const { body } = await send("GET", "/studio/account", { cookie: opened.cookie });
    expect(body.row).toMatchObject({ name: "오은채", phone: other.phone });
    expect((await send("GET", "/studio/account", { cookie: one.cookie })).status).toBe(401);
  });

  it("is opened by a code where there is no passkey, and can be left", async () => {
    const { cookie, phone } = await owner();
    await lock(cookie);
    await send("POST", "/studio/sign-in/code", { cookie, body: { phone } });
    const sent = backend.sms.messages.find((message) => message.phone === phone);
    const code = /\d{6}/.exec(sent?.text ?? "")?.[0];
    const opened = await send("POST", "/studio/sign-in", { cookie, body: { phone, code } });
    expect(opened.status).toBe(200);
    await lock(opened.cookie);
    expect((await send("POST", "/studio/sign-out", { cookie: opened.cookie })).status).toBe(200);
    expect((await lock(opened.cookie)).status).toBe(401);
    expect((await lock("")).status).toBe(401);
  });
});
