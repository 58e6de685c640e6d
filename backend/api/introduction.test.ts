import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { employeeBlocks } from "../db/schema/employees";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

/** 12:00 to 16:00 only, for "직원 교육". */
const SHORT_DAY = "2026-12-16";

describe.each(engines)("introduction on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const schedules = (query: { from: string; to: string; employeeId?: number }) =>
    clinic.call("GET /partner-employee-schedules", { query });

  it.each([
    ["from today on", {}, [SHORT_DAY]],
    ["from a day on", { from: "2026-12-16" }, [SHORT_DAY]],
    ["up to the day before", { to: "2026-12-15" }, []],
    ["after it", { from: "2026-12-17" }, []],
    ["of the past as well, when asked for", { from: "2020-01-01", to: "2026-12-31" }, [SHORT_DAY]],
  ])("lists shortened days %s", async (_, query, dates) => {
    const { body } = await clinic.call("GET /partner-shorten-works", { query });
    expect(body.rows.map(({ date }) => date)).toEqual(dates);
    expect(body.count).toBe(dates.length);
  });

  it("says when a shortened day opens and why", async () => {
    const { body } = await clinic.call("GET /partner-shorten-works", { query: {} });
    expect(body.rows).toEqual([
      { date: SHORT_DAY, openTime: "12:00", closeTime: "16:00", reason: "직원 교육" },
    ]);
  });

  it("refuses days that are none", async () => {
    const { status } = await clinic.call("GET /partner-shorten-works", { query: { from: "2026-02-30" } });
    expect(status).toBe(400);
  });

  it("names holidays, closed and short days of the clinic", async () => {
    const { body } = await schedules({ from: "2026-11-20", to: "2026-12-31" });
    const days = Object.fromEntries(body.days.map(({ date, ...day }) => [date, day]));
    const open = { isOpen: true, isHoliday: false, isShortened: false, note: null };
    const closed = { isOpen: false, isShortened: false, openTime: null, closeTime: null, lunch: null };
    expect(body.days).toHaveLength(42);
    expect(days).toMatchObject({
      "2026-11-20": {
        ...open,
        openTime: "10:00",
        closeTime: "19:00",
        lunch: { start: "13:00", end: "14:00" },
      },
      "2026-11-21": { ...open, openTime: "10:00", closeTime: "14:00", lunch: null },
      "2026-11-22": { ...closed, isHoliday: false, note: null },
      "2026-11-27": { ...closed, isHoliday: false, note: "내부 공사" },
      [SHORT_DAY]: { ...open, isShortened: true, note: "직원 교육", openTime: "12:00", closeTime: "16:00" },
      "2026-12-25": { ...closed, isHoliday: true, note: "성탄절" },
    });
  });

  it("shows each doctor's days, off where the clinic is closed, and cut to its short days", async () => {
    const { body } = await schedules({ from: "2026-11-23", to: SHORT_DAY, employeeId: clinic.doctors[0] });
    const on = (date: string) => body.rows.find((row) => row.date === date);
    expect(new Set(body.rows.map(({ employeeName }) => employeeName))).toEqual(new Set(["김하나"]));
    expect([on("2026-11-23"), on("2026-11-24"), on("2026-11-27"), on(SHORT_DAY)]).toMatchObject([
      { isDayOff: true },
      { isDayOff: false, startTime: "10:00", endTime: "19:00" },
      { isDayOff: true },
      { isDayOff: false, startTime: "12:00", endTime: "16:00" },
    ]);
    const all = await schedules({ from: "2026-11-23", to: "2026-11-24" });
    expect(all.body.count).toBe(4);
  });

  it("leaves out a doctor's leave, of hours and of a whole day, but not what keeps them busy", async () => {
    const [kim = 0, lee = 0] = clinic.doctors;
    const at = (day: string, clock: string) => new Date(`2026-12-${day}T${clock}:00+09:00`);
    const block = (employeeId: number, kind: "leave" | "block", day: string, from: string, to: string) => ({
      ...{ employeeId, kind, reason: "" },
      ...{ startAt: at(day, from), endAt: at(day, to) },
    });
    await new PartnerScope(clinic.db, "alpha").insert(employeeBlocks, [
      block(kim, "leave", "08", "15:00", "19:00"),
      block(kim, "leave", "09", "00:00", "23:30"),
      block(kim, "block", "10", "10:00", "19:00"),
      block(lee, "leave", "10", "12:00", "13:00"),
    ]);
    const { body } = await schedules({ from: "2026-12-08", to: "2026-12-10" });
    const told = body.rows.map((row) => [
      row.employeeId,
      row.isDayOff ? null : `${row.startTime}–${row.endTime}`,
    ]);
    expect(told).toEqual([
      [kim, "10:00–15:00"],
      [kim, null],
      [kim, "10:00–19:00"],
      [lee, "10:00–19:00"],
      [lee, "10:00–19:00"],
      [lee, "10:00–19:00"],
    ]);
  });

  it.each([
    ["too many days", { from: "2026-11-01", to: "2027-01-02" }],
    ["days in the wrong order", { from: "2026-11-02", to: "2026-11-01" }],
  ])("refuses %s", async (_, query) => {
    expect((await schedules(query)).status).toBe(400);
  });

  it("offers and books a short day's hours alone, and says why not the others", async () => {
    const { body } = await clinic.call("GET /partner-schedules/time", { query: { date: SHORT_DAY } });
    expect(body.rows.map(({ time }) => time)).toEqual(["12:00", "12:30", "14:00", "14:30", "15:00", "15:30"]);
    const query = { from: SHORT_DAY, to: SHORT_DAY };
    const dates = await clinic.call("GET /partner-schedules/available-dates", { query });
    expect(dates.body.rows).toMatchObject([{ isAvailable: true, reason: null, note: "직원 교육" }]);
    const early = await clinic.book(clinic.visit({ reservedAt: `${SHORT_DAY}T02:00:00Z` }));
    expect(early.body).toMatchObject({
      statusCode: 422,
      message: "reservation.shortened",
      translatedMessage: expect.stringContaining("직원 교육"),
    });
    expect((await clinic.book(clinic.visit({ reservedAt: `${SHORT_DAY}T06:30:00Z` }))).status).toBe(200);
  });
});
