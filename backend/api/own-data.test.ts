import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { marketingChoices } from "../db/schema/customers";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { ownAccount } from "../testing/own-account";
import { refusal } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

const later = (minutes: number) => new Date(FRIDAY_MORNING.getTime() + minutes * 60_000);

describe.each(engines)("a customer's own data on $name", (engine) => {
  let clinic: TestClinic;
  let scope: PartnerScope;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha");
  });
  afterAll(() => clinic.close());
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });

  const { whoIs, say, choose, leave } = ownAccount(() => clinic);

  it("lets guests say who they are, and take it back", async () => {
    const token = await clinic.signIn();
    const info = { name: "한 결", email: "han@example.com", birthDate: "1999-12-31", gender: "male" };
    const said = await say(token, info);
    // Said, not proven: nobody is an adult by their own word.
    expect(said.body.row).toMatchObject({ ...info, isAdult: false, isRegular: false });
    expect((await say(token, {})).body).toEqual(said.body);
    expect((await say(token, { email: null })).body.row).toMatchObject({ ...info, email: null });
    expect((await whoIs(token)).body.row).toMatchObject({ ...info, email: null });
  });

  it.each([
    ["another name", { name: "다른 이름" }],
    ["another birth", { birthDate: "1980-01-01" }],
    ["no birth", { birthDate: null }],
    ["another gender", { gender: "male" }],
  ])("refuses %s for a verified member", async (_, info) => {
    const token = await clinic.signUp({ gender: "female" });
    const before = (await whoIs(token)).body;
    expect(refusal(await say(token, { ...info, email: "new@example.com" }))).toEqual([
      422,
      "customer.verified",
    ]);
    expect((await whoIs(token)).body).toEqual(before);
  });

  it("takes what is free to say from a verified customer, beside what stays the same", async () => {
    const token = await clinic.signUp({ name: "김회원", birthDate: "1990-05-05" });
    const info = { name: "김회원", birthDate: "1990-05-05", email: "me@example.com" };
    expect((await say(token, { ...info, phone: "01000000000" })).status).toBe(200);
    const { body } = await whoIs(token);
    expect(body.row).toMatchObject(info);
    expect(body.row.phone).not.toBe("01000000000");
  });

  it.each([
    ["an empty name", { name: " " }],
    ["a name beyond length", { name: "가".repeat(41) }],
    ["half a surrogate pair", { name: "\ud83d" }],
    ["an address that is none", { email: "me@" }],
    ["two addresses", { email: "a@example.com, b@example.com" }],
    ["a birth to come", { birthDate: "2026-11-21" }],
    ["a birth in another age", { birthDate: "1899-12-31" }],
    ["a day that is not in the calendar", { birthDate: "2001-02-29" }],
    ["a gender that the provider does not know", { gender: "x" }],
    ["a list", []],
  ])("answers %s with a 400 and words", async (_, body) => {
    const token = await clinic.signIn();
    const answer = await clinic.call(
      "PUT /customers/this/info",
      { body: {} },
      { token, rawBody: JSON.stringify(body) },
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ translatedMessage: expect.stringMatching(/[가-힣]/) });
  });

  it("keeps each yes and no to marketing with its time and the text that was shown", async () => {
    const token = await clinic.signUp();
    const { id } = (await whoIs(token)).body.row;
    expect((await whoIs(token)).body.row.marketingChangedAt).toBeNull();
    for (const [minutes, isReceivable] of [
      [1, true],
      [2, true],
      [3, false],
    ] as const) {
      clinic.clock.now = later(minutes);
      await choose(token, isReceivable);
    }
    expect((await whoIs(token)).body.row).toMatchObject({
      isMarketingReceivable: false,
      marketingChangedAt: later(3).toISOString(),
    });
    const kept = await scope.rows(marketingChoices, { where: eq(marketingChoices.customerId, id) });
    expect(kept.map(({ isReceivable, version, chosenAt }) => [isReceivable, version, chosenAt])).toEqual([
      [true, "1", later(1)],
      [false, "1", later(3)],
    ]);
  });

  it("takes the box for marketing that is ticked with a booking", async () => {
    const token = await clinic.signIn();
    const { body } = await clinic.call("GET /terms", { query: {} });
    const { id: termId = 0, version = "" } = body.rows.find(({ slug }) => slug === "marketing") ?? {};
    const agreements = [...clinic.required, { termId, version }];
    await clinic.book({ ...visitOn(26), agreements }, { token });
    expect((await whoIs(token)).body.row.isMarketingReceivable).toBe(true);
    await choose(token, false);
    await clinic.book(visitOn(26, 12), { token });
    expect((await whoIs(token)).body.row.isMarketingReceivable).toBe(false);
  });

  it("requires a session for each call", async () => {
    expect((await say("", {})).status).toBe(401);
    expect((await choose("", true)).status).toBe(401);
    expect((await leave("")).status).toBe(401);
    expect((await leave("x".repeat(43))).status).toBe(401);
  });

  const visitOn = (day: number, hour = 11) =>
    clinic.visit({ reservedAt: `2026-11-${day}T${hour}:00:00+09:00`, employeeId: clinic.doctors[1] });
});
