import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, historyOf as historyAt, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

const WHY = "그 시간에 예약이 찼습니다";

describe.each(engines)("steps at the desk on $name", (engine) => {
  let clinic: TestClinic;
  let desk: DeskPerson;
  let manager: DeskPerson;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await deskPerson(clinic);
    manager = await deskPerson(clinic, { role: "manager", name: "김실장" });
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const historyOf = (id: number, tenant?: string) => historyAt(clinic, id, tenant);
  const at = (instant: string) => {
    clinic.clock.now = new Date(instant);
  };
  const messages = () => clinic.sms.messages.length;
  /** A request, at the clinic that confirms by hand. */
  async function requested(reservedAt: string, tenant = "confirm", changes = {}) {
    const { doctors, required } = await clinic.readClinic(tenant);
    const body = clinic.visit({ reservedAt, employeeId: doctors[0], agreements: required, ...changes });
    const booked = await clinic.book(body, { tenant });
    if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
    return { ...booked.body.row, doctors };
  }

  it("confirms a request, tells the visitor, and writes who did it", async () => {
    const row = await requested("2026-12-01T02:00:00Z");
    const person = await deskPerson(clinic, { tenant: "confirm", name: "이접수" });
    expect(row.status).toBe("waiting");
    const confirmed = await person.step(row.id, { step: "confirm", version: 1 });
    expect(confirmed).toMatchObject({ status: "confirmed", version: 2, employeeId: row.doctors[0] });
    expect(clinic.sms.messages[0]?.text).toContain("확정되었습니다");
    expect(await historyOf(row.id, "confirm")).toMatchObject([
      { action: "reservation.added", actorKind: "visitor", before: null },
      {
        action: "reservation.confirm",
        actorKind: "staff",
        actorId: person.staff.id,
        actorName: "이접수",
        before: { status: "waiting" },
        after: { status: "confirmed" },
      },
    ]);
    expect(confirmed.history.map(({ action }) => action)).toEqual([
      "reservation.confirm",
      "reservation.added",
    ]);
  });

  it("gives a confirmed request to another doctor only while that one is free", async () => {
    const row = await requested("2026-12-01T03:00:00Z");
    const other = await requested("2026-12-01T03:00:00Z", "confirm", { employeeId: row.doctors[1] });
    const person = await deskPerson(clinic, { tenant: "confirm" });
    const body = { step: "confirm", version: 1, employeeId: row.doctors[1] } as const;
    expect(await outcomeOf(person.step(row.id, body))).toMatchObject({
      status: 409,
      code: "reservation.time-taken",
    });
    expect(await person.record(row.id)).toMatchObject({ status: "waiting", version: 1 });
    expect(await historyOf(row.id, "confirm")).toHaveLength(1);
    await person.step(other.id, { step: "refuse", version: 1, reason: WHY });
    expect(await person.step(row.id, body)).toMatchObject({
      employeeId: row.doctors[1],
      status: "confirmed",
    });
  });

  it("confirms a request over a full time only once that time is free", async () => {
    const row = await requested("2026-11-24T02:00:00Z", "force");
    const over = await requested("2026-11-24T02:00:00Z", "force");
    const person = await deskPerson(clinic, { tenant: "force" });
    expect(await person.record(over.id)).toMatchObject({ status: "waiting", holdsTime: false });
    const confirm = { step: "confirm", version: 1 } as const;
    expect(await outcomeOf(person.step(over.id, confirm))).toMatchObject({
      status: 409,
      code: "reservation.time-taken",
    });
    await person.step(row.id, { step: "cancel", version: 1, reason: WHY });
    expect(await person.step(over.id, confirm)).toMatchObject({ status: "confirmed", holdsTime: true });
  });

  it("refuses a request with its reason, which the visitor reads, and takes it back to a request", async () => {
    const row = await requested("2026-12-01T05:00:00Z");
    const person = await deskPerson(clinic, { tenant: "confirm" });
    expect(await outcomeOf(person.step(row.id, { step: "refuse", version: 1 }))).toEqual({
      status: 422,
      code: "reservation.step",
      text: "이유를 적어 주세요.",
    });
    const refused = await person.step(row.id, { step: "refuse", version: 1, reason: WHY });
    expect(refused).toMatchObject({ status: "canceled", canceledBy: "clinic", cancelReason: WHY });
    expect(clinic.sms.messages[0]?.text).toContain(WHY);
    const back = { step: "stepBack", version: 2, reason: "잘못 눌렀습니다" } as const;
    expect(await person.step(row.id, back)).toMatchObject({
      status: "waiting",
      canceledAt: null,
      cancelReason: null,
      canceledBy: null,
      version: 3,
    });
    expect(clinic.sms.messages[0]?.text).toContain("요청을 받았습니다");
  });

  it.each([
    ["in time", "2026-11-20T00:00:00Z", false],
    ["after the clinic's rule", "2026-12-01T05:30:00Z", true],
  ])("cancels by the visitor's wish %s", async (_, now, isLate) => {
    const row = await clinic.booked("2026-12-01T06:00:00Z");
    at(now);
    const canceled = await desk.step(row.id, {
      step: "cancel",
      version: 1,
      reason: "고객 요청",
      isVisitorsWish: true,
    });
    expect(canceled).toMatchObject({ status: "canceled", canceledBy: "visitor", isLate });
    expect(clinic.sms.messages[0]?.text).toContain("취소되었습니다");
    expect(clinic.sms.messages[0]?.text).not.toContain("고객 요청");
  });

  it("brings a cancelled one back while its time is free, and not into another's", async () => {
    const row = await clinic.booked("2026-11-24T06:00:00Z");
    await desk.step(row.id, { step: "cancel", version: 1, reason: WHY });
    const other = await clinic.booked("2026-11-24T06:00:00Z");
    const back = { step: "stepBack", version: 2, reason: "다시 오십니다" } as const;
    expect(await outcomeOf(desk.step(row.id, back))).toMatchObject({ code: "reservation.time-taken" });
    expect(await desk.record(row.id)).toMatchObject({ status: "canceled", version: 2, canceledBy: "clinic" });
    await desk.step(other.id, { step: "cancel", version: 1, reason: WHY });
    expect(await desk.step(row.id, back)).toMatchObject({ status: "confirmed", version: 3 });
    expect(clinic.sms.messages[0]?.text).toContain("확정되었습니다");
  });

  it("follows a visit from its arrival to its end and one step back at a time, and tells the visitor nothing", async () => {
    const row = await clinic.booked("2026-12-01T07:00:00Z");
    const sent = messages();
    expect(await outcomeOf(desk.step(row.id, { step: "arrive", version: 1 }))).toMatchObject({
      status: 422,
      text: "내원은 예약한 날에만 표시할 수 있습니다.",
    });
    expect(await outcomeOf(desk.step(row.id, { step: "miss", version: 1 }))).toMatchObject({ status: 422 });
    at("2026-12-01T06:50:00Z");
    await desk.step(row.id, { step: "arrive", version: 1 });
    await desk.step(row.id, { step: "finish", version: 2 });
    expect(await desk.step(row.id, { step: "stepBack", version: 3 })).toMatchObject({ status: "arrived" });
    expect(await desk.step(row.id, { step: "stepBack", version: 4 })).toMatchObject({ status: "confirmed" });
    at("2026-12-01T07:10:00Z");
    expect(await desk.step(row.id, { step: "miss", version: 5 })).toMatchObject({
      status: "noShow",
      version: 6,
    });
    at("2026-12-02T01:00:00Z");
    const late = { step: "stepBack", version: 6, reason: "다른 분과 헷갈렸습니다" } as const;
    expect(await outcomeOf(desk.step(row.id, late))).toMatchObject({
      status: 422,
      text: "지난 날의 예약은 대표·실장만 되돌릴 수 있습니다.",
    });
    const withoutReason = { step: "stepBack", version: 6 } as const;
    expect(await outcomeOf(manager.step(row.id, withoutReason))).toMatchObject({ status: 422 });
    expect(await manager.step(row.id, late)).toMatchObject({ status: "confirmed" });
    expect(messages()).toBe(sent);
    expect((await historyOf(row.id)).map(({ action }) => action)).toEqual([
      "reservation.added",
      "reservation.arrive",
      "reservation.finish",
      "reservation.stepBack",
      "reservation.stepBack",
      "reservation.miss",
      "reservation.stepBack",
    ]);
  });

  it("shows visitors an arrival as confirmed and a no-show among past bookings without a word", async () => {
    const [here, missing] = [
      await clinic.booked("2026-11-25T01:00:00Z"),
      await clinic.booked("2026-11-25T02:00:00Z"),
    ];
    at("2026-11-25T02:10:00Z");
    await desk.step(here.id, { step: "arrive", version: 1 });
    await desk.step(missing.id, { step: "miss", version: 1 });
    const seen = async (id: number) => {
      const options = { token: clinic.bookerOf(id) };
      const one = await clinic.call("GET /customer/reservations/:id", { params: { id } }, options);
      const past = await clinic.call("GET /customer/reservations", { query: { isUpcoming: false } }, options);
      return [one.body.row.status, past.body.rows.map((row) => row.id)];
    };
    expect(await seen(here.id)).toEqual(["confirmed", [here.id]]);
    expect(await seen(missing.id)).toEqual(["completed", [missing.id]]);
    expect((await clinic.cancel(here.id)).body).toMatchObject({ statusCode: 422 });
  });

  it("tells the second of two people who, when and what, and does nothing for them", async () => {
    const row = await clinic.booked("2026-11-26T01:00:00Z");
    at("2026-11-26T00:45:00Z");
    const outcomes = await Promise.all([
      outcomeOf(desk.step(row.id, { step: "arrive", version: 1 })),
      outcomeOf(manager.step(row.id, { step: "cancel", version: 1, reason: WHY })),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = outcomes.find(({ status }) => status === 409);
    expect(lost?.code).toBe("reservation.changed");
    expect(lost?.text).toMatch(
      /^(박접수님이 09:45에 이 예약의 상태를 내원|김실장님이 09:45에 이 예약을 취소)/,
    );
    expect(await desk.record(row.id)).toMatchObject({ version: 2 });
    expect(await historyOf(row.id)).toHaveLength(2);
  });

  it("says to what time a visitor moved it meanwhile", async () => {
    const row = await clinic.booked("2026-11-30T01:00:00Z");
    await clinic.change(row.id, { reservedAt: "2026-11-30T05:00:00Z" });
    const cancel = { step: "cancel", version: 1, reason: WHY } as const;
    expect(await outcomeOf(desk.step(row.id, cancel))).toMatchObject({
      status: 409,
      text: expect.stringMatching(/^고객님이 09:00에 이 예약을 11월 30일 14:00로 옮겼습니다\./),
    });
  });

  it("answers a step that came twice as it is, without a second line or message", async () => {
    const row = await clinic.booked("2026-11-30T06:00:00Z");
    const cancel = { step: "cancel", version: 1, reason: WHY } as const;
    await desk.step(row.id, cancel);
    const sent = messages();
    expect(await desk.step(row.id, cancel)).toMatchObject({ status: "canceled", version: 2 });
    expect(await historyOf(row.id)).toHaveLength(2);
    expect(messages()).toBe(sent);
    expect((await outcomeOf(manager.step(row.id, cancel))).status).toBe(409);
  });

  it("answers a 404 for what the clinic does not have", async () => {
    expect((await outcomeOf(desk.record(999_999_999))).status).toBe(404);
    expect((await outcomeOf(desk.step(999_999_999, { step: "arrive", version: 1 }))).status).toBe(404);
  });
});
