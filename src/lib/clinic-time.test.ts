import { describe, expect, it } from "vitest";
import { CLINIC_TIME_ZONE } from "@/config/time-zone";
import { addDays, clinicTime, daysBetween, formatDay, weekdayOf } from "./clinic-time";

describe("clinicTime", () => {
  it.each([
    ["2026-11-18T06:30:00Z", "2026-11-18", "15:30", 3],
    ["2026-11-18T15:00:00Z", "2026-11-19", "00:00", 4],
    ["2026-12-31T14:59:59.999Z", "2026-12-31", "23:59", 4],
    ["2026-11-18T09:00:00-05:00", "2026-11-18", "23:00", 3],
  ])("shows %s on the clinic's own clock", (instant, date, clock, weekday) => {
    expect(clinicTime(instant)).toMatchObject({ date, clock, weekday });
  });

  it("goes as the zone's own clock does, for ten years to come", () => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: CLINIC_TIME_ZONE,
      dateStyle: "short",
      timeStyle: "short",
    });
    const thisYear = new Date().getUTCFullYear();
    const end = Date.UTC(thisYear + 10, 0);
    for (let instant = Date.UTC(thisYear, 0); instant < end; instant += 6 * 60 * 60 * 1000) {
      const { date, clock: time } = clinicTime(instant);
      if (`${date} ${time}` !== clock.format(instant)) expect(`${date} ${time}`).toBe(clock.format(instant));
    }
  });

  it("refuses what is no instant", () => {
    expect(() => clinicTime("soon")).toThrow(RangeError);
  });
});

describe("calendar days", () => {
  it.each([
    ["2026-11-18", "2026-11-30", 12],
    ["2026-11-18", "2026-11-18", 0],
    ["2026-12-31", "2027-01-01", 1],
    ["2026-11-18", "2026-11-17", -1],
  ])("counts from %s to %s: %i", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it("is written without leading zeros", () => {
    expect(formatDay("2026-03-09")).toBe("2026. 3. 9");
  });

  it("knows its weekday", () => {
    expect(weekdayOf("2026-11-22")).toBe(0);
  });
});
