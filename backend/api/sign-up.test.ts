import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Agreement } from "@/contract/api/auth-and-customer";
import { customers, identityVerifications } from "../db/schema/customers";
import { consents } from "../db/schema/reservations";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import {
  later,
  newPerson,
  openSignUpClinic,
  refusal,
  type SignUpClinic,
  tokenOf,
} from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("signing up and in by identity on $name", (engine) => {
  let setup: SignUpClinic;
  beforeAll(async () => {
    setup = await openSignUpClinic(engine);
  });
  afterAll(() => setup.close());
  beforeEach(() => {
    setup.clock.now = FRIDAY_MORNING;
  });

  it("signs up with the provider's word for who it is, not the client's", async () => {
    const person = newPerson({ name: " 선우 은숙 ", phone: "+82 10-3333-4444" });
    const answer = await setup.signUp(setup.verify(person), {
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
    const me = await setup.whoIs(tokenOf(answer));
    expect(me.body.row).toMatchObject({ id: answer.body.row.id, name: "선우 은숙" });
  });

  it("keeps which version of each term was agreed to, and when", async () => {
    setup.clock.now = later(60);
    const { body } = await setup.signUp(setup.verify(newPerson()));
    const kept = await setup.db.select().from(consents).where(eq(consents.customerId, body.row.id));
    expect(kept.map(({ termId, version, agreedAt }) => ({ termId, version, agreedAt }))).toEqual(
      setup.agreements.map((agreement) => ({ ...agreement, agreedAt: later(60) })),
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
    const impUid = setup.verify(newPerson());
    expect((await setup.signUp(impUid, { agreements: change(setup.agreements) })).status).toBe(status);
    expect((await setup.signUp(impUid)).status).toBe(status === 400 ? 200 : 400);
  });

  it("takes a verification once, also at the same moment", async () => {
    const impUid = setup.verify(newPerson());
    const answers = await Promise.all([1, 2, 3, 4].map(() => setup.signUp(impUid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(refusal(await setup.signUp(impUid))).toEqual([400, "identity.used"]);
    expect(refusal(await setup.signIn(impUid))).toEqual([400, "identity.used"]);
  });

  it("makes one customer of a person who signs up several times at the same moment", async () => {
    const person = newPerson();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => setup.signUp(setup.verify(person))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.row.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.row.isNew)).toHaveLength(1);
    const rows = await setup.db.select().from(customers).where(eq(customers.phone, person.phone));
    expect(rows).toHaveLength(1);
  });

  it("signs up no minor who needs a guardian's consent", async () => {
    const child = setup.verify(newPerson({ birthDate: "2012-11-21" }));
    expect(refusal(await setup.signUp(child))).toEqual([422, "customer.needs-guardian"]);
    const token = await setup.backend.signIn();
    const body = { impUid: child, agreements: setup.agreements };
    const answer = await setup.call("PUT /api/guest-customer/certification-info", { body }, { token });
    expect(refusal(answer)).toEqual([422, "customer.needs-guardian"]);
    expect((await setup.signUp(setup.verify(newPerson({ birthDate: "2012-11-20" })))).status).toBe(200);
  });

  it("signs in members, and tells others only that they are not", async () => {
    const person = newPerson();
    const impUid = setup.verify(person);
    expect(refusal(await setup.signIn(impUid))).toEqual([404, "customer.not-registered"]);
    const { body } = await setup.signUp(impUid);
    const again = await setup.signIn(setup.verify(person));
    expect(again.body.row.id).toBe(body.row.id);
    const me = await setup.whoIs(tokenOf(again));
    expect(me.body.row).toEqual(again.body.row);
  });

  it("signs in who signs up again, and keeps the new agreements", async () => {
    const person = newPerson();
    const first = await setup.signUp(setup.verify(person));
    const second = await setup.signUp(setup.verify(person));
    expect(second.body.row).toMatchObject({ id: first.body.row.id, isNew: false });
    const kept = await setup.db.select().from(consents).where(eq(consents.customerId, first.body.row.id));
    expect(kept).toHaveLength(setup.agreements.length * 2);
  });

  it("knows a person by identity: a new phone and name, the same account", async () => {
    const person = newPerson();
    const { body } = await setup.signUp(setup.verify(person));
    const moved = { ...person, phone: randomPhone(), name: "김새이름", birthDate: null };
    const answer = await setup.signIn(setup.verify(moved));
    expect(answer.body.row).toMatchObject({
      id: body.row.id,
      phone: moved.phone,
      name: "김새이름",
      birthDate: "1991-03-02",
    });
  });

  it("moves a number to its new owner, and leaves the former account", async () => {
    const before = newPerson();
    const first = await setup.signUp(setup.verify(before));
    const after = newPerson({ phone: before.phone });
    const second = await setup.signUp(setup.verify(after));
    expect(second.body.row).toMatchObject({ isNew: true, phone: before.phone });
    expect(second.body.row.id).not.toBe(first.body.row.id);
    const old = await setup.whoIs(tokenOf(first));
    expect(old.status).toBe(401);
    const back = await setup.signIn(setup.verify({ ...before, phone: randomPhone() }));
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
    expect((await setup.call("POST /api/signup", input, { rawBody })).status).toBe(400);
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
    expect((await setup.signUp(setup.verify(newPerson({ name })))).body.row.name).toBe(kept);
  });

  it("is another customer at another partner, with a token of its own", async () => {
    const person = newPerson();
    const alpha = await setup.signUp(setup.verify(person));
    expect(refusal(await setup.signIn(setup.verify(person), {}, "beta"))).toEqual([
      404,
      "customer.not-registered",
    ]);
    const elsewhere = { token: tokenOf(alpha), tenant: "beta" };
    expect((await setup.call("GET /customers/this", {}, elsewhere)).status).toBe(401);
    expect((await setup.call("POST /access-tokens", {}, elsewhere)).status).toBe(401);
  });

  it("keeps consent to marketing apart: by its own switch or its own term", async () => {
    const { body } = await setup.call("GET /terms", { query: {} });
    const { id: termId = 0, version = "" } = body.rows.find(({ slug }) => slug === "marketing") ?? {};
    const bySwitch = await setup.signUp(setup.verify(newPerson()), { isMarketingReceivable: true });
    const byTerm = await setup.signUp(setup.verify(newPerson()), {
      agreements: [...setup.agreements, { termId, version }],
    });
    for (const { row } of [bySwitch.body, byTerm.body])
      expect(row).toMatchObject({
        isMarketingReceivable: true,
        marketingChangedAt: FRIDAY_MORNING.toISOString(),
      });
  });

  it("logs nothing that is private, and keeps no key of a person", async () => {
    const person = newPerson();
    const impUid = setup.verify(person);
    setup.logLines.length = 0;
    const answer = await setup.signUp(impUid);
    const log = setup.logLines.join("\n");
    for (const secret of [person.phone, "김하윤", tokenOf(answer), impUid]) expect(log).not.toContain(secret);
    const kept = JSON.stringify([
      await setup.db.select().from(customers),
      await setup.db.select().from(identityVerifications),
    ]);
    expect(kept).not.toContain(person.identityKey);
  });
});
