import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../lib/errors";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { later, newPerson, openSignUpClinic, refusal, type SignUpClinic } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("verifications on $name", (engine) => {
  let setup: SignUpClinic;
  beforeAll(async () => {
    setup = await openSignUpClinic(engine);
  });
  afterAll(() => setup.close());
  beforeEach(() => {
    setup.clock.now = FRIDAY_MORNING;
  });

  it.each([
    ["unknown", () => "imp_000000000000", 400, "identity.unknown"],
    [
      "is of another partner",
      (): string => setup.identity.verify(newPerson(), "beta"),
      400,
      "identity.unknown",
    ],
    [
      "somebody else has begun",
      () => setup.verify(newPerson({ reference: "x".repeat(40) })),
      400,
      "identity.unknown",
    ],
    ["is too old", () => setup.verify(newPerson({ verifiedAt: later(-601) })), 400, "identity.expired"],
    ["is from the future", () => setup.verify(newPerson({ verifiedAt: later(61) })), 400, "identity.expired"],
    [
      "has no key of the person",
      () => setup.verify(newPerson({ identityKey: null })),
      422,
      "identity.no-key",
    ],
    [
      "has no mobile phone",
      () => setup.verify(newPerson({ phone: "+1 202 555 0100" })),
      422,
      "identity.no-mobile",
    ],
  ])("refuses a verification that %s, without logging anybody out", async (_, make, status, code) => {
    const impUid = make();
    expect(refusal(await setup.signUp(impUid))).toEqual([status, code]);
    expect(refusal(await setup.signIn(impUid))).toEqual([status, code]);
    const query = { impUid };
    expect(refusal(await setup.call("GET /customer/registered-customer", { query }))).toEqual([status, code]);
  });

  it("takes a verification for ten minutes", async () => {
    const [inTime, tooLate] = [setup.verify(newPerson()), setup.verify(newPerson())];
    setup.clock.now = later(600);
    expect((await setup.signUp(inTime)).status).toBe(200);
    setup.clock.now = later(601);
    expect(refusal(await setup.signUp(tooLate))).toEqual([400, "identity.expired"]);
  });

  it("binds a verification that was begun here to its browser", async () => {
    const begun = await setup.call("POST /certification", {});
    const { token, reference, url } = begun.body.row;
    expect(new URL(url).searchParams.get("reference")).toBe(reference);
    expect(reference).not.toContain(token);
    const impUid = setup.verify(newPerson({ reference }));
    expect(refusal(await setup.signUp(impUid))).toEqual([400, "identity.unknown"]);
    expect(refusal(await setup.signUp(impUid, { token: `${token}x` }))).toEqual([400, "identity.unknown"]);
    expect(refusal(await setup.signUp(impUid, { token }, "beta"))[0]).toBe(400);
    expect((await setup.signUp(impUid, { token })).status).toBe(200);
  });

  it("returns a verification's person, and whether they have signed up, repeatedly", async () => {
    const person = newPerson({ birthDate: "2008-01-01" });
    const impUid = setup.verify(person);
    const check = () => setup.call("POST /certification/:impUid", { params: { impUid }, body: {} });
    const isRegistered = async () =>
      (await setup.call("GET /customer/registered-customer", { query: { impUid } })).body.row;
    expect((await check()).body.row).toEqual({
      name: "김하윤",
      phone: person.phone,
      birthDate: "2008-01-01",
      gender: "female",
      isAdult: false,
      isRegistered: false,
    });
    expect(await isRegistered()).toEqual({ isRegistered: false });
    await setup.signUp(setup.verify(person));
    expect(await isRegistered()).toEqual({ isRegistered: true });
    expect((await setup.signUp(impUid)).status).toBe(200);
    expect(refusal(await check())).toEqual([400, "identity.used"]);
  });

  it("does not disclose by phone who is a customer", async () => {
    const { phone } = newPerson();
    await setup.backend.signUp({ phone });
    const rawQuery = await setup.app.request(`/customer/registered-customer?phone=${phone}`, {
      headers: { "X-Storefront-Origin": "http://alpha.localhost:3000" },
    });
    expect(rawQuery.status).toBe(400);
    const known = await setup.call("POST /customer/auth-tokens", { body: { phone } });
    const unknown = await setup.call("POST /customer/auth-tokens", { body: { phone: randomPhone() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it("lets no address try one after the other", async () => {
    const tooMany = new ApiError(429, "too-many-requests", "너무 여러 번");
    const take = vi.spyOn(setup.limits, "takeVerification").mockRejectedValue(tooMany);
    const impUid = setup.verify(newPerson());
    const answers = [
      await setup.call("POST /certification", {}),
      await setup.call("POST /certification/:impUid", { params: { impUid }, body: {} }),
      await setup.call("GET /customer/registered-customer", { query: { impUid } }),
      await setup.signIn(impUid),
      await setup.signUp(impUid),
    ];
    take.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(429));
  });

  it("says so when the provider cannot be asked, and leaves the verification good", async () => {
    const impUid = setup.verify(newPerson());
    const find = vi.spyOn(setup.identity, "find").mockRejectedValueOnce(new Error("no line"));
    expect(refusal(await setup.signUp(impUid))).toEqual([503, "identity-not-checked"]);
    find.mockRestore();
    expect((await setup.signUp(impUid)).status).toBe(200);
  });
});
