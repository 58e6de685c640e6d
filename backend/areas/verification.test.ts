import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../errors";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { later, newPerson, openSignUpDesk, refusal, type SignUpDesk } from "../testing/sign-up-desk";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("verifications on $name", (engine) => {
  let desk: SignUpDesk;
  beforeAll(async () => {
    desk = await openSignUpDesk(engine);
  }, 60_000);
  afterAll(() => desk.close());
  beforeEach(() => {
    desk.clock.now = FRIDAY_MORNING;
  });

  it.each([
    ["nobody has made", () => "imp_000000000000", 400, "identity.unknown"],
    [
      "is of another partner",
      (): string => desk.identity.verify(newPerson(), "beta"),
      400,
      "identity.unknown",
    ],
    [
      "somebody else has begun",
      () => desk.verify(newPerson({ reference: "x".repeat(40) })),
      400,
      "identity.unknown",
    ],
    ["is too old", () => desk.verify(newPerson({ verifiedAt: later(-601) })), 400, "identity.expired"],
    ["is from the future", () => desk.verify(newPerson({ verifiedAt: later(61) })), 400, "identity.expired"],
    [
      "has no mobile phone",
      () => desk.verify(newPerson({ phone: "+1 202 555 0100" })),
      422,
      "identity.no-mobile",
    ],
  ])("refuses a verification that %s, without logging anybody out", async (_, make, status, code) => {
    const impUid = make();
    expect(refusal(await desk.signUp(impUid))).toEqual([status, code]);
    expect(refusal(await desk.signIn(impUid))).toEqual([status, code]);
    const query = { impUid };
    expect(refusal(await desk.call("GET /customer/registered-customer", { query }))).toEqual([status, code]);
  });

  it("takes a verification for ten minutes", async () => {
    const [inTime, tooLate] = [desk.verify(newPerson()), desk.verify(newPerson())];
    desk.clock.now = later(600);
    expect((await desk.signUp(inTime)).status).toBe(200);
    desk.clock.now = later(601);
    expect(refusal(await desk.signUp(tooLate))).toEqual([400, "identity.expired"]);
  });

  it("binds a verification that was begun here to whoever began it", async () => {
    const begun = await desk.call("POST /certification", {});
    const { token, reference, url } = begun.body.row;
    expect(new URL(url).searchParams.get("reference")).toBe(reference);
    expect(reference).not.toContain(token);
    const impUid = desk.verify(newPerson({ reference }));
    expect(refusal(await desk.signUp(impUid))).toEqual([400, "identity.unknown"]);
    expect(refusal(await desk.signUp(impUid, { token: `${token}x` }))).toEqual([400, "identity.unknown"]);
    expect(refusal(await desk.signUp(impUid, { token }, "beta"))[0]).toBe(400);
    expect((await desk.signUp(impUid, { token })).status).toBe(200);
  });

  it("says whom a verification is of, and whether they have signed up, as often as it is asked", async () => {
    const person = newPerson({ birthDate: "2008-01-01" });
    const impUid = desk.verify(person);
    const check = () => desk.call("POST /certification/:impUid", { params: { impUid }, body: {} });
    const isRegistered = async () =>
      (await desk.call("GET /customer/registered-customer", { query: { impUid } })).body.row;
    expect((await check()).body.row).toEqual({
      name: "김하윤",
      phone: person.phone,
      birthDate: "2008-01-01",
      gender: "female",
      isAdult: false,
      isRegistered: false,
    });
    expect(await isRegistered()).toEqual({ isRegistered: false });
    await desk.signUp(desk.verify(person));
    expect(await isRegistered()).toEqual({ isRegistered: true });
    expect((await desk.signUp(impUid)).status).toBe(200);
    expect(refusal(await check())).toEqual([400, "identity.used"]);
  });

  it("tells nobody by phone who is a customer", async () => {
    const { phone } = newPerson();
    await desk.backend.signUp({ phone });
    const rawQuery = await desk.app.request(`/customer/registered-customer?phone=${phone}`, {
      headers: { "X-Storefront-Origin": "http://alpha.localhost:3000" },
    });
    expect(rawQuery.status).toBe(400);
    const known = await desk.call("POST /customer/auth-tokens", { body: { phone } });
    const unknown = await desk.call("POST /customer/auth-tokens", { body: { phone: randomPhone() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it("lets no address try one after the other", async () => {
    const tooMany = new ApiError(429, "too-many-requests", "너무 여러 번");
    const take = vi.spyOn(desk.limits, "takeVerification").mockRejectedValue(tooMany);
    const impUid = desk.verify(newPerson());
    const answers = [
      await desk.call("POST /certification", {}),
      await desk.call("POST /certification/:impUid", { params: { impUid }, body: {} }),
      await desk.call("GET /customer/registered-customer", { query: { impUid } }),
      await desk.signIn(impUid),
      await desk.signUp(impUid),
    ];
    take.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(429));
  });

  it("says so when the provider cannot be asked, and leaves the verification good", async () => {
    const impUid = desk.verify(newPerson());
    const find = vi.spyOn(desk.identity, "find").mockRejectedValueOnce(new Error("no line"));
    expect(refusal(await desk.signUp(impUid))).toEqual([503, "identity-not-checked"]);
    find.mockRestore();
    expect((await desk.signUp(impUid)).status).toBe(200);
  });
});
