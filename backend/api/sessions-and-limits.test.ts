import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseHandle } from "../db/client";
import { rateLimits } from "../db/schema/rate-limits";
import { type CodeRequest, createSignInLimits, type SignInLimits } from "../providers/sign-in-limits";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { later, openSignUpClinic, type SignUpClinic, tokenOf } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("tokens on $name", (engine) => {
  let setup: SignUpClinic;
  beforeAll(async () => {
    setup = await openSignUpClinic(engine);
  });
  afterAll(() => setup.close());
  afterEach(() => {
    setup.clock.now = FRIDAY_MORNING;
  });

  const renew = (token: string, body?: object) => setup.call("POST /access-tokens", { body }, { token });
  const isAlive = async (token: string) => (await setup.whoIs(token)).status === 200;

  it.each([
    ["in the header", (token: string) => renew(token)],
    ["in the body", (token: string) => renew("", { token })],
    ["in both, where the body's counts", (token: string) => renew("x".repeat(43), { token })],
  ])("renews a token that comes %s, and lets the old one die a day later", async (_, renewal) => {
    const old = await setup.backend.signIn();
    setup.clock.now = later(13 * 86_400);
    const answer = await renewal(old);
    expect(answer.body.row).toEqual({ expiresAt: later(27 * 86_400).toISOString() });
    setup.clock.now = later(14 * 86_400 - 1);
    expect(await isAlive(old)).toBe(true);
    setup.clock.now = later(14 * 86_400);
    expect(await isAlive(old)).toBe(false);
    setup.clock.now = later(27 * 86_400 - 1);
    expect(await isAlive(tokenOf(answer))).toBe(true);
    setup.clock.now = later(27 * 86_400);
    expect(await isAlive(tokenOf(answer))).toBe(false);
  });

  it("logs out no tab of several that renew one token at the same moment", async () => {
    const old = await setup.backend.signIn();
    const answers = await Promise.all([1, 2, 3].map(() => renew(old)));
    const tokens = answers.map(tokenOf);
    expect(new Set(tokens).size).toBe(3);
    expect(await Promise.all([old, ...tokens].map(isAlive))).toEqual([true, true, true, true]);
  });

  it("ends an old token a day after its first renewal, however often it is renewed", async () => {
    const old = await setup.backend.signIn();
    await renew(old);
    setup.clock.now = later(86_399);
    expect((await renew(old)).status).toBe(200);
    setup.clock.now = later(86_400);
    expect(await isAlive(old)).toBe(false);
    expect((await renew(old)).status).toBe(401);
  });

  it("ends with a logout what its renewal left behind, and no session of another device", async () => {
    const person = { phone: randomPhone() };
    const old = await setup.backend.signIn(person);
    const elsewhere = await setup.backend.signIn(person);
    const renewed = tokenOf(await renew(old));
    await setup.call("POST /customer/logout", {}, { token: renewed });
    expect(await Promise.all([old, renewed, elsewhere].map(isAlive))).toEqual([false, false, true]);
  });

  it.each([
    ["none", ""],
    ["an unknown one", "x".repeat(43)],
  ])("renews nothing for %s", async (_, token) => {
    expect((await renew(token)).status).toBe(401);
  });

  it("renews nothing that has expired or logged out", async () => {
    const [expired, loggedOut] = [await setup.backend.signIn(), await setup.backend.signIn()];
    await setup.call("POST /customer/logout", {}, { token: loggedOut });
    expect((await renew(loggedOut)).status).toBe(401);
    setup.clock.now = later(14 * 86_400);
    expect((await renew(expired)).status).toBe(401);
  });
});

describe.each(engines)("limits on $name", (engine) => {
  let database: DatabaseHandle;
  let limits: SignInLimits;
  beforeAll(async () => {
    database = await engine.open();
    limits = createSignInLimits(database.pool, {
      codesPerAddress: 8,
      codesPerPhone: 3,
      codesPerPhoneADay: 5,
      codesPerPartner: 12,
      verificationsPerAddress: 2,
    });
  });
  afterAll(() => database.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  const outcome = (attempt: Promise<void>) =>
    attempt.then(
      () => "taken",
      (error: { status: number; headers: Record<string, string> }) => [
        error.status,
        error.headers["Retry-After"],
      ],
    );
  const startAt = (seconds: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: later(seconds) });
  };

  let people = 0;
  /** Somebody of whom nothing has been counted yet. */
  const newRequest = (): CodeRequest => {
    people += 1;
    return {
      partnerId: `partner-${people}`,
      phone: String(people),
      address: `address-${people}`,
      device: "a browser",
    };
  };
  const ask = (request: CodeRequest) =>
    limits.takeCode(request).then(
      () => "sent",
      ({ code, headers }: { code: string; headers: Record<string, string> }) =>
        `${code} ${headers["Retry-After"]}`,
    );

  it("lets a phone have a code once a minute", async () => {
    const one = newRequest();
    startAt(0);
    expect(await ask(one)).toBe("sent");
    startAt(59);
    expect(await ask(one)).toBe("sms-code.too-soon 1");
    expect(await ask({ ...one, phone: "another" })).toBe("sent");
    startAt(60);
    expect(await ask({ ...one, address: "elsewhere" })).toBe("sent");
  });

  it("lets a phone have so many an hour at a partner, and so many a day at all together", async () => {
    const one = newRequest();
    const at = async (minute: number, partnerId: string) => {
      startAt(minute * 60);
      return ask({ ...one, partnerId, address: `${minute} ${partnerId}` });
    };
    expect([await at(0, "a"), await at(1, "a"), await at(2, "a")]).toEqual(["sent", "sent", "sent"]);
    expect(await at(3, "a")).toBe("sms-code.phone-hour 3420");
    expect([await at(3, "b"), await at(60, "a")]).toEqual(["sent", "sent"]);
    expect(await at(61, "c")).toBe(`sms-code.phone-day ${86_400 - 61 * 60}`);
    expect(await at(24 * 60, "c")).toBe("sent");
  });

  it("lets a partner send so many an hour", async () => {
    const { partnerId } = newRequest();
    startAt(0);
    const sent = [];
    for (let count = 0; count < 13; count++) sent.push(await ask({ ...newRequest(), partnerId }));
    expect(sent.slice(0, 12)).toEqual(Array(12).fill("sent"));
    expect(sent[12]).toBe("sms-code.partner 3600");
  });

  it("refuses one browser that leaves codes unused, and not the others behind its address", async () => {
    const { address } = newRequest();
    const from = (device: string) => ask({ ...newRequest(), address, device });
    startAt(0);
    expect([await from("abuser"), await from("abuser")]).toEqual(["sent", "sent"]);
    for (let more = 0; more < 20; more++) expect(await from("abuser")).toBe("sms-code.device 600");
    for (const device of ["a phone", "a tablet", "a laptop"]) expect(await from(device)).toBe("sent");
  });

  it("counts for an address only unused codes, for ten minutes", async () => {
    const { address } = newRequest();
    const from = (device: string) => ask({ ...newRequest(), address, device });
    startAt(0);
    for (let visitor = 0; visitor < 12; visitor++) {
      expect(await from("the same browser")).toBe("sent");
      await limits.countEntered({ address, device: "the same browser" });
    }
    for (let browser = 0; browser < 8; browser++) expect(await from(`abuser ${browser}`)).toBe("sent");
    expect(await from("somebody else")).toBe("sms-code.address 600");
    startAt(600);
    expect(await from("somebody else")).toBe("sent");
  });

  it("gives all back where the message was not sent", async () => {
    const one = newRequest();
    startAt(0);
    for (let tries = 0; tries < 20; tries++) await (await limits.takeCode(one))();
    expect(await ask(one)).toBe("sent");
  });

  it("lets an address ask for so many verifications within an hour", async () => {
    const take = () => outcome(limits.takeVerification("192.0.2.1"));
    startAt(0);
    expect([await take(), await take(), await take()]).toEqual(["taken", "taken", [429, "3600"]]);
    expect(await outcome(limits.takeVerification("192.0.2.2"))).toBe("taken");
    startAt(3600);
    expect(await take()).toBe("taken");
  });

  it("keeps neither phones nor addresses", async () => {
    const secret = { ...newRequest(), phone: "01055556666", address: "192.0.2.9", device: "Mozilla" };
    await limits.takeCode(secret);
    const kept = JSON.stringify(await database.db.select().from(rateLimits));
    expect(kept).not.toMatch(/01055556666|192\.0\.2|Mozilla/);
  });
});
