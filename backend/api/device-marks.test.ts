import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customers, deviceMarks } from "../db/schema/customers";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { newPerson, tokenOf } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

const DAY_MS = 86_400_000;
const daysLater = (days: number) => new Date(FRIDAY_MORNING.getTime() + days * DAY_MS);

describe.each(engines)("an SMS to a member's phone on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });

  async function newMember(tenant = "alpha") {
    const person = newPerson();
    const agreements = await clinic.requiredAgreements(tenant);
    const body = { impUid: clinic.identity.verify(person), agreements };
    const answer = await clinic.call("POST /api/signup", { body }, { tenant });
    const { row, deviceMark } = answer.body;
    return { person, id: row.id, mark: deviceMark, token: tokenOf(answer) };
  }
  /** Under a name that is not the member's. */
  async function enter(phone: string, deviceMark?: string, tenant = "alpha") {
    const body = { name: "다른 사람", phone, code: await clinic.sendCode(phone, tenant), deviceMark };
    return clinic.call("POST /api/guest-signin", { body }, { tenant });
  }
  const forget = (token: string, deviceMark?: string) =>
    clinic.call("POST /customer/forgotten-devices", { body: { deviceMark } }, { token });
  const reservationsOf = async (token: string) =>
    (await clinic.call("GET /customer/reservations", { query: {} }, { token })).body.rows.map(({ id }) => id);

  it("opens a guest's session, with nothing of the member's, under whatever name", async () => {
    const { person, id, token } = await newMember();
    const body = clinic.visit({ reservedAt: "2026-11-24T01:00:00Z", employeeId: clinic.doctors[1] });
    const { id: booked } = (await clinic.book(body, { token })).body.row;
    await clinic.call("POST /carts", { body: { productOptionIds: [1] } }, { token });
    const answer = await enter(person.phone);
    expect(answer.body.row).toMatchObject({
      name: "다른 사람",
      phone: person.phone,
      isRegular: false,
      isAdult: false,
      birthDate: null,
    });
    expect(answer.body.row.id).not.toBe(id);
    const guest = tokenOf(answer);
    expect(await reservationsOf(guest)).toEqual([]);
    expect((await clinic.call("GET /carts", {}, { token: guest })).body.rows).toEqual([]);
    expect(
      (await clinic.call("GET /customer/reservations/:id", { params: { id: booked } }, { token: guest }))
        .status,
    ).toBe(404);
    expect((await clinic.cancel(booked, undefined, { token: guest })).status).toBe(404);
    expect((await enter(person.phone)).body.row.id).toBe(answer.body.row.id);
    expect(await reservationsOf(token)).toEqual([booked]);
  });

  it("returns the same, byte for byte, as for an unknown phone", async () => {
    const { person } = await newMember();
    const [known, unknown] = [await enter(person.phone), await enter(randomPhone())];
    const shapeOf = ({ status, body: { row } }: typeof known) => [status, { ...row, id: 0, phone: "" }];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
  });

  it("opens the account on a device that the identity was proven on, for 90 days", async () => {
    const { person, id, mark } = await newMember();
    clinic.clock.now = new Date(daysLater(90).getTime() - 1);
    const answer = await enter(person.phone, mark);
    expect(answer.body.row).toMatchObject({ id, name: person.name, isRegular: true, isAdult: true });
    clinic.clock.now = daysLater(90);
    expect((await enter(person.phone, mark)).body.row).toMatchObject({ isRegular: false });
  });

  it.each([
    ["is made up", async () => "x".repeat(43)],
    ["is another member's", async () => (await newMember()).mark],
    ["is from another partner", async () => (await newMember("free")).mark],
  ])("opens a guest's session where the mark %s", async (_, markOf) => {
    const { person } = await newMember();
    expect((await enter(person.phone, await markOf())).body.row).toMatchObject({ isRegular: false });
  });

  it("opens a guest's session where the member's mark comes with another phone", async () => {
    const { mark } = await newMember();
    expect((await enter(randomPhone(), mark)).body.row).toMatchObject({ isRegular: false });
  });

  it("forgets one device, or all of them, of the customer who asks alone", async () => {
    const { person, token, mark } = await newMember();
    const again = await clinic.call("POST /api/signin", { body: { impUid: clinic.identity.verify(person) } });
    const { deviceMark: other } = again.body;
    await forget((await newMember()).token, mark);
    expect((await enter(person.phone, mark)).body.row.isRegular).toBe(true);
    expect((await forget(token, mark)).status).toBe(200);
    expect((await enter(person.phone, mark)).body.row.isRegular).toBe(false);
    expect((await enter(person.phone, other)).body.row.isRegular).toBe(true);
    await forget(token);
    expect((await enter(person.phone, other)).body.row.isRegular).toBe(false);
  });

  it("forgets all devices of who leaves, and of whose number another person proves to have", async () => {
    const gone = await newMember();
    await clinic.call("PUT /customers/this", { body: { membership: "left" } }, { token: gone.token });
    expect((await enter(gone.person.phone, gone.mark)).body.row.isRegular).toBe(false);
    const moved = await newMember();
    const body = { impUid: clinic.identity.verify(newPerson({ phone: moved.person.phone })) };
    await clinic.call("POST /api/signup", { body: { ...body, agreements: clinic.required } });
    expect(await clinic.db.$count(deviceMarks, eq(deviceMarks.customerId, moved.id))).toBe(0);
    const answer = await enter(moved.person.phone, moved.mark);
    expect(answer.body.row).toMatchObject({ name: "다른 사람", isRegular: false });
  });

  it("makes the guest part of the member once the identity is proven", async () => {
    const { person, id } = await newMember();
    const token = tokenOf(await enter(person.phone));
    const visit = clinic.visit({ reservedAt: "2026-11-24T01:30:00Z", employeeId: clinic.doctors[1] });
    const booked = (await clinic.book(visit, { token })).body.row.id;
    const body = { impUid: clinic.identity.verify(person) };
    const answer = await clinic.call("PUT /api/guest-customer/certification-info", { body }, { token });
    expect(answer.body.row.id).toBe(id);
    expect(await reservationsOf(tokenOf(answer))).toEqual([booked]);
    expect(await clinic.db.$count(customers, eq(customers.phone, person.phone))).toBe(1);
  });

  it("keeps no mark that could be shown again", async () => {
    const { mark } = await newMember();
    expect(JSON.stringify(await clinic.db.select().from(deviceMarks))).not.toContain(mark);
  });
});
