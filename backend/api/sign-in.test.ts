import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sessions, smsCodes } from "../db/schema/customers";
import { engines } from "../testing/engines";
import { alphaAndBeta } from "../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../testing/test-backend";

const later = (seconds: number) => new Date(FRIDAY_MORNING.getTime() + seconds * 1000);

describe.each(engines)("signing in by SMS on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, alphaAndBeta());
  });
  afterAll(() => backend.close());

  let lastPhone = 10_000_000;
  const newPhone = () => `010${++lastPhone}`;
  const ask = (phone: string, tenant = "alpha") =>
    backend.call("POST /customer/auth-tokens", { body: { phone } }, { tenant });
  const enter = (phone: string, code: string, tenant = "alpha") =>
    backend.call("POST /api/guest-signin", { body: { name: "김손님", phone, code } }, { tenant });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("answers a token for the code, and the person for the token", async () => {
    const phone = newPhone();
    const asked = await ask(phone);
    expect(asked.body.row).toEqual({
      expiresAt: later(180).toISOString(),
      resendAt: later(60).toISOString(),
    });
    const { body, headers } = await enter(phone, backend.lastCode(phone));
    expect(body.row).toMatchObject({ name: "김손님", phone, isRegular: false });
    const token = headers.get("authorization") ?? "";
    const me = await backend.call("GET /customers/this", {}, { token });
    expect(me.body).toEqual(body);
    const kept = JSON.stringify([
      await backend.db.select().from(sessions),
      await backend.db.select().from(smsCodes),
    ]);
    expect(kept).not.toContain(token);
  });

  it("logs every call, and nothing that is private", async () => {
    const phone = newPhone();
    backend.logLines.length = 0;
    await ask(phone);
    const code = backend.lastCode(phone);
    await enter(phone, wrong(code));
    const token = (await enter(phone, code)).headers.get("authorization") ?? "";
    await backend.call("GET /customers/this", {}, { token });
    const lines = backend.logLines.map((line) => JSON.parse(line));
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ["/customer/auth-tokens", 200],
      ["/api/guest-signin", 400],
      ["/api/guest-signin", 200],
      ["/customers/this", 200],
    ]);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(4);
    // Random and growing numbers might hold a code's digits by chance.
    const log = JSON.stringify(lines.map(({ time: _time, requestId: _id, ...line }) => line));
    for (const secret of [phone, code, token, "김손님"]) expect(log).not.toContain(secret);
  });

  it("takes a phone in any spelling as the same one", async () => {
    const phone = newPhone();
    await ask(phone);
    expect((await ask(`+82 ${phone.slice(1, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`)).status).toBe(429);
    const spelled = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
    expect((await enter(spelled, backend.lastCode(phone))).status).toBe(200);
  });

  it("sends one code a minute, of however many that are asked for at once", async () => {
    const phone = newPhone();
    const answers = await Promise.all([1, 2, 3].map(() => ask(phone)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(backend.sms.messages.filter((message) => message.phone === phone)).toHaveLength(1);
    expect((await ask(phone, "beta")).status).toBe(200);
  });

  it("uses a code up: one of several at the same moment gets in", async () => {
    const phone = newPhone();
    await ask(phone);
    const code = backend.lastCode(phone);
    const answers = await Promise.all([1, 2, 3].map(() => enter(phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await enter(phone, code)).body).toMatchObject({ statusCode: 400, message: "sms-code.none" });
  });

  it("lets a code die after five wrong guesses, also with guesses at the same moment", async () => {
    const phone = newPhone();
    await ask(phone);
    const code = backend.lastCode(phone);
    const guesses = await Promise.all([1, 2, 3, 4, 5].map(() => enter(phone, wrong(code))));
    expect(guesses.map(({ body }) => body)).toEqual(
      Array(5).fill(expect.objectContaining({ statusCode: 400, message: "sms-code.wrong" })),
    );
    expect((await enter(phone, code)).body).toMatchObject({ statusCode: 400, message: "sms-code.dead" });
  });

  it("takes a code for three minutes", async () => {
    const [inTime, tooLate] = [newPhone(), newPhone()];
    await ask(inTime);
    await ask(tooLate);
    backend.clock.now = later(179);
    expect((await enter(inTime, backend.lastCode(inTime))).status).toBe(200);
    backend.clock.now = later(180);
    const late = await enter(tooLate, backend.lastCode(tooLate));
    backend.clock.now = FRIDAY_MORNING;
    expect(late.body).toMatchObject({ statusCode: 400, message: "sms-code.expired" });
  });

  it("takes a code for its own phone and partner alone", async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await ask(phone);
    await ask(other);
    const code = backend.lastCode(phone);
    expect((await enter(other, code)).status).toBe(400);
    expect((await enter(phone, code, "beta")).status).toBe(400);
    expect((await enter(phone, code)).status).toBe(200);
  });

  it("never answers 401 or 403 to a wrong code: that would log the visitor out", async () => {
    const { status, body } = await enter(newPhone(), "000000");
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { translatedMessage: expect.stringMatching(/받아/) },
    });
  });

  it("gives the minute back when the message could not be sent", async () => {
    const phone = newPhone();
    const send = vi.spyOn(backend.sms, "send").mockRejectedValueOnce(new Error("no line"));
    expect((await ask(phone)).status).toBe(503);
    send.mockRestore();
    expect((await ask(phone)).status).toBe(200);
  });

  it("forgets a token on logout, and after fourteen days", async () => {
    const token = await backend.signIn();
    const me = () => backend.call("GET /customers/this", {}, { token });
    backend.clock.now = later(14 * 86_400 - 1);
    expect((await me()).status).toBe(200);
    backend.clock.now = later(14 * 86_400);
    expect((await me()).status).toBe(401);
    backend.clock.now = FRIDAY_MORNING;
    expect((await backend.call("POST /customer/logout", {}, { token })).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect((await backend.call("POST /customer/logout", {}, {})).status).toBe(200);
  });

  it("does not know a token at another partner", async () => {
    const token = await backend.signIn();
    expect((await backend.call("GET /customers/this", {}, { token, tenant: "beta" })).status).toBe(401);
  });
});
