import { describe, expect, it } from "vitest";
import { partnerInformationSchema } from "@/contract/tenant/partner";
import { daysFrom, instantAt } from "../lib/clinic-time";
import { type Agenda, type Booking, readDays } from "./agenda";
import { availabilityOf } from "./availability";
import type { ClinicCalendar } from "./clinic-calendar";
import { availableDate, daysInBatches, firstFreeTime, timesOf } from "./free-times";

const NOW = new Date("2026-11-20T00:00:00Z"); // Friday, 09:00 at the clinic
const MONDAY = "2026-11-23";
const SATURDAY = "2026-11-21";

const information = partnerInformationSchema.parse({
  id: "alpha",
  partnerName: "알파",
  displayName: "알파",
  partnerCode: "AL",
  lunchStart: "13:00",
  lunchEnd: "14:00",
  mondayOpen: "10:00",
  mondayClose: "19:00",
  saturdayOpen: "10:00",
  saturdayClose: "14:00",
});
const allWeek = new Map([1, 2, 3, 4, 5, 6].map((weekday) => [weekday, { start: 600, end: 1140 }]));
const doctors = [
  { id: 1, name: "김하나", week: allWeek, daysOff: new Set(["2026-11-24"]) },
  { id: 2, name: "이두리", week: allWeek, daysOff: new Set<string>() },
];
const strict = {
  reservationMode: "STRICT",
  isForceReservation: false,
  reservationRange: 30,
  reservationCapacity: 2,
} as const;
const calendar: ClinicCalendar = {
  information,
  closedDays: new Map([["2026-11-25", "내부 공사"]]),
  shortenWorks: new Map([
    ["2026-11-26", { start: 660, end: 1020, reason: "직원 교육" }],
    ["2026-12-01", { start: 660, end: 810, reason: "행사" }],
    // A Saturday's hours end as these begin.
    ["2026-11-28", { start: 840, end: 1000, reason: "행사" }],
  ]),
};
const agendaWith = (changes: Partial<Agenda> = {}): Agenda => ({
  calendar,
  rules: strict,
  doctors,
  bookings: [],
  ...changes,
});
const booking = (
  employeeId: number,
  seat: number | string,
  start: number,
  end: number,
  day = MONDAY,
): Booking => ({
  employeeId,
  seat,
  startAt: instantAt(day, start),
  endAt: instantAt(day, end),
});
const day = (agenda: Agenda, date = MONDAY, now = NOW) => readDays(agenda, now)(date);

describe("availabilityOf", () => {
  it("gives a free doctor", () => {
    expect(availabilityOf(day(agendaWith()), { start: 600, end: 630 })).toEqual({
      outcome: "free",
      employeeId: 1,
      hasSeat: true,
      holdsTime: true,
    });
  });

  it("spreads work: the doctor with fewer bookings of the day comes first", () => {
    const busy = agendaWith({ bookings: [booking(1, 1, 900, 930)] });
    expect(availabilityOf(day(busy), { start: 600, end: 630 })).toMatchObject({ employeeId: 2 });
  });

  it.each([
    ["ends as the wish begins", booking(1, 1, 600, 660), "free"],
    ["begins as the wish ends", booking(1, 1, 690, 720), "free"],
    ["overlaps its first minutes", booking(1, 1, 630, 665), "taken"],
    ["overlaps its last minutes", booking(1, 1, 685, 700), "taken"],
    ["lies within it", booking(1, 1, 665, 675), "taken"],
    ["lies around it", booking(1, 1, 600, 720), "taken"],
    ["is of another doctor", booking(2, 1, 660, 690), "free"],
    ["is on another day", booking(1, 1, 660, 690, SATURDAY), "free"],
  ])("with a booking that %s", (_, other, outcome) => {
    const wish = { start: 660, end: 690, employeeId: 1 };
    expect(availabilityOf(day(agendaWith({ bookings: [other] })), wish).outcome).toBe(outcome);
  });

  it("counts visitors at the same time against the capacity", () => {
    const rules = { ...strict, reservationCapacity: 1 };
    const full = agendaWith({ rules, bookings: [booking(1, 1, 660, 690)] });
    expect(availabilityOf(day(full), { start: 660, end: 690, employeeId: 2 }).outcome).toBe("taken");
    expect(availabilityOf(day(full), { start: 690, end: 720, employeeId: 2 }).outcome).toBe("free");
  });

  it.each([
    ["half an hour ahead", 30, "free"],
    ["a minute less", 29, "refused"],
  ])("takes a time %s", (_, minutesAhead, outcome) => {
    const now = new Date(instantAt(MONDAY, 660).getTime() - minutesAhead * 60_000);
    expect(availabilityOf(day(agendaWith(), MONDAY, now), { start: 660, end: 690 }).outcome).toBe(outcome);
  });

  it.each([
    ["lunch", MONDAY, { start: 780, end: 810 }],
    ["lunch", MONDAY, { start: 750, end: 785 }],
    ["closed", MONDAY, { start: 570, end: 600 }],
    ["closed", MONDAY, { start: 1140, end: 1170 }],
    ["tooLate", MONDAY, { start: 1110, end: 1145 }],
    ["offGrid", MONDAY, { start: 615, end: 645 }],
    ["closed", "2026-11-22", { start: 600, end: 630 }],
    ["past", "2026-11-19", { start: 600, end: 630 }],
    ["outOfRange", "2026-12-21", { start: 600, end: 630 }],
    ["dayOff", "2026-11-24", { start: 600, end: 630, employeeId: 1 }],
    ["dayOff", MONDAY, { start: 600, end: 630, employeeId: 99 }],
  ])("refuses for the reason %s on %s", (reason, date, wish) => {
    expect(availabilityOf(day(agendaWith(), date), wish)).toEqual({ outcome: "refused", reason });
  });

  it.each([
    ["closed", "2026-11-25", { start: 600, end: 630 }, "내부 공사"],
    ["shortened", "2026-11-26", { start: 630, end: 660 }, "직원 교육"],
    ["shortened", "2026-11-26", { start: 1020, end: 1050 }, "직원 교육"],
    ["shortened", "2026-11-26", { start: 990, end: 1050 }, "직원 교육"],
    ["holiday", "2026-12-25", { start: 600, end: 630 }, "성탄절"],
  ])("refuses for the reason %s on %s and says the clinic's words", (reason, date, wish, note) => {
    const agenda = agendaWith({ rules: { ...strict, reservationRange: 60 } });
    const refused = availabilityOf(day(agenda, date), wish);
    expect(refused).toEqual({ outcome: "refused", reason, note });
  });

  it("in FREE mode takes a visitor's request for a doctor who is off, and does not give it to the desk", () => {
    const free = agendaWith({ rules: { ...strict, reservationMode: "FREE" } });
    const off = day(free, "2026-11-24");
    const request = { start: 600, end: 630, employeeId: 1 };
    expect(availabilityOf(off, request)).toMatchObject({ outcome: "waiting", employeeId: 1 });
    expect(availabilityOf(off, { ...request, rule: "desk" })).toEqual({
      outcome: "refused",
      reason: "dayOff",
    });
    expect(availabilityOf(off, { ...request, rule: "overruled" })).toMatchObject({ outcome: "free" });
    expect(availabilityOf(off, { ...request, employeeId: 2, rule: "desk" })).toMatchObject({
      outcome: "free",
    });
    const full = agendaWith({
      rules: { ...strict, reservationMode: "FREE", reservationCapacity: 1 },
      bookings: [booking(2, 1, 600, 630)],
    });
    // Beyond the capacity it may.
    expect(availabilityOf(day(full), { ...request, rule: "desk" })).toMatchObject({ outcome: "waiting" });
  });

  it("opens a short day for its hours alone, lunch cut to them, and not at all when they miss the week's", () => {
    expect(day(agendaWith(), "2026-12-01").hours).toEqual({
      start: 660,
      end: 810,
      lunch: { start: 780, end: 810 },
    });
    expect(availabilityOf(day(agendaWith(), "2026-11-26"), { start: 660, end: 690 }).outcome).toBe("free");
    expect(day(agendaWith(), "2026-11-28").refusal).toBe("closed");
  });

  it("refuses Seollal from the day before it on", () => {
    const agenda = agendaWith({ rules: { ...strict, reservationRange: 120 } });
    const refusals = ["2027-02-05", "2027-02-06", "2027-02-08", "2027-02-09", "2027-02-10"].map(
      (date) => day(agenda, date).refusal,
    );
    expect(refusals).toEqual([null, "holiday", "holiday", "holiday", null]);
  });

  it("has no lunch on Saturday when the week has a common one", () => {
    expect(availabilityOf(day(agendaWith(), SATURDAY), { start: 780, end: 810 }).outcome).toBe("free");
  });

  it("reads each day's own hours and lunch where the clinic has them by day", () => {
    const perDay = {
      ...information,
      operationTimeType: "perDay" as const,
      tuesdayOpen: "14:00",
      tuesdayClose: "21:00",
      tuesdayLunchStart: "17:00",
      tuesdayLunchEnd: "18:00",
    };
    const agenda = agendaWith({ calendar: { ...calendar, information: perDay } });
    expect(day(agenda, "2026-11-24").hours).toEqual({
      start: 840,
      end: 1260,
      lunch: { start: 1020, end: 1080 },
    });
    expect(day(agenda).hours?.lunch).toBeNull();
    expect(day(agenda, "2026-11-27").refusal).toBe("closed");
  });
});

describe("free times", () => {
  it("lists the grid without lunch, and marks what does not fit", () => {
    const times = [...timesOf(day(agendaWith()), { durationMinutes: 90 })];
    expect(times.map(({ start }) => start)).toEqual([
      600, 630, 660, 690, 720, 750, 840, 870, 900, 930, 960, 990, 1020, 1050, 1080, 1110,
    ]);
    const refused = times
      .filter(({ availability }) => availability.outcome === "refused")
      .map(({ start }) => start);
    expect(refused).toEqual([720, 750, 1080, 1110]);
  });

  it("calls a day full when others have all of it, and past when its hours are over", () => {
    const rules = { ...strict, reservationCapacity: 1 };
    const full = agendaWith({ rules, bookings: [booking(1, 1, 600, 1140)] });
    expect(availableDate(day(full), { durationMinutes: 30 })).toMatchObject({
      isAvailable: false,
      reason: "full",
    });
    const evening = instantAt(MONDAY, 1120);
    const late = availableDate(day(agendaWith(), MONDAY, evening), { durationMinutes: 30 });
    expect(late).toMatchObject({ isAvailable: false, reason: "past" });
  });

  it("finds a doctor's first free time beyond days off and closed days", () => {
    const agenda = agendaWith({ bookings: [booking(1, 1, 600, 1140)] });
    const readDay = readDays(agenda, NOW);
    const days = [MONDAY, "2026-11-24", "2026-11-25", "2026-11-26"];
    const first = firstFreeTime(readDay, days, { durationMinutes: 30, employeeId: 1 });
    expect(first).toEqual(instantAt("2026-11-26", 660));
    expect(firstFreeTime(readDay, days.slice(0, 3), { durationMinutes: 30, employeeId: 1 })).toBeNull();
  });

  it.each([
    ["2026-11-23", [1]],
    ["2026-12-06", [14]],
    ["2026-12-22", [14, 14, 2]],
    ["2026-11-22", []],
  ])("searches the days to %s in batches of %j, each day once", (last, lengths) => {
    const batches = [...daysInBatches(MONDAY, last)];
    expect(batches.map(({ length }) => length)).toEqual(lengths);
    expect(batches.flat()).toEqual(daysFrom(MONDAY, last));
  });
});
