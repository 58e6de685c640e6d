import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boardTypes, customerPosts } from "../db/schema/boards";
import { customers, marketingChoices, recentProducts } from "../db/schema/customers";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { newPerson, refusal, tokenOf } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

/** Different times, so that nobody's booking is in another's way. */
const TIMES = ["10:00", "10:30", "11:00", "11:30", "12:00", "14:00", "14:30", "15:00", "15:30"];

describe.each(engines)("guests who become regular customers on $name", (engine) => {
  let clinic: TestClinic;
  let scope: PartnerScope;
  let options: number[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha");
    options = [...(await clinic.optionIds("alpha", "초음파")), ...(await clinic.optionIds("alpha", "피코"))];
  });
  afterAll(() => clinic.close());

  const times = TIMES.values();
  const whoIs = (token: string) => clinic.call("GET /customers/this", {}, { token });
  const book = async (token: string) => {
    const reservedAt = new Date(`2026-11-24T${times.next().value}:00+09:00`).toISOString();
    const body = clinic.visit({ reservedAt, employeeId: clinic.doctors[1] });
    return (await clinic.book(body, { token })).body.row.id;
  };
  const addToCart = (token: string, productOptionIds: number[]) =>
    clinic.call("POST /carts", { body: { productOptionIds } }, { token });
  const cartOf = async (token: string) =>
    (await clinic.call("GET /carts", {}, { token })).body.rows.map(({ option }) => option.id).sort();
  const reservationsOf = async (token: string) =>
    (await clinic.call("GET /customer/reservations", { query: {} }, { token })).body.rows
      .map(({ id }) => id)
      .sort();
  const signUp = (impUid: string) =>
    clinic.call("POST /api/signup", { body: { impUid, agreements: clinic.required } });
  const certify = (token: string, impUid: string, body: object = {}) =>
    clinic.call("PUT /api/guest-customer/certification-info", { body: { impUid, ...body } }, { token });

  /** A guest with a reservation and a full cart. */
  async function busyGuest(phone = randomPhone()) {
    const token = await clinic.signIn({ phone });
    const reservation = await book(token);
    await addToCart(token, options.slice(0, 2));
    return { phone, token, reservation, id: (await whoIs(token)).body.row.id };
  }
  const changePhone = async (token: string, phone: string, code?: string) => {
    const sent = await clinic.sendCode(phone);
    const body = { phone, code: code ?? sent };
    return clinic.call("PUT /guest-customer/phone", { body }, { token });
  };

  it("keeps reservations and cart when the same number signs up, and leaves the guest's session a guest's", async () => {
    const guest = await busyGuest();
    const answer = await signUp(clinic.identity.verify(newPerson({ phone: guest.phone })));
    expect(answer.body.row).toMatchObject({ id: guest.id, isRegular: true, isNew: true, name: "김하윤" });
    expect(await reservationsOf(tokenOf(answer))).toEqual([guest.reservation]);
    expect(await cartOf(tokenOf(answer))).toEqual(options.slice(0, 2).sort());
    const { row } = (await whoIs(guest.token)).body;
    expect(row).toMatchObject({ name: "김손님", phone: guest.phone, isRegular: false });
    expect(row.id).not.toBe(guest.id);
    expect([await reservationsOf(guest.token), await cartOf(guest.token)]).toEqual([[], []]);
  });

  it("makes a signed-in guest a regular customer, with the number of the verification", async () => {
    const guest = await busyGuest();
    const person = newPerson();
    const answer = await certify(guest.token, clinic.identity.verify(person));
    expect(answer.body.row).toMatchObject({ id: guest.id, isRegular: true, phone: person.phone });
    expect(await reservationsOf(tokenOf(answer))).toEqual([guest.reservation]);
    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + 10_000);
    const old = await whoIs(guest.token);
    clinic.clock.now = FRIDAY_MORNING;
    expect(old.status).toBe(401);
  });

  it("asks for the agreements that a guest has not given yet", async () => {
    const token = await clinic.signIn();
    const impUid = clinic.identity.verify(newPerson());
    expect((await certify(token, impUid)).status).toBe(400);
    expect((await certify(token, impUid, { agreements: clinic.required })).status).toBe(200);
  });

  it("makes a guest's account part of the one that the person has, without loss or doubles", async () => {
    const person = newPerson();
    const regular = await signUp(clinic.identity.verify(person));
    const kept = await book(tokenOf(regular));
    await addToCart(tokenOf(regular), options.slice(1, 3));
    const signedIn = await busyGuest();
    const withNewPhone = await busyGuest();
    const moved = { ...person, phone: withNewPhone.phone };
    const answer = await certify(signedIn.token, clinic.identity.verify(moved));
    expect(answer.body.row).toMatchObject({ id: regular.body.row.id, phone: withNewPhone.phone });
    const all = [kept, signedIn.reservation, withNewPhone.reservation].sort();
    expect(await reservationsOf(tokenOf(answer))).toEqual(all);
    expect(await cartOf(tokenOf(answer))).toEqual(options.slice(0, 3).sort());
    for (const { id } of [signedIn, withNewPhone])
      expect(await scope.count(customers, eq(customers.id, id))).toBe(0);
  });

  it("takes along what a guest saw, wrote and chose: the later of two", async () => {
    const person = newPerson();
    const regular = await signUp(clinic.identity.verify(person));
    const phone = randomPhone();
    const guestToken = await clinic.signIn({ phone });
    const [from, to] = [(await whoIs(guestToken)).body.row.id, regular.body.row.id];
    const seen = (customerId: number, productId: number, hour: number) => ({
      customerId,
      productId,
      viewedAt: new Date(`2026-11-19T0${hour}:00:00Z`),
    });
    await scope.insert(recentProducts, [seen(to, 1, 1), seen(from, 1, 2), seen(from, 2, 1), seen(to, 3, 4)]);
    const board = await scope.first(boardTypes, { where: eq(boardTypes.kind, "customer") });
    await scope.insert(customerPosts, [
      {
        boardTypeId: board?.id ?? 0,
        number: 9001,
        customerId: from,
        title: "글",
        content: "",
        authorName: "김손님",
        phone,
        passwordHash: "x",
        isPrivate: false,
        agreements: [],
        createdAt: FRIDAY_MORNING,
        updatedAt: FRIDAY_MORNING,
      },
    ]);
    const choose = (token: string, isMarketingReceivable: boolean) =>
      clinic.call("PUT /customers/this/marketing-receivable", { body: { isMarketingReceivable } }, { token });
    await choose(tokenOf(regular), true);
    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + 60_000);
    await choose(guestToken, false);
    const answer = await certify(guestToken, clinic.identity.verify(person));
    clinic.clock.now = FRIDAY_MORNING;
    expect(answer.body.row).toMatchObject({ id: to, isMarketingReceivable: false });
    const recent = await scope.rows(recentProducts, {
      where: eq(recentProducts.customerId, to),
      orderBy: [recentProducts.productId],
    });
    expect(recent.map(({ productId, viewedAt }) => [productId, viewedAt.getUTCHours()])).toEqual([
      [1, 2],
      [2, 1],
      [3, 4],
    ]);
    expect(await scope.count(customerPosts, eq(customerPosts.customerId, to))).toBe(1);
    expect(await scope.count(marketingChoices, eq(marketingChoices.customerId, to))).toBe(2);
  });

  it("refuses another person's verification for a regular customer", async () => {
    const token = await clinic.signUp();
    const answer = await certify(token, clinic.identity.verify(newPerson()));
    expect(refusal(answer)).toEqual([422, "identity.other-person"]);
  });

  it("ends as one account however often and at the same moment a guest proves who they are", async () => {
    const guest = await busyGuest();
    const person = newPerson({ phone: guest.phone });
    const answers = await Promise.all([
      ...[1, 2].map(() => certify(guest.token, clinic.identity.verify(person))),
      ...[1, 2].map(() => signUp(clinic.identity.verify(person))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(answers.map(({ body }) => body.row.id))).toEqual(new Set([guest.id]));
    for (const answer of answers) expect(await reservationsOf(tokenOf(answer))).toEqual([guest.reservation]);
  });

  it("changes a guest's phone with the code that was sent to the new one", async () => {
    const guest = await busyGuest();
    const phone = randomPhone();
    expect(refusal(await changePhone(guest.token, phone, "000000"))[0]).toBe(400);
    const body = { phone: `+82 ${phone.slice(1)}`, code: clinic.lastCode(phone) };
    const answer = await clinic.call("PUT /guest-customer/phone", { body }, { token: guest.token });
    expect(answer.body.row).toMatchObject({ id: guest.id, phone });
    expect((await whoIs(guest.token)).body.row.phone).toBe(phone);
    const again = await clinic.signIn({ phone });
    expect(await reservationsOf(again)).toEqual([guest.reservation]);
  });

  it("takes a code for a new phone once, and for that phone alone", async () => {
    const token = await clinic.signIn();
    const [phone, other] = [randomPhone(), randomPhone()];
    const code = await clinic.sendCode(phone);
    const take = (to: string) =>
      clinic.call("PUT /guest-customer/phone", { body: { phone: to, code } }, { token });
    expect((await take(other)).status).toBe(400);
    expect((await take(phone)).status).toBe(200);
    expect((await take(phone)).status).toBe(400);
  });

  it("makes one of two guests' accounts when their phones become the same", async () => {
    const [guest, other] = [await busyGuest(), await busyGuest()];
    const answer = await changePhone(guest.token, other.phone);
    expect(answer.body.row).toMatchObject({ id: guest.id, phone: other.phone });
    expect(await reservationsOf(guest.token)).toEqual([guest.reservation, other.reservation].sort());
    expect(await cartOf(guest.token)).toEqual(options.slice(0, 2).sort());
    expect((await whoIs(other.token)).status).toBe(401);
  });

  it("leaves a regular customer's phone alone, and says to no guest that it is one's", async () => {
    const phone = randomPhone();
    const regular = await clinic.signUp({ phone });
    const guest = await clinic.signIn();
    expect((await changePhone(guest, phone)).body.row).toMatchObject({ phone, isRegular: false });
    expect(refusal(await changePhone(regular, randomPhone()))).toEqual([422, "customer.verified"]);
    expect((await whoIs(regular)).body.row).toMatchObject({ phone, isRegular: true });
  });
});
