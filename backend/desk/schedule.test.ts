import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "@/contract/studio/roles";
import type { Schedule, Week } from "@/contract/studio/schedule";
import { findLeftOut } from "../booking/left-out";
import { audit } from "../db/schema/audit";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString();
/** Tuesday and Thursday from ten to five, nothing else. */
const SHORT_WEEK: Week = [2, 4].map((weekday) => ({ weekday, hours: { start: "10:00", end: "17:00" } }));

/** The doctors work on weekdays from 10:00 to 19:00; the 27th of November is closed, the 16th of December short. */
describe.each(engines)("weeks and special days on $name", (engine) => {
  let clinic: TestClinic;
  let manager: DeskPerson;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    manager = await deskPerson(clinic, { role: "manager", name: "최실장" });
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const scope = () => new PartnerScope(clinic.db, "alpha");
  const doctor = (index: number) => clinic.doctors[index] ?? 0;
  const read = async () => (await manager.call("GET /studio/:clinic/schedule", {})).row;
  const weekOf = ({ doctors }: Schedule, index = 1) => doctors[index]?.week ?? [];
  const setWeek = (body: { seen: Week; week: Week }, id = doctor(1), who = manager) =>
    who.call("PUT /studio/:clinic/doctors/:id/week", { params: { id }, body });
  const weekHits = async (week: Week) =>
    (
      await manager.call("POST /studio/:clinic/doctors/:id/week/hits", {
        params: { id: doctor(1) },
        body: { week },
      })
    ).rows.map(({ id }) => id);
  const close = (from: string, changes: { lastDay?: string; hours?: { start: string; end: string } } = {}) =>
    manager.call("POST /studio/:clinic/special-days", {
      body: { from, lastDay: from, hours: null, reason: "학회", ...changes },
    });
  const open = (date: string) =>
    manager.call("DELETE /studio/:clinic/special-days/:date", { params: { date } });
  const leftOut = async () => (await findLeftOut(scope(), clinic.clock.now)).map(({ id }) => id);
  const freeTimes = async (date: string) => {
    const query = { date, employeeId: doctor(1) };
    const { body } = await clinic.call("GET /partner-schedules/time", { query });
    return body.rows.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
  };

  it("are read with what is out of the ordinary, holidays among it", async () => {
    const schedule = await read();
    expect(schedule).toMatchObject({ from: "2026-11-20", to: "2027-05-19" });
    expect(weekOf(schedule).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
    expect(schedule.doctors[0]?.daysOff).toEqual(["2026-11-23"]);
    expect(schedule.opening[0]).toEqual({ weekday: 0, hours: null, lunch: null });
    expect(schedule.opening[1]?.hours).toEqual({ start: "10:00", end: "19:00" });
    const special = new Map(schedule.specialDays.map(({ date, ...day }) => [date, day]));
    expect(special.get("2026-11-27")).toEqual({ hours: null, reason: "내부 공사", isHoliday: false });
    expect(special.get("2026-12-16")).toMatchObject({ hours: { start: "12:00", end: "16:00" } });
    expect(special.get("2026-12-25")).toMatchObject({ hours: null, isHoliday: true });
  });

  it("change a doctor's week from now on, name whom it hits, and keep them on a list until decided", async () => {
    const seen = weekOf(await read());
    const friday = await clinic.booked(at("2026-12-04", "11:00"), { employeeId: doctor(1) });
    const late = await clinic.booked(at("2026-12-03", "17:30"), { employeeId: doctor(1) });
    await clinic.booked(at("2026-12-03", "11:00"), { employeeId: doctor(1) });
    expect(await weekHits(SHORT_WEEK)).toEqual([late.id, friday.id]);
    const { row } = await setWeek({ seen, week: SHORT_WEEK });
    expect(weekOf(row)).toEqual(SHORT_WEEK);
    expect(row.history[0]).toMatchObject({
      action: "week.changed",
      actor: { name: "최실장" },
      before: { employeeId: doctor(1), week: seen },
      after: { employeeId: doctor(1), week: SHORT_WEEK },
    });
    expect(await freeTimes("2026-12-04")).toEqual([]);
    expect(await freeTimes("2026-12-03")).not.toContain("17:00");
    expect(await leftOut()).toEqual([late.id, friday.id]);
    await manager.step(late.id, { step: "cancel", version: 1, reason: "진료 시간 변경" });
    expect(await leftOut()).toEqual([friday.id]);
    // Nobody newer is on the list: who is put there later knew of it.
    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + 60_000);
    const body = { startAt: at("2026-12-04", "15:00"), employeeId: doctor(1), version: 1, isOverruled: true };
    await manager.move(friday.id, body);
    expect(await leftOut()).toEqual([]);
    await setWeek({ seen: SHORT_WEEK, week: seen });
    expect(await freeTimes("2026-12-04")).toContain("11:00");
  });

  it("refuse a week over another one's, say whose it is, and answer a repeated request as it is", async () => {
    const seen = weekOf(await read());
    const other = await deskPerson(clinic, { role: "owner", name: "서대표" });
    await setWeek({ seen, week: SHORT_WEEK }, doctor(1), other);
    const refused = await outcomeOf(setWeek({ seen, week: seen.slice(1) }));
    expect(refused).toMatchObject({ status: 409, code: "schedule.changed" });
    expect(refused.text).toContain("서대표님이 09:00에 이 원장의 한 주를 바꿨습니다");
    await setWeek({ seen, week: SHORT_WEEK }, doctor(1), other);
    expect((await read()).history.filter(({ action }) => action === "week.changed")[0]?.actor.name).toBe(
      "서대표",
    );
    await setWeek({ seen: SHORT_WEEK, week: seen });
    const nowhere = await outcomeOf(setWeek({ seen, week: SHORT_WEEK }, 999_999));
    expect(nowhere.status).toBe(404);
  });

  it("close the clinic on days, all or none, keep visitors out, and open them again", async () => {
    const booked = await clinic.booked(at("2026-12-08", "11:00"), { employeeId: doctor(1) });
    const query = { from: "2026-12-07", lastDay: "2026-12-09" };
    const hits = await manager.call("GET /studio/:clinic/special-days/hits", { query });
    expect(hits.rows.map(({ id }) => id)).toEqual([booked.id]);
    const { row } = await close("2026-12-07", { lastDay: "2026-12-09" });
    expect(row.specialDays.filter(({ reason }) => reason === "학회").map(({ date }) => date)).toEqual([
      "2026-12-07",
      "2026-12-08",
      "2026-12-09",
    ]);
    expect(await freeTimes("2026-12-08")).toEqual([]);
    // Once, though its doctor's hours of that day go as well.
    const { week } = (await read()).doctors[1] ?? { week: [] };
    const others = week.filter(({ weekday }) => weekday !== 2);
    await setWeek({ seen: week, week: others });
    expect(await leftOut()).toEqual([booked.id]);
    await setWeek({ seen: others, week });
    const taken = await outcomeOf(close("2026-12-09", { lastDay: "2026-12-11" }));
    expect(taken).toMatchObject({ status: 409, code: "schedule.day-taken" });
    expect(taken.text).toContain("12월 9일은 이미 정해 둔 날입니다(학회)");
    expect(await freeTimes("2026-12-10")).toContain("11:00");
    for (const date of ["2026-12-07", "2026-12-08", "2026-12-09"]) await open(date);
    expect(await freeTimes("2026-12-08")).toContain("15:00");
    expect(await leftOut()).toEqual([]);
    expect((await outcomeOf(open("2026-12-08"))).status).toBe(404);
    const actions = await scope().pick(
      audit,
      { action: audit.action, words: audit.before },
      {
        where: and(eq(audit.thingKind, "specialDay"), inArray(audit.thingId, [20261208])),
        orderBy: [audit.id],
      },
    );
    expect(actions.map(({ action }) => action)).toEqual(["specialDay.added", "specialDay.removed"]);
  });

  it("shorten a day, hit only who stands outside of it, and refuse hours that the clinic does not have", async () => {
    const early = await clinic.booked(at("2026-12-10", "10:00"), { employeeId: doctor(1) });
    await clinic.booked(at("2026-12-10", "14:00"), { employeeId: doctor(1) });
    const hours = { start: "13:00", end: "16:00" };
    const query = { from: "2026-12-10", lastDay: "2026-12-10", ...hours };
    const hits = await manager.call("GET /studio/:clinic/special-days/hits", { query });
    expect(hits.rows.map(({ id }) => id)).toEqual([early.id]);
    await close("2026-12-10", { hours });
    expect(await leftOut()).toEqual([early.id]);
    expect(await freeTimes("2026-12-10")).not.toContain("16:30");
    await open("2026-12-10");
    for (const [from, changes] of [
      ["2026-12-10", { hours: { start: "05:00", end: "06:00" } }],
      ["2026-11-19", {}],
      ["2026-12-10", { lastDay: "2026-12-09" }],
      ["2026-12-10", { lastDay: "2027-03-10" }],
    ] as const)
      expect(await outcomeOf(close(from, changes))).toMatchObject({ status: 422, code: "schedule.days" });
  });

  it.each(STAFF_ROLES)("are for owner and manager alone: %s", async (role) => {
    const person = await deskPerson(clinic, { role, employeeId: doctor(1) });
    const isAllowed = role === "owner" || role === "manager";
    const params = { id: doctor(1) };
    const calls = [
      person.call("GET /studio/:clinic/schedule", {}),
      person.call("POST /studio/:clinic/doctors/:id/week/hits", { params, body: { week: [] } }),
      person.call("GET /studio/:clinic/special-days/hits", {
        query: { from: "2026-12-10", lastDay: "2026-12-10" },
      }),
      // Over a week that nobody has seen, and days that are over or not special.
      setWeek({ seen: [], week: SHORT_WEEK }, doctor(1), person),
      person.call("POST /studio/:clinic/special-days", {
        body: { from: "2026-11-19", lastDay: "2026-11-19", hours: null, reason: "학회" },
      }),
      person.call("DELETE /studio/:clinic/special-days/:date", { params: { date: "2026-12-11" } }),
    ];
    const statuses = await Promise.all(calls.map(async (call) => (await outcomeOf(call)).status));
    expect(statuses).toEqual(isAllowed ? [200, 200, 200, 409, 422, 404] : calls.map(() => 403));
  });
});
