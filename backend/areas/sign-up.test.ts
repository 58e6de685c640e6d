import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agreement } from "@/contract/api/auth-and-customer";
import { customers, identityVerifications } from "../db/schema/customers";
import { consents } from "../db/schema/reservations";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { later, newPerson, openSignUpDesk, refusal, type SignUpDesk, tokenOf } from "../testing/sign-up-desk";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("signing up and in by identity on $name", (engine) => {
  let desk: SignUpDesk;
  beforeAll(async () => {
    desk = await openSignUpDesk(engine);
  }, 60_000);
  afterAll(() => desk.close());
  beforeEach(() => {
    desk.clock.now = FRIDAY_MORNING;
  });

  it("signs up with the provider's word for who it is, not the client's", async () => {
    const person = newPerson({ name: " 선우 은숙 ", phone: "+82 10-3333-4444" });
    const answer = await desk.signUp(desk.verify(person), {
      name: "가짜",
      phone: "01099999999",
      isRegular: false,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.row).toEqual({
      id: expect.any(Number),
      name: "선우 은숙",
      contactEmail: null,
      phone: "01033334444",
      isRegular: true,
      isNew: true,
      birthDate: "1991-03-02",
      gender: "female",
      email: null,
      isAdult: true,
      isMarketingReceivable: false,
      marketingChangedAt: null,
    });
    const me = await desk.whoIs(tokenOf(answer));
    expect(me.body.row).toMatchObject({ id: answer.body.row.id, name: "선우 은숙" });
  });

  it("keeps which version of each term was agreed to, and when", async () => {
    desk.clock.now = later(60);
    const { body } = await desk.signUp(desk.verify(newPerson()));
    const kept = await desk.db.select().from(consents).where(eq(consents.customerId, body.row.id));
    expect(kept.map(({ termId, version, agreedAt }) => ({ termId, version, agreedAt }))).toEqual(
      desk.agreements.map((agreement) => ({ ...agreement, agreedAt: later(60) })),
    );
  });

  it.each([
    ["without any agreement", () => [], 400],
    ["without one that is required", (all: Agreement[]) => all.slice(1), 400],
    ["with an old version", (all: Agreement[]) => all.map((one) => ({ ...one, version: "1" })), 400],
    [
      "with a version to come",
      (all: Agreement[]) => [...all, { termId: all[1]?.termId ?? 0, version: "3" }],
      400,
    ],
    ["with a term that is not there", (all: Agreement[]) => [...all, { termId: 999, version: "1" }], 400],
    ["with a term twice", (all: Agreement[]) => [...all, ...all], 200],
  ])("answers a sign-up %s, and leaves a refused verification good", async (_, change, status) => {
    const impUid = desk.verify(newPerson());
    expect((await desk.signUp(impUid, { agreements: change(desk.agreements) })).status).toBe(status);
    expect((await desk.signUp(impUid)).status).toBe(status === 400 ? 200 : 400);
  });

  it("takes a verification once, also at the same moment", async () => {
    const impUid = desk.verify(newPerson());
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.signUp(impUid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(refusal(await desk.signUp(impUid))).toEqual([400, "identity.used"]);
    expect(refusal(await desk.signIn(impUid))).toEqual([400, "identity.used"]);
  });

  it("makes one customer of a person who signs up several times at the same moment", async () => {
    const person = newPerson();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => desk.signUp(desk.verify(person))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.row.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.row.isNew)).toHaveLength(1);
    const rows = await desk.db.select().from(customers).where(eq(customers.phone, person.phone));
    expect(rows).toHaveLength(1);
  });

  it("signs nobody up for whom a guardian would have to agree", async () => {
    const child = desk.verify(newPerson({ birthDate: "2012-11-21" }));
    expect(refusal(await desk.signUp(child))).toEqual([422, "customer.needs-guardian"]);
    const token = await desk.backend.signIn();
    const body = { impUid: child, agreements: desk.agreements };
    const answer = await desk.call("PUT /api/guest-customer/certification-info", { body }, { token });
    expect(refusal(answer)).toEqual([422, "customer.needs-guardian"]);
    expect((await desk.signUp(desk.verify(newPerson({ birthDate: "2012-11-20" })))).status).toBe(200);
  });

  it("signs in who has signed up, and tells nobody else more than that they have not", async () => {
    const person = newPerson();
    const impUid = desk.verify(person);
    expect(refusal(await desk.signIn(impUid))).toEqual([404, "customer.not-registered"]);
    const { body } = await desk.signUp(impUid);
    const again = await desk.signIn(desk.verify(person));
    expect(again.body.row.id).toBe(body.row.id);
    const me = await desk.whoIs(tokenOf(again));
    expect(me.body.row).toEqual(again.body.row);
  });

  it("signs in who signs up again, and keeps the new agreements", async () => {
    const person = newPerson();
    const first = await desk.signUp(desk.verify(person));
    const second = await desk.signUp(desk.verify(person));
    expect(second.body.row).toMatchObject({ id: first.body.row.id, isNew: false });
    const kept = await desk.db.select().from(consents).where(eq(consents.customerId, first.body.row.id));
    expect(kept).toHaveLength(desk.agreements.length * 2);
  });

  it("knows a person by identity: a new phone and name, the same account", async () => {
    const person = newPerson();
    const { body } = await desk.signUp(desk.verify(person));
    const moved = { ...person, phone: randomPhone(), name: "김새이름", birthDate: null };
    const answer = await desk.signIn(desk.verify(moved));
    expect(answer.body.row).toMatchObject({
      id: body.row.id,
      phone: moved.phone,
      name: "김새이름",
      birthDate: "1991-03-02",
    });
  });

  it("gives a number to whom it belongs now, and keeps the account that had it", async () => {
    const before = newPerson();
    const first = await desk.signUp(desk.verify(before));
    const after = newPerson({ phone: before.phone });
    const second = await desk.signUp(desk.verify(after));
    expect(second.body.row).toMatchObject({ isNew: true, phone: before.phone });
    expect(second.body.row.id).not.toBe(first.body.row.id);
    const old = await desk.whoIs(tokenOf(first));
    expect(old.status).toBe(401);
    const back = await desk.signIn(desk.verify({ ...before, phone: randomPhone() }));
    expect(back.body.row.id).toBe(first.body.row.id);
  });

  it.each([
    ["an id of nothing", { impUid: "" }],
    ["an id with a path", { impUid: "../../imp_1" }],
    ["a list", { impUid: ["imp_1234"] }],
    ["agreements that are none", { impUid: "imp_1234", agreements: { termId: 1 } }],
    [
      "agreements beyond number",
      { impUid: "imp_1234", agreements: Array(31).fill({ termId: 1, version: "1" }) },
    ],
    ["a NUL", { impUid: "imp_1234", agreements: [{ termId: 1, version: "\0" }] }],
    [
      "a version of SQL",
      { impUid: "imp_1234", agreements: [{ termId: 1, version: "1'; drop table terms" }] },
    ],
  ])("answers %s with a 400", async (_, body) => {
    const rawBody = JSON.stringify({ agreements: [], ...body });
    const input = { body: { impUid: "", agreements: [] } };
    expect((await desk.call("POST /api/signup", input, { rawBody })).status).toBe(400);
  });

  it.each([
    ["a composed syllable", "\u1100\u1161\u11ab나다", "간나다"],
    [
      "a long foreign name",
      "Wolfeschlegelsteinhausenbergerdorff 🌸",
      "Wolfeschlegelsteinhausenbergerdorff 🌸",
    ],
    ["markup", "<b>김</b>'; --", "<b>김</b>'; --"],
  ])("keeps %s in a name as it is", async (_, name, kept) => {
    expect((await desk.signUp(desk.verify(newPerson({ name })))).body.row.name).toBe(kept);
  });

  it("is another customer at another partner, with a token of its own", async () => {
    const person = newPerson();
    const alpha = await desk.signUp(desk.verify(person));
    expect(refusal(await desk.signIn(desk.verify(person), {}, "beta"))).toEqual([
      404,
      "customer.not-registered",
    ]);
    const elsewhere = { token: tokenOf(alpha), tenant: "beta" };
    expect((await desk.call("GET /customers/this", {}, elsewhere)).status).toBe(401);
    expect((await desk.call("POST /access-tokens", {}, elsewhere)).status).toBe(401);
  });

  it("keeps consent to marketing apart: by its own switch or its own term", async () => {
    const { body } = await desk.call("GET /terms", { query: {} });
    const { id: termId = 0, version = "" } = body.rows.find(({ slug }) => slug === "marketing") ?? {};
    const bySwitch = await desk.signUp(desk.verify(newPerson()), { isMarketingReceivable: true });
    const byTerm = await desk.signUp(desk.verify(newPerson()), {
      agreements: [...desk.agreements, { termId, version }],
    });
    for (const { row } of [bySwitch.body, byTerm.body])
      expect(row).toMatchObject({
        isMarketingReceivable: true,
        marketingChangedAt: FRIDAY_MORNING.toISOString(),
      });
  });

  it("logs nothing that is private, and keeps no key of a person", async () => {
    const person = newPerson();
    const impUid = desk.verify(person);
    desk.logLines.length = 0;
    const answer = await desk.signUp(impUid);
    const log = desk.logLines.join("\n");
    for (const secret of [person.phone, "김하윤", tokenOf(answer), impUid]) expect(log).not.toContain(secret);
    const kept = JSON.stringify([
      await desk.db.select().from(customers),
      await desk.db.select().from(identityVerifications),
    ]);
    expect(kept).not.toContain(person.identityKey);
  });
});
