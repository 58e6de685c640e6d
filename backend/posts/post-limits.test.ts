import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DatabaseHandle } from "../db/client";
import { createPostLimits, LOCK_SECONDS, type PostLimits, TRIES_PER_POST } from "../providers/post-limits";
import { engines } from "../testing/engines";

describe.each(engines)("limits around posts on $name", (engine) => {
  let database: DatabaseHandle;
  let limits: PostLimits;
  let postId = 0;
  beforeAll(async () => {
    database = await engine.open();
    limits = createPostLimits(database.pool, { postsPerAddress: 2, uploadsPerAddress: 1 });
  });
  afterAll(() => database.close());

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
    postId++;
  });
  afterEach(() => vi.useRealTimers());
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  const attempt = (address = "192.0.2.1") => ({ partnerId: "alpha", postId, address });
  const outcome = (work: Promise<void>) =>
    work.then(
      () => "free",
      (error) => [error.status, error.headers["Retry-After"]],
    );
  async function tryTimes(count: number, address?: string) {
    for (let made = 0; made < count; made++) await limits.takeTry(attempt(address));
  }

  it("locks a post for an address after ten tries, for a quarter of an hour", async () => {
    await tryTimes(10);
    pass(60);
    expect(await outcome(limits.takeTry(attempt()))).toEqual([429, String(LOCK_SECONDS)]);
    pass(LOCK_SECONDS - 1);
    expect(await outcome(limits.takeTry(attempt()))).toEqual([429, "1"]);
    pass(1);
    expect(await outcome(limits.takeTry(attempt()))).toBe("free");
  });

  it("lets ten of twenty tries at the same moment through", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(limits.takeTry(attempt()))));
    expect(outcomes.filter((one) => one === "free")).toHaveLength(10);
  });

  it("forgets the tries once the password was right", async () => {
    await tryTimes(9);
    await limits.forgetTries(attempt());
    await tryTimes(10);
    expect(await outcome(limits.takeTry(attempt()))).not.toBe("free");
  });

  it("locks neither another address, another post nor another partner's", async () => {
    await tryTimes(10);
    expect(await outcome(limits.takeTry(attempt("192.0.2.2")))).toBe("free");
    expect(await outcome(limits.takeTry({ ...attempt(), postId: postId + 1000 }))).toBe("free");
    expect(await outcome(limits.takeTry({ ...attempt(), partnerId: "beta" }))).toBe("free");
  });

  it("locks a post for all when many addresses guess at it", async () => {
    for (let address = 0; address < TRIES_PER_POST / 10; address++)
      await tryTimes(10, `198.51.100.${address}`);
    expect(await outcome(limits.takeTry(attempt("203.0.113.1")))).toEqual([429, "3600"]);
    pass(3600);
    expect(await outcome(limits.takeTry(attempt("203.0.113.1")))).toBe("free");
  });

  it("counts posts and uploads of an address within the hour, and takes a post back", async () => {
    const address = `2001:db8::${postId}`;
    await limits.takePost(address);
    await limits.takePost(address);
    await limits.returnPost(address);
    await limits.takePost(address);
    expect(await outcome(limits.takePost(address))).toEqual([429, "3600"]);
    await limits.takeUpload(address);
    expect(await outcome(limits.takeUpload(address))).toEqual([429, "3600"]);
    pass(3600);
    expect(await outcome(limits.takePost(address))).toBe("free");
    expect(await outcome(limits.takeUpload(address))).toBe("free");
  });
});
