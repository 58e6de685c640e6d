import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reservationMoves } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("changes of reservations on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const movesOf = (reservationId: number) =>
    new PartnerScope(clinic.db, "alpha").rows(reservationMoves, {
      where: eq(reservationMoves.reservationId, reservationId),
    });

  it("moves a reservation, keeps its number, notes where it was, and tells the customer", async () => {
    const row = await clinic.booked("2026-11-24T01:00:00Z");
    const { body } = await clinic.change(row.id, { reservedAt: "2026-11-24T05:00:00Z" });
    expect(body.row).toMatchObject({
      id: row.id,
      reservationNumber: row.reservationNumber,
      status: "confirmed",
      reservedAt: "2026-11-24T05:00:00.000Z",
      endAt: "2026-11-24T05:30:00.000Z",
      employee: { id: clinic.doctors[0] },
      isSend: true,
    });
    expect(await movesOf(row.id)).toMatchObject([
      { fromStartAt: new Date("2026-11-24T01:00:00Z"), fromEmployeeId: clinic.doctors[0] },
    ]);
    expect(clinic.sms.messages[0]?.text).toContain(`변경되었습니다. 예약번호 ${row.reservationNumber}`);
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-11-24T01:00:00Z" }))).status).toBe(200);
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-11-24T05:00:00Z" }))).status).toBe(409);
  });

  it("answers a change that came twice as it is, without another move or message", async () => {
    const row = await clinic.booked("2026-11-24T06:00:00Z");
    const sent = clinic.sms.messages.length;
    for (const _ of [1, 2])
      expect((await clinic.change(row.id, { reservedAt: "2026-11-24T07:00:00Z" })).status).toBe(200);
    expect(await movesOf(row.id)).toHaveLength(1);
    expect(clinic.sms.messages.length).toBe(sent + 1);
  });

  it("moves a long treatment onto a time that overlaps its own, and keeps its length and price", async () => {
    const productOptionIds = await clinic.optionIds("alpha", "초음파");
    const row = await clinic.booked("2026-11-25T01:00:00Z", { kind: "treatment", productOptionIds });
    const { body } = await clinic.change(row.id, { reservedAt: "2026-11-25T01:30:00Z" });
    expect(body.row).toMatchObject({
      reservedAt: "2026-11-25T01:30:00.000Z",
      endAt: "2026-11-25T02:45:00.000Z",
      total: row.total,
    });
    expect(body.row.reservationProductOptions).toHaveLength(2);
  });

  it("looks for free times as if the reservation were not there, and for as long as it takes", async () => {
    const productOptionIds = await clinic.optionIds("alpha", "초음파");
    const row = await clinic.booked("2026-11-25T06:00:00Z", { kind: "treatment", productOptionIds });
    const timesFor = async (reservationId?: number, token = clinic.bookerOf(row.id)) => {
      const query = { date: "2026-11-25", employeeId: clinic.doctors[0], reservationId };
      const { status, body } = await clinic.call("GET /partner-schedules/time", { query }, { token });
      const at15 = body.rows?.find(({ time }) => time === "15:00");
      return { status, minutes: body.durationMinutes, isFree: at15?.isAvailable };
    };
    expect(await timesFor()).toEqual({ status: 200, minutes: 30, isFree: false });
    expect(await timesFor(row.id)).toEqual({ status: 200, minutes: 75, isFree: true });
    expect((await timesFor(row.id, await clinic.signIn())).status).toBe(404);
    expect((await timesFor(row.id, "")).status).toBe(401);
    const query = {
      reservationId: row.id,
      reservedAt: "2026-11-25T06:30:00Z",
      employeeId: clinic.doctors[0],
    };
    const asked = await clinic.call(
      "GET /customer/reservation-validation",
      { query },
      { token: clinic.bookerOf(row.id) },
    );
    expect(asked.body.row).toMatchObject({ isAvailable: true, reason: null });
  });

  it.each([
    ["stays with the doctor unless told otherwise", undefined, 0],
    ["goes to the doctor asked for", 1, 1],
  ])("%s", async (_, to, expected) => {
    const row = await clinic.booked("2026-11-26T01:00:00Z");
    const employeeId = to === undefined ? undefined : clinic.doctors[to];
    const { body } = await clinic.change(row.id, { reservedAt: "2026-11-26T02:00:00Z", employeeId });
    expect(body.row.employee?.id).toBe(clinic.doctors[expected]);
    await clinic.cancel(row.id);
  });

  it("goes to any doctor who is free", async () => {
    const taken = await clinic.booked("2026-11-26T05:00:00Z");
    const row = await clinic.booked("2026-11-26T06:00:00Z");
    const reservedAt = "2026-11-26T05:00:00Z";
    expect((await clinic.change(row.id, { reservedAt })).status).toBe(409);
    const { body } = await clinic.change(row.id, { reservedAt, employeeId: null });
    expect(body.row.employee?.id).toBe(clinic.doctors[1]);
    expect(taken.employee?.id).toBe(clinic.doctors[0]);
  });

  it.each([
    ["a time in lunch", { reservedAt: "2026-11-30T04:00:00Z" }, 422, "reservation.lunch"],
    ["a closed day", { reservedAt: "2026-11-27T02:00:00Z" }, 422, "reservation.closed"],
    ["a time in the past", { reservedAt: "2026-11-19T02:00:00Z" }, 422, "reservation.past"],
    ["a time beyond the range", { reservedAt: "9999-12-31T23:30:00Z" }, 422, "reservation.outOfRange"],
    ["an unknown doctor", { reservedAt: "2026-11-30T02:00:00Z", employeeId: 999 }, 404, "not-found"],
    ["no time at all", {}, 400, [expect.stringContaining("body.reservedAt")]],
    ["a time that is none", { reservedAt: "tomorrow" }, 400, [expect.stringContaining("body.reservedAt")]],
    [
      "a doctor that is text",
      { reservedAt: "2026-11-30T02:00:00Z", employeeId: "1" as never },
      400,
      [expect.stringContaining("body.employeeId")],
    ],
  ])("refuses to move to %s, and leaves the reservation as it was", async (_, body, statusCode, message) => {
    const row = await clinic.booked("2026-11-30T01:00:00Z");
    expect((await clinic.change(row.id, body as { reservedAt: string })).body).toMatchObject({
      statusCode,
      message,
    });
    const params = { id: row.id };
    const kept = await clinic.call(
      "GET /customer/reservations/:id",
      { params },
      { token: clinic.bookerOf(row.id) },
    );
    expect(kept.body.row.reservedAt).toBe(row.reservedAt);
    expect((await clinic.cancel(row.id)).status).toBe(200);
  });
});
