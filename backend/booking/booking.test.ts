import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { databaseErrorCode } from "../lib/errors";
import { type BookingBody, openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

describe.each(engines)("bookings on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  it("lets exactly one of twenty who want the same doctor's time have it", async () => {
    const body = clinic.visit({ reservedAt: "2026-11-24T02:00:00Z" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => clinic.book(body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    const taken = answers.find(({ status }) => status === 409);
    expect(taken?.body).toMatchObject({ statusCode: 409, message: "reservation.time-taken" });
  });

  it("gives any doctor who is free, and no more visitors than there is room for", async () => {
    const body = clinic.visit({ reservedAt: "2026-11-24T07:00:00Z", employeeId: undefined });
    const answers = await Promise.all(Array.from({ length: 4 }, () => clinic.book(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.row.employee?.id);
    expect(given.sort()).toEqual([...clinic.doctors].sort());
  });

  it("has the database itself refuse a doctor and a seat twice, waiting ones included", async () => {
    const { body } = await clinic.book(clinic.visit({ reservedAt: "2026-12-04T02:00:00Z" }));
    const scope = new PartnerScope(clinic.db, "alpha");
    const first = await scope.first(reservations, { where: eq(reservations.id, body.row.id) });
    const { id, calendarToken, ...same } = first ?? {};
    const another = { ...same, reservationNumber: "TC-1", status: "waiting" as const };
    expect([id, calendarToken]).toEqual([body.row.id, expect.any(String)]);
    const insert = (changes: object) =>
      scope
        .insert(reservations, [{ ...another, ...changes } as typeof reservations.$inferInsert])
        .then(() => "written", databaseErrorCode);
    expect(await insert({ seat: 2 })).toBe("23P01");
    expect(await insert({ employeeId: clinic.doctors[1] })).toBe("23P01");
    expect(await insert({ employeeId: clinic.doctors[1], seat: 2, status: "canceled" })).toBe("written");
  });

  it("books back to back, and refuses an overlap with the end of a longer one", async () => {
    const [ultra, pack] = await clinic.optionIds("alpha", "초음파");
    const productOptionIds = [ultra ?? 0, pack ?? 0];
    const long = await clinic.book(
      clinic.visit({ kind: "treatment", productOptionIds, reservedAt: "2026-11-25T01:00:00Z" }),
    );
    expect(long.body.row).toMatchObject({
      reservedAt: "2026-11-25T01:00:00.000Z",
      endAt: "2026-11-25T02:15:00.000Z",
    });
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-11-25T02:00:00Z" }))).status).toBe(409);
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-11-25T02:30:00Z" }))).status).toBe(200);
  });

  it("reckons with its own prices, and keeps them as they were", async () => {
    const [ultra, pack] = await clinic.optionIds("alpha", "초음파");
    const productOptionIds = [ultra ?? 0, pack ?? 0, ultra ?? 0];
    const reservedAt = "2026-11-30T01:00:00Z";
    const { body } = await clinic.book({
      ...clinic.visit({ kind: "treatment", productOptionIds, reservedAt }),
      total: 1,
    } as BookingBody);
    expect(body.row).toMatchObject({
      status: "confirmed",
      isIncludeVat: false,
      subtotal: 94_505,
      vat: 9451,
      total: 103_956,
      isReservationConfirm: false,
      isSend: true,
    });
    expect(body.row.reservationProductOptions.map(({ productName, price }) => [productName, price])).toEqual([
      ["초음파 리프팅", { price: 69_500, originalPrice: 100_000, discountRate: 30, isFrom: false }],
      ["초음파 리프팅", { price: 25_005, originalPrice: null, discountRate: null, isFrom: false }],
    ]);
    expect(body.row.reservationNumber).toMatch(/^TC-261130-\d{4}$/);
  });

  it("books once for one idempotency key, however often and however fast it is sent", async () => {
    const same = { headers: { "Idempotency-Key": "one-and-only" }, token: clinic.token };
    const body = clinic.visit({ reservedAt: "2026-12-01T02:00:00Z" });
    const answers = await Promise.all([1, 2, 3].map(() => clinic.book(body, same)));
    answers.push(await clinic.book(body, same));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.row.id)).size).toBe(1);
    expect(answers[3]?.body).toEqual({ row: { ...answers[0]?.body.row, isSend: true } });
    const changed = await clinic.book({ ...body, memo: "다른 요청" }, same);
    expect(changed.status).toBe(422);
    const other = await clinic.book(body, { ...same, token: await clinic.signIn() });
    expect(other.status).toBe(409);
  });

  it("leaves the key of a booking that failed unused", async () => {
    const same = { headers: { "Idempotency-Key": "second-try" }, token: clinic.token };
    const lunch = await clinic.book(clinic.visit({ reservedAt: "2026-12-01T04:00:00Z" }), same);
    expect(lunch.status).toBe(422);
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-12-01T05:00:00Z" }), same)).status).toBe(200);
  });

  it("shows reservations to the one who made them alone", async () => {
    const mine = { token: await clinic.signIn() };
    const made = await clinic.book(
      clinic.visit({ reservedAt: "2026-12-02T03:00:00Z", memo: "천천히 부탁드립니다" }),
      mine,
    );
    await clinic.book(clinic.visit({ reservedAt: "2026-12-02T02:00:00Z" }), mine);
    const gone = await clinic.book(clinic.visit({ reservedAt: "2026-12-02T05:00:00Z" }), mine);
    await clinic.cancel(gone.body.row.id);
    const params = { id: made.body.row.id };
    const own = await clinic.call("GET /customer/reservations/:id", { params }, mine);
    expect(own.body.row).toMatchObject({
      memo: "천천히 부탁드립니다",
      customerName: "김손님",
      partnerName: "alpha 의원",
    });
    const stranger = await clinic.signIn();
    expect(
      (await clinic.call("GET /customer/reservations/:id", { params }, { token: stranger })).status,
    ).toBe(404);
    expect((await clinic.call("GET /customer/reservations/:id", { params })).status).toBe(401);
    const list = await clinic.call("GET /customer/reservations", { query: {} }, { token: stranger });
    expect(list.body).toMatchObject({ rows: [], count: 0 });
    const upcoming = await clinic.call("GET /customer/reservations", { query: { isUpcoming: true } }, mine);
    const times = upcoming.body.rows.map(({ reservedAt }) => reservedAt);
    expect(times).toHaveLength(2);
    expect(times).toEqual([...times].sort());
    const past = await clinic.call("GET /customer/reservations", { query: { isUpcoming: false } }, mine);
    expect(past.body.rows.map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("takes a booked time out of the free ones, for this doctor alone", async () => {
    await clinic.book(clinic.visit({ reservedAt: "2026-12-03T02:00:00Z" }));
    const at11 = async (employeeId?: number) => {
      const { body } = await clinic.call("GET /partner-schedules/time", {
        query: { date: "2026-12-03", employeeId },
      });
      return body.rows.find(({ time }) => time === "11:00")?.isAvailable;
    };
    expect([await at11(clinic.doctors[0]), await at11(clinic.doctors[1]), await at11()]).toEqual([
      false,
      true,
      true,
    ]);
    const query = { reservedAt: "2026-12-03T02:00:00Z", employeeId: clinic.doctors[0] };
    const validation = await clinic.call("GET /customer/reservation-validation", { query });
    expect(validation.body.row).toMatchObject({
      isAvailable: false,
      reason: expect.stringMatching(/예약한 시간/),
    });
  });
});
