import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { boardTypes, customerPosts } from "../db/schema/boards";
import { cartItems, customers, recentProducts, smsCodes } from "../db/schema/customers";
import { consents, reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { ownAccount } from "../testing/own-account";
import { randomPhone } from "../testing/people";
import { newPerson, refusal, tokenOf } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("leaving the membership on $name", (engine) => {
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

  it("refuses to delete an account with an open reservation", async () => {
    const token = await clinic.signIn();
    const { body } = await clinic.book(visitOn(24), { token });
    const answer = await leave(token);
    expect(refusal(answer)).toEqual([422, "customer.has-reservations"]);
    expect(answer.body).toMatchObject({ translatedMessage: expect.stringMatching(/1건.*취소/) });
    expect((await whoIs(token)).status).toBe(200);
    await clinic.cancel(body.row.id, undefined, { token });
    expect((await leave(token)).status).toBe(200);
  });

  it("erases what names a person, and keeps the reservations that the law asks for", async () => {
    const person = newPerson();
    const token = await clinic.signUp(person);
    const { id } = (await whoIs(token)).body.row;
    await say(token, { email: "gone@example.com" });
    await choose(token, true);
    const visit = { ...visitOn(24, 12), memo: "임신 중입니다", purpose: "점" };
    const booked = (await clinic.book({ ...visit, attribution: { utm_source: "x" } }, { token })).body.row;
    const [option = 0] = await clinic.optionIds("alpha", "피코");
    await clinic.call("POST /carts", { body: { productOptionIds: [option] } }, { token });
    await clinic.call("POST /recent-products", { body: { productId: 1 } }, { token });
    await clinic.sendCode(person.phone);
    const post = await writePost(id, person.phone);
    const [calendar] = await scope.rows(reservations, { where: eq(reservations.id, booked.id) });

    clinic.clock.now = new Date("2026-11-25T00:00:00Z");
    clinic.revalidatedTags.length = 0;
    expect((await leave(token, "이사를 갑니다")).status).toBe(200);
    expect(clinic.revalidatedTags).toEqual(["partner:alpha:posts"]);

    expect((await whoIs(token)).status).toBe(401);
    const [gone] = await scope.rows(customers, { where: eq(customers.id, id) });
    expect(gone).toMatchObject({
      name: "탈퇴한 회원",
      phone: null,
      identityHash: null,
      birthDate: null,
      gender: null,
      email: null,
      isMarketingReceivable: false,
      leftAt: clinic.clock.now,
      leftReason: "이사를 갑니다",
    });
    for (const table of [cartItems, recentProducts])
      expect(await scope.count(table, eq(table.customerId, id))).toBe(0);
    expect(await scope.count(smsCodes, eq(smsCodes.phone, person.phone))).toBe(0);
    const [kept] = await scope.rows(reservations, { where: eq(reservations.id, booked.id) });
    expect(kept).toMatchObject({
      reservationNumber: booked.reservationNumber,
      customerName: "김하윤",
      customerPhone: person.phone,
      memo: "",
      purpose: null,
      attribution: {},
    });
    expect(kept?.calendarToken).not.toBe(calendar?.calendarToken);
    expect(await scope.count(consents, eq(consents.customerId, id))).toBeGreaterThan(0);
    const [erased] = await scope.rows(customerPosts, { where: eq(customerPosts.id, post) });
    expect(erased).toMatchObject({
      customerId: null,
      title: "",
      authorName: "",
      phone: "",
      passwordHash: "",
    });
  });

  it("frees phone and identity for a new account, which knows nothing of the old one", async () => {
    const person = newPerson();
    const token = await clinic.signUp(person);
    const { id } = (await whoIs(token)).body.row;
    await leave(token);
    const impUid = clinic.identity.verify(person);
    expect((await clinic.call("POST /api/signin", { body: { impUid } })).status).toBe(404);
    const second = await clinic.call("POST /api/signup", { body: { impUid, agreements: clinic.required } });
    expect(second.body.row).toMatchObject({ isNew: true, phone: person.phone });
    expect(second.body.row.id).not.toBe(id);
    const list = await clinic.call("GET /customer/reservations", { query: {} }, { token: tokenOf(second) });
    expect(list.body.count).toBe(0);
  });

  it("ends all sessions of the deleted account, and no others", async () => {
    const phone = randomPhone();
    const [one, two, other] = [
      await clinic.signIn({ phone }),
      await clinic.signIn({ phone }),
      await clinic.signIn(),
    ];
    expect((await leave(one)).status).toBe(200);
    expect((await whoIs(two)).status).toBe(401);
    expect((await whoIs(other)).status).toBe(200);
    expect((await leave(one)).status).toBe(401);
  });

  it.each([10, 11, 12, 14, 15])(
    "lets a booking or a leaving win that come at the same moment, %i:00",
    async (hour) => {
      const token = await clinic.signIn();
      const body = visitOn(25, hour);
      const [booked, left] = await Promise.all([clinic.book(body, { token }), leave(token)]);
      // Booked and still a member, or gone without a reservation.
      expect([booked.status, left.status]).toEqual(booked.status === 200 ? [200, 422] : [401, 200]);
    },
  );

  it.each(["", "stay", null, ["left"]])("takes %j for no wish to leave", async (membership) => {
    const token = await clinic.signIn();
    const rawBody = JSON.stringify({ membership });
    const input = { body: { membership: "left" as const } };
    expect((await clinic.call("PUT /customers/this", input, { token, rawBody })).status).toBe(400);
    expect((await whoIs(token)).status).toBe(200);
  });

  const visitOn = (day: number, hour = 11) =>
    clinic.visit({ reservedAt: `2026-11-${day}T${hour}:00:00+09:00`, employeeId: clinic.doctors[1] });

  async function writePost(customerId: number, phone: string): Promise<number> {
    const board = await scope.first(boardTypes, { where: eq(boardTypes.kind, "customer") });
    const times = { createdAt: FRIDAY_MORNING, updatedAt: FRIDAY_MORNING };
    const texts = { title: "글", content: "", authorName: "김하윤", passwordHash: "x" };
    const post = { ...times, ...texts, customerId, phone, number: 9000, isPrivate: false, agreements: [] };
    const [written] = await scope.insert(customerPosts, [{ ...post, boardTypeId: board?.id ?? 0 }]);
    return written?.id ?? 0;
  }
});
