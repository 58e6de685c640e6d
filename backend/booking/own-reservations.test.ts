import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reservations } from "../db/schema/reservations";
import { addDays, instantAt } from "../lib/clinic-time";
import { type BookingBody, openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";

/** Tuesday; both doctors work then and on the days after it. */
const TUESDAY = "2026-11-24";
const at = (hour: number, day = TUESDAY) => instantAt(day, hour * 60).toISOString();
/** Times of several days, each far from the next. */
const TIMES = [0, 1, 2].flatMap((days) => [10, 14, 16].map((hour) => at(hour, addDays(TUESDAY, days))));

describe.each(engines)("reservations of one person on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const book = (token: string, reservedAt: string, changes: Partial<BookingBody> = {}) =>
    clinic.book(clinic.visit({ reservedAt, employeeId: undefined, ...changes }), { token });
  const bookAll = async (token: string, times: string[]) => {
    const made = [];
    for (const time of times) made.push(await book(token, time));
    return made;
  };
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const rowsOf = (phone: string) =>
    clinic.db.select().from(reservations).where(eq(reservations.customerPhone, phone));

  it("are three for a guest and five for a member, and then refused in words", async () => {
    const [guest, member] = [await clinic.signIn(), await clinic.signUp()];
    const byGuest = await bookAll(guest, TIMES.slice(0, 4));
    expect(statuses(byGuest)).toEqual([200, 200, 200, 422]);
    expect(byGuest[3]?.body).toMatchObject({
      message: "reservation.too-many-open",
      translatedMessage: expect.stringMatching(/3건.*취소.*02-000-0000/),
    });
    const byMember = await bookAll(member, TIMES.slice(3, 9));
    expect(statuses(byMember)).toEqual([200, 200, 200, 200, 200, 422]);
  });

  it("make room by a cancellation, and with the day that they were on", async () => {
    const token = await clinic.signIn();
    const made = await bookAll(token, TIMES.slice(0, 3));
    await clinic.cancel(made[1]?.body.row.id ?? 0, undefined, { token });
    expect((await book(token, at(16, "2026-12-01"))).status).toBe(200);
    expect((await book(token, at(17, "2026-12-01"))).status).toBe(422);
    const { now } = clinic.clock;
    clinic.clock.now = new Date(at(11, addDays(TUESDAY, 1)));
    const later = await clinic.book(clinic.visit({ reservedAt: at(17, "2026-12-01") }), {
      token,
    });
    clinic.clock.now = now;
    expect(later.status).toBe(200);
  });

  it("count by the phone too, whichever account it is of", async () => {
    const phone = randomPhone();
    const token = await clinic.signIn({ phone });
    expect(statuses(await bookAll(token, [at(14, "2026-12-16"), at(14, "2026-12-17")]))).toEqual([200, 200]);
    const other = await clinic.signIn();
    const [made] = await bookAll(other, [at(10, "2026-12-02")]);
    await clinic.db
      .update(reservations)
      .set({ customerPhone: phone })
      .where(eq(reservations.id, made?.body.row.id ?? 0));
    expect((await book(token, at(16, "2026-12-02"))).body).toMatchObject({
      message: "reservation.too-many-open",
    });
  });

  it("never are at the same time", async () => {
    const token = await clinic.signIn();
    const productOptionIds = await clinic.optionIds("alpha", "초음파");
    const long = { kind: "treatment" as const, productOptionIds };
    expect((await book(token, at(10, "2026-12-03"), long)).status).toBe(200);
    for (const [reservedAt, changes] of [
      [at(10, "2026-12-03"), {}],
      [at(11, "2026-12-03"), {}],
      [at(9.5, "2026-12-03"), long],
    ] as const)
      expect((await book(token, reservedAt, changes)).body).toMatchObject({
        statusCode: 422,
        message: "reservation.overlaps-own",
        translatedMessage: expect.stringMatching(/다른 시간.*취소/),
      });
    const after = await book(token, at(11.5, "2026-12-03"));
    expect(after.status).toBe(200);
    const moved = await clinic.change(after.body.row.id, { reservedAt: at(10.5, "2026-12-03") }, { token });
    expect(moved.body).toMatchObject({ statusCode: 422, message: "reservation.overlaps-own" });
    const aside = await clinic.change(after.body.row.id, { reservedAt: at(12, "2026-12-03") }, { token });
    expect(aside.status).toBe(200);
  });

  it("keep to the limit when the last ones are asked for at the same moment", async () => {
    const phone = randomPhone();
    const token = await clinic.signIn({ phone });
    const days = Array.from({ length: 9 }, (_, index) => addDays("2026-12-04", index));
    const answers = await Promise.all(days.map((day) => book(token, at(14, day))));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(3);
    expect(await rowsOf(phone)).toHaveLength(3);
  });

  it("stay apart when several are moved and booked to one time at the same moment", async () => {
    const phone = randomPhone();
    const token = await clinic.signIn({ phone });
    const made = await bookAll(token, [at(10, "2026-12-08"), at(10, "2026-12-09")]);
    const target = at(15, "2026-12-10");
    const answers = await Promise.all([
      ...made.map(({ body }) =>
        clinic.change(body.row.id, { reservedAt: target, employeeId: null }, { token }),
      ),
      book(token, target),
    ]);
    expect(statuses(answers).toSorted()).toEqual([200, 422, 422]);
    const there = (await rowsOf(phone)).filter(({ startAt }) => startAt.toISOString() === target);
    expect(there).toHaveLength(1);
  });

  it("are named beforehand, to their own customer alone", async () => {
    const phone = randomPhone();
    const token = await clinic.signIn({ phone });
    const validate = async (reservedAt: string, who: string | undefined, reservationId?: number) => {
      const query = { reservedAt, reservationId };
      return (await clinic.call("GET /customer/reservation-validation", { query }, { token: who })).body.row;
    };
    const free = at(16, "2026-12-15");
    expect(await validate(free, token)).toEqual({
      isAvailable: true,
      reason: null,
      code: null,
      inTheWay: [],
    });
    const made = await bookAll(
      token,
      [10, 12, 14].map((hour) => at(hour, "2026-12-11")),
    );
    const numbers = made.map(({ body }) => body.row.reservationNumber);
    const full = await validate(free, token);
    expect(full).toMatchObject({ isAvailable: false, code: "reservation.too-many-open" });
    expect(full.inTheWay.map(({ reservationNumber }) => reservationNumber)).toEqual(numbers);
    const twice = await validate(at(12, "2026-12-11"), token);
    expect(twice).toMatchObject({ code: "reservation.overlaps-own" });
    expect(twice.inTheWay.map(({ reservationNumber }) => reservationNumber)).toEqual([numbers[1]]);
    expect(await validate(free, token, made[0]?.body.row.id)).toMatchObject({ isAvailable: true });
    expect(await validate(free, undefined)).toMatchObject({ isAvailable: true, inTheWay: [] });

    const stranger = await clinic.signUp();
    await clinic.db
      .update(reservations)
      .set({ customerPhone: phone })
      .where(eq(reservations.id, (await book(stranger, at(18, "2026-12-11"))).body.row.id));
    const shared = await validate(at(18, "2026-12-11"), token);
    expect(shared).toMatchObject({ code: "reservation.overlaps-own", inTheWay: [] });
  });

  it("are as many as the partner's setting says", async () => {
    const tenant = "force";
    const token = await clinic.signIn({ tenant });
    const { required } = await clinic.readClinic(tenant);
    const made = [];
    for (const reservedAt of TIMES.slice(0, 3))
      made.push(
        await clinic.book(clinic.visit({ reservedAt, employeeId: undefined, agreements: required }), {
          tenant,
          token,
        }),
      );
    expect(statuses(made)).toEqual([200, 422, 422]);
  });
});
