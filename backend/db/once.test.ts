import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../lib/errors";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { createOnce } from "./once";
import { notices } from "./schema/content";
import { idempotencyKeys } from "./schema/reservations";
import { PartnerScope } from "./scope";

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((resolveIt) => {
    resolve = resolveIt;
  });
  return { promise, resolve };
}

describe.each(engines)("createOnce on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const scopeOf = (tenant = "alpha") => new PartnerScope(clinic.db, tenant);
  let created = 0;
  let key = "";
  beforeEach(() => {
    created = 0;
    key = randomUUID();
  });

  /** Writes a notice, which is as good as anything. */
  async function write(scope: PartnerScope) {
    created += 1;
    const row = { title: key, contentHtml: "", publishedAt: "2026-11-20", isPinned: false };
    const [notice] = await scope.insert(notices, [row as typeof notices.$inferInsert]);
    if (!notice) throw new Error("nothing was written");
    return notice;
  }
  const find = (scope: PartnerScope, id: number) => scope.first(notices, { where: eq(notices.id, id) });
  const ask = ({
    tenant = "alpha",
    owner = "notice:customer:1",
    request = { title: "하나" } as unknown,
    asked = key,
    validate = async () => {},
  } = {}) =>
    createOnce(
      scopeOf(tenant),
      { owner, key: asked, request, now: FRIDAY_MORNING },
      { validate, create: write, find },
    );
  const written = (tenant = "alpha") => scopeOf(tenant).count(notices, eq(notices.title, key));
  const keysLeft = () => scopeOf().count(idempotencyKeys, eq(idempotencyKeys.key, key));
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.status : error),
    );

  it("writes nothing where a refusal is foreseen, with a key or without", async () => {
    const validate = async () => {
      throw new ApiError(409, "taken", "");
    };
    expect(await refusal(ask({ validate }))).toBe(409);
    const asked = { owner: "notice:customer:1", key: undefined, request: {}, now: FRIDAY_MORNING };
    expect(await refusal(createOnce(scopeOf(), asked, { validate, create: write, find }))).toBe(409);
    expect([created, await written(), await keysLeft()]).toEqual([0, 0, 0]);
  });

  it("finds what the key has made, though that is what stands in the way of another", async () => {
    const { row } = await ask();
    const validate = async () => {
      throw new ApiError(409, "taken", "");
    };
    expect(await ask({ validate })).toEqual({ row, isNew: false });
    expect(await refusal(ask({ validate, request: { title: "둘" } }))).toBe(422);
    expect(created).toBe(1);
  });

  it("creates once, and returns the same when repeated", async () => {
    const first = await ask();
    const second = await ask();
    expect([first.isNew, second.isNew, created]).toEqual([true, false, 1]);
    expect(second.row).toEqual(first.row);
  });

  it("creates once for many who ask at the same moment, and all of them get the same", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(new Set(answers.map(({ row }) => row.id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect([created, await written()]).toEqual([1, 1]);
  });

  it("refuses another request with the key, also while the first is being made", async () => {
    const other = { request: { title: "둘" } };
    const outcomes = await Promise.all([refusal(ask()), refusal(ask(other))]);
    expect(outcomes.toSorted()).toEqual([422, null]);
    expect(await refusal(ask(outcomes[0] === null ? other : {}))).toBe(422);
    expect(await written()).toBe(1);
  });

  it("scopes a key to its partner and owner", async () => {
    const asking = [{}, { tenant: "free" }, { owner: "notice:customer:2" }];
    const answers = await Promise.all(asking.map(ask));
    expect(answers.map(({ isNew }) => isNew)).toEqual([true, true, true]);
    for (const [index, who] of asking.entries())
      expect(await ask(who)).toEqual({ row: answers[index]?.row, isNew: false });
    expect([await written(), await written("free")]).toEqual([2, 1]);
  });

  it("leaves no trace of a creation that failed, so that the key is good for another try", async () => {
    const asked = { owner: "notice:customer:1", key, request: {}, now: FRIDAY_MORNING };
    const create = async (scope: PartnerScope) => {
      await write(scope);
      throw new ApiError(409, "taken", "이미 있습니다.");
    };
    expect(await refusal(createOnce(scopeOf(), asked, { create, find }))).toBe(409);
    expect([await written(), await keysLeft()]).toEqual([0, 0]);
    const again = await ask({ request: { title: "다른 내용" } });
    expect(again.isNew).toBe(true);
  });

  it("lets one who waited create when the first one fails", async () => {
    const asked = { owner: "notice:customer:1", key, request: { title: "하나" }, now: FRIDAY_MORNING };
    const [isBegun, isAskedAgain] = [deferred(), deferred()];
    const create = async (scope: PartnerScope) => {
      await write(scope);
      isBegun.resolve();
      await isAskedAgain.promise;
      throw new ApiError(409, "taken", "이미 있습니다.");
    };
    const first = refusal(createOnce(scopeOf(), asked, { create, find }));
    await isBegun.promise;
    const second = ask();
    isAskedAgain.resolve();
    const [failed, made] = await Promise.all([first, second]);
    expect([failed, made.isNew, await written()]).toEqual([409, true, 1]);
  });

  it("creates each time where there is no key", async () => {
    for (const _ of [1, 2])
      await createOnce(
        scopeOf(),
        { owner: "a", key: undefined, request: {}, now: FRIDAY_MORNING },
        { create: write, find },
      );
    expect(await written()).toBe(2);
  });

  it.each([
    ["empty", ""],
    ["longer than 200 letters", "a".repeat(201)],
    ["with a space", "a b"],
    ["not ASCII", "열쇠"],
    ["with a line break", "a\nb"],
    ["with a NUL", "a\u0000b"],
  ])("refuses a key that is %s", async (_, asked) => {
    expect(await refusal(ask({ asked }))).toBe(400);
    expect(created).toBe(0);
  });
});
