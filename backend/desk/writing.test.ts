import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBlocks, removeBlock } from "../booking/blocks";
import { customers } from "../db/schema/customers";
import { consents, reservationMoves, reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, historyOf, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("moving and adding at the desk on $name", (engine) => {
  let clinic: TestClinic;
  let desk: DeskPerson;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await deskPerson(clinic);
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const scope = () => new PartnerScope(clinic.db, "alpha");
  const doctor = (index: number) => clinic.doctors[index] ?? 0;
  const lastText = () => clinic.sms.messages[0]?.text;
  const newcomer = (phone = randomPhone()) =>
    ({ name: "전화 고객", phone, isPrivacyNoticeRead: true }) as const;
  const byPhone = (startAt: string, changes = {}) => ({
    source: "phone" as const,
    customer: newcomer(),
    startAt,
    employeeId: doctor(0),
    ...changes,
  });

  it("moves a reservation after the visitors' deadline, keeps its state, and notes where it was", async () => {
    const row = await clinic.booked("2026-11-24T05:00:00Z");
    clinic.clock.now = new Date("2026-11-24T04:30:00Z");
    expect((await clinic.change(row.id, { reservedAt: "2026-11-24T07:00:00Z" })).status).toBe(422);
    const body = { startAt: "2026-11-24T07:00:00Z", employeeId: doctor(1), version: 1 };
    expect(await desk.move(row.id, body)).toMatchObject({
      startAt: "2026-11-24T07:00:00.000Z",
      employeeId: doctor(1),
      status: "confirmed",
      version: 2,
    });
    expect(lastText()).toContain("16:00 예약으로 변경되었습니다");
    const moves = await scope().rows(reservationMoves, { where: eq(reservationMoves.reservationId, row.id) });
    expect(moves).toMatchObject([{ fromStartAt: new Date(row.reservedAt), fromEmployeeId: doctor(0) }]);
    expect((await historyOf(clinic, row.id)).at(-1)).toMatchObject({
      action: "reservation.moved",
      actorName: "박접수",
      before: { startAt: row.reservedAt, employeeId: doctor(0) },
      after: { startAt: "2026-11-24T07:00:00.000Z", employeeId: doctor(1) },
      reason: null,
    });
    // A repeated request is answered as it is.
    expect(await desk.move(row.id, body)).toMatchObject({ version: 2 });
    expect(await historyOf(clinic, row.id)).toHaveLength(2);
  });

  it.each([
    ["over lunch", "2026-11-25T04:00:00Z", 0, "reservation.lunch"],
    ["before opening", "2026-11-25T00:00:00Z", 0, "reservation.closed"],
    ["onto a closed day", "2026-11-27T02:00:00Z", 0, "reservation.closed"],
    ["onto a doctor's day off", "2026-11-23T02:00:00Z", 0, "reservation.dayOff"],
  ])("moves %s only when the hours are overruled, and marks it", async (_, startAt, index, code) => {
    const row = await clinic.booked("2026-11-25T01:00:00Z");
    const body = { startAt, employeeId: doctor(index), version: 1 };
    expect(await outcomeOf(desk.move(row.id, body))).toMatchObject({ status: 422, code });
    expect(await desk.record(row.id)).toMatchObject({ version: 1, startAt: row.reservedAt });
    const moved = await desk.move(row.id, { ...body, isOverruled: true });
    expect(moved).toMatchObject({ version: 2, startAt: startAt.replace("Z", ".000Z") });
    expect(moved.history[0]).toMatchObject({ action: "reservation.moved", reason: "진료 시간 밖 허용" });
    await desk.step(row.id, { step: "cancel", version: 2, reason: "정리" });
  });

  it.each([
    ["another booking", "2026-11-26T02:00:00Z", 409, "reservation.time-taken"],
    ["the past", "2026-11-19T02:00:00Z", 422, "reservation.past"],
    ["beyond the range", "2027-11-19T02:00:00Z", 422, "reservation.outOfRange"],
    ["past midnight", "2026-11-26T14:45:00Z", 422, "reservation.tooLate"],
  ])("never moves into %s, overruled or not", async (_, startAt, status, code) => {
    const there = await clinic.booked("2026-11-26T02:00:00Z");
    const row = await clinic.booked("2026-11-26T01:00:00Z");
    const body = { startAt, employeeId: doctor(0), version: 1, isOverruled: true };
    expect(await outcomeOf(desk.move(row.id, body))).toMatchObject({ status, code });
    expect(await desk.record(row.id)).toMatchObject({ version: 1, startAt: row.reservedAt });
    for (const { id } of [there, row]) await desk.step(id, { step: "cancel", version: 1, reason: "정리" });
  });

  it("changes a visit's length without telling the visitor, unless the time behind it is taken", async () => {
    const row = await clinic.booked("2026-11-26T01:00:00Z");
    const sent = clinic.sms.messages.length;
    const change = { startAt: row.reservedAt, employeeId: doctor(0), version: 1, durationMinutes: 90 };
    const longer = await desk.move(row.id, change);
    expect(longer).toMatchObject({ version: 2, startAt: row.reservedAt, endAt: "2026-11-26T02:30:00.000Z" });
    expect(longer.history[0]).toMatchObject({ action: "reservation.moved" });
    expect(clinic.sms.messages).toHaveLength(sent);
    // The same request again.
    expect((await desk.move(row.id, change)).version).toBe(2);
    const there = await clinic.booked("2026-11-26T02:30:00Z");
    const tooLong = { ...change, version: 2, durationMinutes: 120 };
    expect(await outcomeOf(desk.move(row.id, tooLong))).toMatchObject({ status: 409 });
    expect((await desk.record(row.id)).endAt).toBe("2026-11-26T02:30:00.000Z");
    await expect(desk.move(row.id, { ...tooLong, durationMinutes: 45 })).rejects.toThrow("durationMinutes");
    await desk.step(row.id, { step: "cancel", version: 2, reason: "정리" });
    await desk.step(there.id, { step: "cancel", version: 1, reason: "정리" });
  });

  it("says whose a time is that cannot be had: a reservation's, or a block's", async () => {
    const there = await clinic.booked("2026-11-26T02:00:00Z");
    const row = await clinic.booked("2026-11-26T01:00:00Z");
    const { customerName } = await desk.record(there.id);
    const move = { startAt: "2026-11-26T01:30:00Z", employeeId: doctor(0), version: 1 };
    await desk.move(row.id, move);
    const onto = { ...move, startAt: "2026-11-26T02:00:00Z", version: 2 };
    expect((await outcomeOf(desk.move(row.id, onto))).text).toBe(
      `11:00–11:30에 ${customerName} 님의 예약이 있습니다. 다른 시간을 골라 주세요.`,
    );
    const context = {
      scope: scope(),
      actor: { kind: "staff", id: 1, name: "접수" },
      now: clinic.clock.now,
    } as const;
    const [block] = await addBlocks(context, {
      ...{ kind: "block", reason: "회의", employeeId: doctor(0) },
      startAt: new Date("2026-11-26T05:00:00Z"),
      endAt: new Date("2026-11-26T06:00:00Z"),
    });
    expect((await outcomeOf(desk.add(byPhone("2026-11-26T05:30:00Z")))).text).toContain(
      "14:00–15:00은 막아 둔 시간입니다(회의).",
    );
    const tenant = await clinic.tenantOf("alpha");
    await removeBlock({ ...context, tenant }, block?.id ?? 0, () => {});
    await desk.step(there.id, { step: "cancel", version: 1, reason: "정리" });
    await desk.step(row.id, { step: "cancel", version: 2, reason: "정리" });
  });

  it("does not move what has arrived, nor what somebody changed meanwhile", async () => {
    const row = await clinic.booked("2026-11-30T01:00:00Z");
    const body = { startAt: "2026-11-30T02:00:00Z", employeeId: doctor(1) };
    expect(await outcomeOf(desk.move(row.id, { ...body, version: 7 }))).toMatchObject({
      code: "reservation.changed",
    });
    clinic.clock.now = new Date("2026-11-30T00:50:00Z");
    await desk.step(row.id, { step: "arrive", version: 1 });
    expect(await outcomeOf(desk.move(row.id, { ...body, version: 2 }))).toMatchObject({
      code: "reservation.step",
    });
  });

  it("books a new customer by phone with the notice that was read, at today's prices, and tells them", async () => {
    const productOptionIds = await clinic.optionIds("alpha", "초음파");
    const body = byPhone("2026-12-01T01:00:00Z", { productOptionIds, memo: "주차 문의" });
    const row = await desk.add(body);
    expect(row).toMatchObject({
      status: "confirmed",
      source: "phone",
      kind: "treatment",
      version: 1,
      isFirstVisit: true,
      subtotal: 94_505,
      total: 103_956,
      memo: "주차 문의",
      customer: { name: "전화 고객", phone: body.customer.phone, isRegular: false },
      history: [{ action: "reservation.added", actor: { kind: "staff", name: "박접수" } }],
    });
    expect(lastText()).toContain(`확정되었습니다. 예약번호 ${row.reservationNumber}`);
    const given = await scope().rows(consents, { where: eq(consents.reservationId, row.id) });
    const terms = await clinic.call("GET /terms", { query: {} });
    const policy = terms.body.rows.find(({ slug }) => slug === "privacy-policy");
    expect(given).toMatchObject([{ termId: policy?.id, version: "2", agreedAt: FRIDAY_MORNING }]);
  });

  it("books once however often the request comes, and needs a key for that", async () => {
    const body = byPhone("2026-12-01T05:00:00Z");
    const ids = await Promise.all([1, 2, 3].map(async () => (await desk.add(body, "same-key")).id));
    expect(new Set(ids).size).toBe(1);
    expect(await historyOf(clinic, ids[0] ?? 0)).toHaveLength(1);
    const other = { ...body, memo: "다른 내용" };
    expect(await outcomeOf(desk.add(other, "same-key"))).toMatchObject({ code: "idempotency-key.reused" });
    expect((await outcomeOf(desk.add(body, null))).status).toBe(400);
  });

  it("takes the account that has the phone as it is, and a known one without asking for consent", async () => {
    const phone = randomPhone();
    await clinic.signIn({ phone });
    const sent = clinic.sms.messages.length;
    const row = await desk.add(byPhone("2026-12-01T07:00:00Z", { customer: newcomer(phone), isTold: false }));
    expect(row).toMatchObject({ customerName: "전화 고객", customer: { name: "김손님" } });
    expect(clinic.sms.messages.length).toBe(sent);
    const accounts = await scope().rows(customers, { where: eq(customers.phone, phone) });
    expect(accounts).toHaveLength(1);
    const known = await desk.add(byPhone("2026-12-01T08:00:00Z", { customer: { id: row.customer.id } }));
    expect(known).toMatchObject({ customerName: "김손님", customer: { id: row.customer.id, phone } });
    expect(await scope().count(consents, eq(consents.reservationId, known.id))).toBe(0);
    const nobody = byPhone("2026-12-01T09:00:00Z", { customer: { id: 999_999_999 } });
    expect((await outcomeOf(desk.add(nobody))).status).toBe(404);
  });

  it("lets a walk-in have the half hour that runs, and a second person of one phone when overruled", async () => {
    clinic.clock.now = new Date("2026-12-02T01:20:00Z");
    const walkIn = (startAt: string, changes = {}) => byPhone(startAt, { source: "walkIn", ...changes });
    expect(await outcomeOf(desk.add(walkIn("2026-12-02T00:30:00Z")))).toMatchObject({ status: 422 });
    const here = await desk.add(walkIn("2026-12-02T01:00:00Z"));
    expect(here).toMatchObject({ source: "walkIn", status: "confirmed" });
    const daughter = walkIn("2026-12-02T01:00:00Z", {
      employeeId: doctor(1),
      customer: newcomer(here.customer.phone ?? ""),
    });
    expect(await outcomeOf(desk.add(daughter))).toMatchObject({
      status: 422,
      code: "reservation.overlaps-own",
    });
    expect(await desk.add({ ...daughter, isOverruled: true })).toMatchObject({ employeeId: doctor(1) });
    const third = walkIn("2026-12-02T01:00:00Z", { isOverruled: true });
    expect(await outcomeOf(desk.add(third))).toMatchObject({ status: 409, code: "reservation.time-taken" });
    const isThere = eq(reservations.startAt, new Date("2026-12-02T01:00:00Z"));
    expect(await scope().count(reservations, and(isThere))).toBe(2);
  });

  it("confirms what it books at a clinic that confirms by hand, and never over a full time", async () => {
    const person = await deskPerson(clinic, { tenant: "confirm" });
    const { doctors } = await clinic.readClinic("confirm");
    const body = byPhone("2026-12-03T01:00:00Z", { employeeId: doctors[0] });
    expect((await person.add(body)).status).toBe("confirmed");
    const force = await deskPerson(clinic, { tenant: "force" });
    const there = byPhone("2026-12-03T01:00:00Z", {
      employeeId: (await clinic.readClinic("force")).doctors[0],
    });
    await force.add(there);
    expect((await outcomeOf(force.add({ ...there, customer: newcomer() }))).status).toBe(409);
  });
});
