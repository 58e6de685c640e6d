import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("what the desk sees on $name", (engine) => {
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

  const at = (instant: string) => {
    clinic.clock.now = new Date(instant);
  };

  it("shows a day with its doctors, why one is off, and its reservations by time", async () => {
    const productOptionIds = await clinic.optionIds("alpha", "초음파");
    const late = await clinic.booked("2026-11-24T05:00:00Z");
    const early = await clinic.booked("2026-11-24T01:00:00Z", { kind: "treatment", productOptionIds });
    await clinic.cancel(late.id);
    const day = await desk.day("2026-11-24");
    expect(day).toMatchObject({
      hours: { start: "10:00", end: "19:00" },
      closedBecause: null,
      opensOn: null,
      lunch: { start: "13:00", end: "14:00" },
      doctors: [
        {
          name: "김하나",
          position: "대표원장",
          specialty: "피부과 전문의",
          hours: { start: "10:00", end: "19:00" },
        },
        { name: "이두리", hours: { start: "10:00", end: "19:00" }, note: null },
      ],
      undecided: [],
    });
    expect(day.reservations).toMatchObject([
      { id: early.id, detail: "초음파 리프팅 300샷 외 1건", status: "confirmed", source: "web" },
      { id: late.id, detail: "방문 예약", status: "canceled" },
    ]);
    expect((await desk.day("2026-11-23")).doctors[0]).toMatchObject({ hours: null, note: "휴가" });
    expect(await desk.day("2026-11-27")).toMatchObject({
      hours: null,
      lunch: null,
      closedBecause: "내부 공사",
      opensOn: "2026-11-28",
    });
    expect(await desk.day("2026-11-29")).toMatchObject({
      closedBecause: "일요일 정기 휴무",
      opensOn: "2026-11-30",
    });
    expect((await desk.day("2026-11-28")).doctors[0]?.note).toBe("토요일 정기 휴무");
    expect((await outcomeOf(desk.day("9999-12-31"))).status).toBe(422);
  });

  it("counts the days of a month without what was cancelled", async () => {
    await clinic.booked("2026-12-10T01:00:00Z");
    const gone = await clinic.booked("2026-12-10T02:00:00Z");
    await clinic.cancel(gone.id);
    const { rows } = await desk.call("GET /studio/:clinic/month", { query: { month: "2026-12" } });
    expect(rows).toHaveLength(31);
    expect(rows[9]).toEqual({ date: "2026-12-10", bookings: 1, isClosed: false, note: null });
    expect(rows[24]).toEqual({ date: "2026-12-25", bookings: 0, isClosed: true, note: "성탄절" });
    expect(rows[15]).toMatchObject({ isClosed: false, note: "직원 교육" });
  });

  it("knows who comes for the first time, and keeps what is over until a person decides", async () => {
    const phone = randomPhone();
    const token = await clinic.signIn({ phone });
    const bookFor = async (reservedAt: string) =>
      (await clinic.book(clinic.visit({ reservedAt }), { token })).body.row;
    const [first, second] = [await bookFor("2026-11-25T01:00:00Z"), await bookFor("2026-11-26T01:00:00Z")];
    const isFirst = async (id: number) => (await desk.record(id)).isFirstVisit;
    expect([await isFirst(first.id), await isFirst(second.id)]).toEqual([true, true]);
    at("2026-11-25T01:05:00Z");
    await desk.step(first.id, { step: "arrive", version: 1 });
    expect([await isFirst(first.id), await isFirst(second.id)]).toEqual([true, false]);
    const { customer } = await desk.record(second.id);
    expect(customer).toMatchObject({ visits: 1, noShows: 0, lastVisitAt: "2026-11-25T01:00:00.000Z", phone });
    at("2026-11-26T03:00:00Z");
    const undecided = async () => (await desk.day("2026-12-01")).undecided.map(({ id }) => id);
    expect(await undecided()).toContain(second.id);
    expect(await undecided()).not.toContain(first.id);
    await desk.step(second.id, { step: "miss", version: 1 });
    expect(await undecided()).not.toContain(second.id);
    expect((await desk.record(second.id)).customer).toMatchObject({ visits: 1, noShows: 1 });
  });

  it("lists requests by how long they wait, until they are over", async () => {
    const person = await deskPerson(clinic, { tenant: "confirm" });
    const { doctors, required } = await clinic.readClinic("confirm");
    const ask = async (reservedAt: string, memo: string) => {
      const body = clinic.visit({ reservedAt, memo, employeeId: doctors[0], agreements: required });
      return (await clinic.book(body, { tenant: "confirm" })).body.row.id;
    };
    const older = await ask("2026-11-25T02:00:00Z", "먼저");
    at("2026-11-20T01:00:00Z");
    const newer = await ask("2026-11-24T02:00:00Z", "나중");
    const { rows } = await person.call("GET /studio/:clinic/requests", {});
    expect(rows).toMatchObject([
      { id: older, memo: "먼저", customerPhone: expect.stringMatching(/^010/) },
      { id: newer, memo: "나중" },
    ]);
    at("2026-11-24T03:00:00Z");
    const left = await person.call("GET /studio/:clinic/requests", {});
    expect(left.rows.map(({ id }) => id)).toEqual([older]);
    expect((await person.day("2026-11-25")).undecided.map(({ id }) => id)).toEqual([newer]);
  });

  it("offers the times that are free, and those outside of hours when overruled", async () => {
    const row = await clinic.booked("2026-11-30T01:00:00Z");
    const [employeeId = 0] = clinic.doctors;
    const times = async (query: object) => {
      const answer = await desk.call("GET /studio/:clinic/times", {
        query: { date: "2026-11-30", employeeId, ...query },
      });
      return new Map(answer.rows.map(({ time, isFree }) => [time, isFree]));
    };
    const usual = await times({});
    expect([usual.get("10:00"), usual.get("10:30"), usual.has("13:00"), usual.has("09:00")]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect((await times({ reservationId: row.id })).get("10:00")).toBe(true);
    const overruled = await times({ isOverruled: true });
    expect([overruled.get("10:00"), overruled.get("13:00"), overruled.get("09:00")]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await times({ date: "2027-12-30" })).size).toBe(0);
    expect((await times({ date: "2026-11-20" })).get("10:00")).toBe(true);
    at("2026-11-20T02:10:00Z");
    expect([...(await times({ date: "2026-11-20" })).keys()][0]).toBe("11:00");
  });

  it("finds a doctor's three soonest times from a day on, over closed days and to the end of the range", async () => {
    const [, employeeId = 0] = clinic.doctors;
    const { id: reservationId } = await clinic.booked("2026-11-30T01:00:00Z", { employeeId });
    const soonest = async (query: object) => {
      const { rows } = await desk.call("GET /studio/:clinic/soonest-times", {
        query: { from: "2026-11-27", employeeId, ...query },
      });
      return rows.map(({ startAt }) => startAt.slice(0, 16));
    };
    expect(await soonest({})).toEqual(["2026-11-30T01:30", "2026-11-30T02:00", "2026-11-30T02:30"]);
    expect((await soonest({ reservationId }))[0], "it does not stand in its own way").toBe(
      "2026-11-30T01:00",
    );
    const aroundLunch = ["2026-11-30T01:30", "2026-11-30T05:00", "2026-11-30T05:30"];
    expect(await soonest({ durationMinutes: 150 })).toEqual(aroundLunch);
    const productOptionIds = [
      ...(await clinic.optionIds("alpha", "초음파")),
      ...(await clinic.optionIds("alpha", "토닝")),
    ];
    expect(await soonest({ productOptionIds })).toEqual(aroundLunch);
    const last = { from: "2026-12-17", durationMinutes: 300 };
    expect(await soonest(last)).toEqual(["2026-12-17T05:00", "2026-12-18T05:00"]);
    expect(await soonest({ from: "2027-12-30" })).toEqual([]);
    expect((await soonest({ from: "2026-11-10" }))[0], "what is past cannot be booked").toBe(
      "2026-11-20T01:00",
    );
    expect((await outcomeOf(soonest({ employeeId: 999 }))).status).toBe(404);
  });

  it.each([
    ["ㅊㅇㅍ", ["초음파 리프팅 300샷", "초음파 리프팅 진정 팩"]],
    ["토닝 5회", ["피코 토닝 5회"]],
    ["없는 시술", []],
  ])("finds treatments by %s", async (search, titles) => {
    const { rows } = await desk.call("GET /studio/:clinic/treatments", { query: { search } });
    expect(rows.map(({ title }) => title)).toEqual(titles);
    for (const { price, durationMinutes } of rows) expect([price, durationMinutes].every(Boolean)).toBe(true);
  });

  it("finds customers by a part of the name or number, last four digits first", async () => {
    const phone = "01077771234";
    await clinic.signIn({ phone });
    await clinic.signIn({ phone: "01012345678" });
    const find = async (search: string) =>
      (await desk.call("GET /studio/:clinic/customers", { query: { search } })).rows.map((row) => row.phone);
    expect((await find("1234"))[0]).toBe(phone);
    expect(await find("1234")).toContain("01012345678");
    expect(await find("010-7777-1234")).toEqual([phone]);
    expect(await find("+82 10-7777-1234")).toEqual([phone]);
    await clinic.signIn({ phone: "01044448213" });
    expect(await find("8213")).toEqual(["01044448213"]);
    expect((await find("김손")).length).toBeGreaterThan(1);
    expect((await find("김손")).length).toBeLessThanOrEqual(20);
    expect(await find("%%")).toEqual([]);
  });

  it("asks the database eight times for a day, however full it is", async () => {
    const pick = vi.spyOn(PartnerScope.prototype, "pick");
    const queriesOf = async (date: string) => {
      const before = pick.mock.calls.length;
      await desk.day(date);
      return pick.mock.calls.length - before;
    };
    expect(await queriesOf("2026-11-24")).toBe(8);
    pick.mockRestore();
  });
});
