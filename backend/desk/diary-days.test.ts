import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { studioContract } from "@/contract/studio";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

const WEEK = { from: "2026-11-23", to: "2026-11-29" };

const diaryOf = async (person: DeskPerson, query = WEEK) =>
  (await person.call("GET /studio/:clinic/diary", { query })).row;

describe.each(engines)("a week of the diary on $name", (engine) => {
  let clinic: TestClinic;
  let ids: number[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const [first = 0, second = 0] = clinic.doctors;
    ids = [];
    for (const [reservedAt, employeeId] of [
      ["2026-11-24T02:00:00Z", first],
      ["2026-11-24T02:00:00Z", second],
      ["2026-11-26T06:00:00Z", second],
      // Of the weeks beside it.
      ["2026-11-30T01:00:00Z", first],
    ] as const)
      ids.push((await clinic.booked(reservedAt, { employeeId })).id);
  });
  afterAll(() => clinic.close());

  it("shows each day as the day itself does, and what is to decide once", async () => {
    const desk = await deskPerson(clinic);
    const { days, undecided, blocked } = await diaryOf(desk);
    expect(days.map(({ date }) => date)).toEqual([
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-28",
      "2026-11-29",
    ]);
    for (const day of days)
      expect({ ...day, undecided, blocked }, day.date).toEqual(await desk.day(day.date));
    expect(days.flatMap((day) => day.reservations.map(({ id }) => id))).toEqual(ids.slice(0, 3));
    expect(days[4]).toMatchObject({ hours: null, closedBecause: "내부 공사" });
  });

  it("gives a doctor the own column alone, and one without a column nothing", async () => {
    const [own = 0] = clinic.doctors;
    const seen = async (employeeId: number | null) => {
      const person = await deskPerson(clinic, { role: "doctor", employeeId });
      const { days, ...toDecide } = await diaryOf(person);
      const rows = [...days.flatMap((day) => day.reservations), ...toDecide.undecided, ...toDecide.blocked];
      const columns = days.flatMap((day) => [
        ...day.doctors.map(({ id }) => id),
        ...day.blocks.map((b) => b.employeeId),
      ]);
      return { rows: rows.map(({ id }) => id), columns: [...new Set(columns)] };
    };
    expect(await seen(own)).toEqual({ rows: [ids[0]], columns: [own] });
    expect(await seen(null)).toEqual({ rows: [], columns: [] });
  });

  it("shows nothing of another clinic than the own", async () => {
    const person = await deskPerson(clinic, { tenant: "confirm" });
    const { days } = await diaryOf(person);
    expect(days).toHaveLength(7);
    const doctors = days.flatMap((day) => day.doctors.map(({ name }) => name));
    expect(doctors).toContain("confirm만의 것");
    expect(days.flatMap((day) => day.reservations)).toEqual([]);
  });

  it.each([
    ["eight days", "2026-11-23", "2026-11-30"],
    ["a last day before the first", "2026-11-24", "2026-11-23"],
    ["no day at all", "2026-11-31", "2026-12-01"],
  ])("refuses %s", (_, from, to) => {
    const { query } = studioContract["GET /studio/:clinic/diary"];
    expect(query.safeParse({ from, to }).success).toBe(false);
  });

  it("refuses days of which nothing is known", async () => {
    const desk = await deskPerson(clinic);
    const far = { from: "9999-12-25", to: "9999-12-31" };
    expect((await outcomeOf(diaryOf(desk, far))).status).toBe(422);
  });

  it("asks the database as often as for one day", async () => {
    const desk = await deskPerson(clinic);
    const pick = vi.spyOn(PartnerScope.prototype, "pick");
    await diaryOf(desk);
    expect(pick).toHaveBeenCalledTimes(8);
    pick.mockRestore();
  });
});
