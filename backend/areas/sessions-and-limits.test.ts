import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseHandle } from "../db/client";
import { rateLimits } from "../db/schema/rate-limits";
import { createSignInLimits, type SignInLimits } from "../providers/rate-limits";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { later, openSignUpDesk, type SignUpDesk, tokenOf } from "../testing/sign-up-desk";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("tokens on $name", (engine) => {
  let desk: SignUpDesk;
  beforeAll(async () => {
    desk = await openSignUpDesk(engine);
  }, 60_000);
  afterAll(() => desk.close());
  afterEach(() => {
    desk.clock.now = FRIDAY_MORNING;
  });

  const renew = (token: string, body?: object) => desk.call("POST /access-tokens", { body }, { token });
  const isAlive = async (token: string) => (await desk.whoIs(token)).status === 200;

  it.each([
    ["in the header", (token: string) => renew(token)],
    ["in the body", (token: string) => renew("", { token })],
    ["in both, where the body's counts", (token: string) => renew("x".repeat(43), { token })],
  ])("renews a token that comes %s, and lets the old one die a day later", async (_, renewal) => {
    const old = await desk.backend.signIn();
    desk.clock.now = later(13 * 86_400);
    const answer = await renewal(old);
    expect(answer.body.row).toEqual({ expiresAt: later(27 * 86_400).toISOString() });
    desk.clock.now = later(14 * 86_400 - 1);
    expect(await isAlive(old)).toBe(true);
    desk.clock.now = later(14 * 86_400);
    expect(await isAlive(old)).toBe(false);
    desk.clock.now = later(27 * 86_400 - 1);
    expect(await isAlive(tokenOf(answer))).toBe(true);
    desk.clock.now = later(27 * 86_400);
    expect(await isAlive(tokenOf(answer))).toBe(false);
  });

  it("logs out no tab of several that renew one token at the same moment", async () => {
    const old = await desk.backend.signIn();
    const answers = await Promise.all([1, 2, 3].map(() => renew(old)));
    const tokens = answers.map(tokenOf);
    expect(new Set(tokens).size).toBe(3);
    expect(await Promise.all([old, ...tokens].map(isAlive))).toEqual([true, true, true, true]);
  });

  it("ends an old token a day after its first renewal, however often it is renewed", async () => {
    const old = await desk.backend.signIn();
    await renew(old);
    desk.clock.now = later(86_399);
    expect((await renew(old)).status).toBe(200);
    desk.clock.now = later(86_400);
    expect(await isAlive(old)).toBe(false);
    expect((await renew(old)).status).toBe(401);
  });

  it("ends with a logout what its renewal left behind, and no session of another device", async () => {
    const person = { phone: randomPhone() };
    const old = await desk.backend.signIn(person);
    const elsewhere = await desk.backend.signIn(person);
    const renewed = tokenOf(await renew(old));
    await desk.call("POST /customer/logout", {}, { token: renewed });
    expect(await Promise.all([old, renewed, elsewhere].map(isAlive))).toEqual([false, false, true]);
  });

  it.each([
    ["none", ""],
    ["one that nobody has", "x".repeat(43)],
  ])("renews nothing for %s", async (_, token) => {
    expect((await renew(token)).status).toBe(401);
  });

  it("renews nothing that has expired or logged out", async () => {
    const [expired, loggedOut] = [await desk.backend.signIn(), await desk.backend.signIn()];
    await desk.call("POST /customer/logout", {}, { token: loggedOut });
    expect((await renew(loggedOut)).status).toBe(401);
    desk.clock.now = later(14 * 86_400);
    expect((await renew(expired)).status).toBe(401);
  });
});

describe.each(engines)("limits on $name", (engine) => {
  let database: DatabaseHandle;
  let limits: SignInLimits;
  beforeAll(async () => {
    database = await engine.open();
    limits = createSignInLimits(database.pool, { codesPerAddress: 3, verificationsPerAddress: 2 });
  }, 60_000);
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

  it("lets a phone have a code once a minute", async () => {
    startAt(0);
    expect(await outcome(limits.takeCode("alpha:01012345678"))).toBe("taken");
    startAt(59);
    expect(await outcome(limits.takeCode("alpha:01012345678"))).toEqual([429, "1"]);
    expect(await outcome(limits.takeCode("alpha:01012345679"))).toBe("taken");
    startAt(60);
    expect(await outcome(limits.takeCode("alpha:01012345678"))).toBe("taken");
  });

  it.each([
    ["codes", (address: string) => limits.takeAddress(address), 3],
    ["verifications", (address: string) => limits.takeVerification(address), 2],
  ])("lets an address ask for so many %s within an hour", async (_, take, points) => {
    startAt(0);
    for (let count = 0; count < points; count++) expect(await outcome(take("192.0.2.1"))).toBe("taken");
    expect(await outcome(take("192.0.2.1"))).toEqual([429, "3600"]);
    expect(await outcome(take("192.0.2.2"))).toBe("taken");
    startAt(3600);
    expect(await outcome(take("192.0.2.1"))).toBe("taken");
  });

  it("keeps neither phones nor addresses", async () => {
    await limits.takeCode("alpha:01055556666");
    const kept = JSON.stringify(await database.db.select().from(rateLimits));
    expect(kept).not.toMatch(/01055556666|192\.0\.2/);
  });
});
