import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { StaffRole } from "@/contract/studio/roles";
import { audit } from "../../db/schema/audit";
import { findAccount, takeRole } from "../../staff/accounts";
import { invite } from "../../staff/invitations";
import { engines } from "../../testing/engines";
import { alphaAndBeta } from "../../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../../testing/test-backend";
import { createHosts, createStudioApp } from "../app";

const ORIGIN = "http://studio.localhost:4000";
const COMMAND = { kind: "command", id: null, name: "a test" } as const;
let lastPhone = 20_000_000;
const newPhone = () => `010${++lastPhone}`;

describe.each(engines)("the studio's host on $name", (engine) => {
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

  interface Request {
    cookie?: string;
    body?: object;
    origin?: string;
  }
  async function send(method: string, path: string, { cookie, body, origin = ORIGIN }: Request = {}) {
    const headers = { origin, "content-type": "application/json", ...(cookie && { cookie }) };
    const response = await app.request(path, { method, headers, body: body && JSON.stringify(body) });
    const setCookie = response.headers.get("set-cookie");
    return {
      status: response.status,
      setCookie,
      cookie: setCookie?.split(";")[0] ?? cookie ?? "",
      body: await response.json(),
    };
  }
  const lastCode = (phone: string) => {
    const sent = backend.sms.messages.filter((message) => message.phone === phone);
    return /\d{6}/.exec(
      sent.sort((one, other) => other.sentAt.localeCompare(one.sentAt))[0]?.text ?? "",
    )?.[0];
  };
  /** The minute between two codes of a phone is real time. */
  async function askForCode(phone: string) {
    await backend.limits.returnCode(`studio:${phone}`);
    return send("POST", "/studio/sign-in/code", { body: { phone } });
  }
  async function signIn(phone: string) {
    await askForCode(phone);
    return send("POST", "/studio/sign-in", { body: { phone, code: lastCode(phone) } });
  }
  const inviteTo = (partnerId: string, phone: string, role: StaffRole = "reception") =>
    invite(
      backend.db,
      { partnerId, phone, role, employeeId: null, invitedBy: null },
      { actor: COMMAND, now: backend.clock.now },
    );
  async function join(partnerId: string, role?: StaffRole, phone = newPhone()) {
    const token = await inviteTo(partnerId, phone, role);
    await send("POST", `/studio/invitations/${token}/code`);
    const body = { code: lastCode(phone), name: "박소연" };
    return { phone, token, ...(await send("POST", `/studio/invitations/${token}`, { body })) };
  }
  const day = (clinic: string, cookie: string) =>
    send("GET", `/studio/${clinic}/day?date=2026-11-24`, { cookie });

  it("lets an invited person in, once, with a role of that clinic alone", async () => {
    const joined = await join("alpha");
    expect(joined.status).toBe(200);
    expect(joined.body.row).toMatchObject({ name: "박소연", clinics: [{ id: "alpha", role: "reception" }] });
    expect(joined.setCookie).toMatch(/^studio=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await day("alpha", joined.cookie)).status).toBe(200);
    expect((await day("beta", joined.cookie)).status).toBe(404);
    expect((await day("gamma", joined.cookie)).status).toBe(404);
    const again = await send("GET", `/studio/invitations/${joined.token}`);
    expect([again.status, again.body.message]).toEqual([404, "invitation.gone"]);
  });

  it("forgets an invitation after 72 hours, and when another is made for the phone", async () => {
    const phone = newPhone();
    const first = await inviteTo("alpha", phone);
    const second = await inviteTo("alpha", phone);
    const other = await inviteTo("beta", phone);
    expect((await send("GET", `/studio/invitations/${first}`)).status).toBe(404);
    expect((await send("GET", `/studio/invitations/${other}`)).status).toBe(200);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 72 * 3_600_000 - 1);
    expect((await send("GET", `/studio/invitations/${second}`)).status).toBe(200);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 72 * 3_600_000);
    expect((await send("GET", `/studio/invitations/${second}`)).status).toBe(404);
  });

  it("signs in by SMS, out again, and ends after twelve hours", async () => {
    const { phone } = await join("alpha");
    await askForCode(phone);
    const wrong = await send("POST", "/studio/sign-in", { body: { phone, code: "000000" } });
    expect([wrong.status, wrong.body.message]).toEqual([400, "sms-code.wrong"]);
    const { cookie } = await send("POST", "/studio/sign-in", { body: { phone, code: lastCode(phone) } });
    expect((await send("GET", "/studio/account", { cookie })).status).toBe(200);
    const used = await send("POST", "/studio/sign-in", { body: { phone, code: lastCode(phone) } });
    expect(used.status).toBe(400);

    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 12 * 3_600_000);
    expect((await send("GET", "/studio/account", { cookie })).status).toBe(401);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + 3_600_000);
    const out = await send("POST", "/studio/sign-out", { cookie });
    expect(out.setCookie).toContain("studio=; Max-Age=0");
    expect((await send("GET", "/studio/account", { cookie })).status).toBe(401);
  });

  it("answers for a number that nobody has as for one that somebody has, and sends it nothing", async () => {
    const { phone } = await join("alpha");
    const stranger = newPhone();
    const known = await askForCode(phone);
    const unknown = await askForCode(stranger);
    expect(unknown.body).toEqual(known.body);
    expect(lastCode(stranger)).toBeUndefined();
    const tries = await Promise.all(
      [phone, stranger].map((each) =>
        send("POST", "/studio/sign-in", { body: { phone: each, code: "111111" } }),
      ),
    );
    expect(tries[1]?.body).toEqual(tries[0]?.body);
  });

  it("takes nobody's word after five wrong codes", async () => {
    const { phone } = await join("alpha");
    await askForCode(phone);
    const code = lastCode(phone);
    const guess = async (tried = "999999") =>
      (await send("POST", "/studio/sign-in", { body: { phone, code: tried } })).body.message;
    for (let count = 0; count < 5; count++) expect(await guess()).toBe("sms-code.wrong");
    expect(await guess(code)).toBe("sms-code.dead");
  });

  it("takes writes from its own pages alone, and calls of its own host alone", async () => {
    const { cookie } = await join("alpha");
    for (const origin of ["http://alpha.localhost:3000", "http://studio.localhost:4001", "null"]) {
      const refused = await send("POST", "/studio/sign-out", { cookie, origin });
      expect([refused.status, refused.body.message]).toEqual([403, "wrong-origin"]);
    }
    const hosts = createHosts(backend.services);
    const statusAt = async (host: string, path: string) =>
      (await hosts.fetch(new Request(`http://${host}${path}`, { headers: { host, cookie } }))).status;
    expect(await statusAt("studio.localhost:4000", "/studio/account")).toBe(200);
    expect(await statusAt("localhost:4000", "/studio/account")).toBe(404);
    expect(await statusAt("studio.localhost:4000", "/openapi.json")).toBe(404);
    expect(await statusAt("localhost:4000", "/openapi.json")).toBe(200);
  });

  it("ends the calls of a role that is taken away, keeps the last owner, and has both in the history", async () => {
    const owner = await join("beta", "owner");
    const { phone, cookie } = await join("beta", "manager");
    const idOf = async (each: string) => (await findAccount(backend.db, each))?.id ?? 0;
    const context = { actor: COMMAND, now: backend.clock.now };
    await expect(takeRole(backend.db, "beta", await idOf(owner.phone), context)).rejects.toMatchObject({
      code: "staff.last-owner",
    });
    await takeRole(backend.db, "beta", await idOf(phone), context);
    expect((await day("beta", cookie)).status).toBe(401);
    const history = await backend.db
      .select()
      .from(audit)
      .where(eq(audit.thingId, await idOf(phone)));
    expect(history.map(({ partnerId, action }) => [partnerId, action])).toEqual([
      ["beta", "staff.joined"],
      ["beta", "staff.left"],
    ]);
    await expect(backend.db.update(audit).set({ actorName: "nobody" })).rejects.toThrow();
    await expect(backend.db.delete(audit)).rejects.toThrow();
  });

  it("lists where an account is signed in, and ends one of them", async () => {
    const { cookie, phone } = await join("alpha");
    const other = await signIn(phone);
    const { body } = await send("GET", "/studio/account/sessions", { cookie });
    expect(body.rows).toHaveLength(2);
    const stranger = await join("alpha");
    const ended = body.rows.find((row: { isThis: boolean }) => !row.isThis);
    await send("DELETE", `/studio/account/sessions/${ended.id}`, { cookie: stranger.cookie });
    expect((await send("GET", "/studio/account", { cookie: other.cookie })).status).toBe(200);
    await send("DELETE", `/studio/account/sessions/${ended.id}`, { cookie });
    expect((await send("GET", "/studio/account", { cookie: other.cookie })).status).toBe(401);
    expect((await send("GET", "/studio/account", { cookie })).status).toBe(200);
  });

  it("opens the diary's stream for those who see it, and not after their role is gone", async () => {
    const { cookie } = await join("alpha");
    const editor = await join("alpha", "editor");
    const open = (clinic: string, held: string) =>
      app.request(`/studio/${clinic}/events`, { headers: { cookie: held } });
    expect((await open("alpha", editor.cookie)).status).toBe(403);
    expect((await open("beta", cookie)).status).toBe(404);
    const stream = await open("alpha", cookie);
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    const reader = stream.body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toContain("event: reread");
    const third = await join("alpha");
    expect(third.status).toBe(200);
    expect(await read()).toMatch(/event: change\ndata: \{"id":\d+,"kind":"invitation","thingId":0\}/);
    await reader?.cancel();
  });

  it("beats, so that a browser knows silence for a broken connection", async () => {
    const { cookie } = await join("alpha");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const stream = await app.request("/studio/alpha/events", { headers: { cookie } });
      const reader = stream.body?.getReader();
      const read = async () => new TextDecoder().decode((await reader?.read())?.value);
      expect(await read()).toContain("event: reread");
      vi.advanceTimersByTime(15_000);
      expect(await read()).toContain("event: beat");
      await reader?.cancel();
    } finally {
      vi.useRealTimers();
    }
  });
});
