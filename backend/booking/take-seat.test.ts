import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { employeeHours, employees } from "../db/schema/employees";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { engines } from "../testing/engines";
import { type HoldClinic, openHoldClinic } from "../testing/hold-clinic";

/** Doctors at a clinic with room for two visitors. */
const DOCTORS = 4;

describe.each(engines)("seats on $name", (engine) => {
  let setup: HoldClinic;
  let doctors: number[];
  let treatment: { kind: "treatment"; productOptionIds: number[] };
  beforeAll(async () => {
    setup = await openHoldClinic(engine);
    await addDoctors();
    ({ doctors } = await setup.clinic.readClinic("alpha"));
    // 75 minutes.
    treatment = { kind: "treatment", productOptionIds: await setup.clinic.optionIds("alpha", "초음파") };
  });
  afterAll(() => setup.clinic.close());

  const scope = () => new PartnerScope(setup.clinic.db, "alpha");
  const doctor = (index: number) => doctors[index] ?? 0;
  async function addDoctors() {
    const first = await scope().first(employees, { where: eq(employees.id, setup.kim) });
    const hours = await scope().rows(employeeHours, { where: eq(employeeHours.employeeId, setup.kim) });
    for (let index = 2; index < DOCTORS; index++) {
      const { id: _id, ...same } = first ?? ({} as typeof employees.$inferSelect);
      const [added] = await scope().insert(employees, [
        { ...same, key: `doctor-${index}`, name: `원장 ${index}`, sortOrder: 10 + index },
      ]);
      await scope().insert(
        employeeHours,
        hours.map((row) => ({ ...row, employeeId: added?.id ?? 0 })),
      );
    }
  }

  /** From 10:00 the first doctor has a visitor on seat 1, from 10:30 the second one on seat 2. */
  async function fragment(day: string) {
    const gone = await setup.clinic.booked(`${day}T01:30:00Z`, { employeeId: doctor(0) });
    const later = await setup.clinic.booked(`${day}T01:30:00Z`, { employeeId: doctor(1) });
    await setup.clinic.cancel(gone.id);
    const earlier = await setup.clinic.booked(`${day}T01:00:00Z`, { employeeId: doctor(0) });
    expect([await seatOf(earlier.id), await seatOf(later.id)]).toEqual([1, 2]);
    return { earlier, later };
  }
  const rowOf = (id: number) => scope().first(reservations, { where: eq(reservations.id, id) });
  const seatOf = async (id: number) => (await rowOf(id))?.seat;
  const longVisit = (day: string, index: number) =>
    setup.clinic.visit({ ...treatment, reservedAt: `${day}T01:00:00Z`, employeeId: doctor(index) });

  it("books a time at which one other is there at any moment, whichever their seats are", async () => {
    const day = "2026-11-24";
    const { earlier, later } = await fragment(day);
    const before = await rowOf(later.id);
    const booked = await setup.clinic.book(longVisit(day, 2));
    expect(booked.status).toBe(200);
    const seats = [await seatOf(earlier.id), await seatOf(later.id), await seatOf(booked.body.row.id)];
    expect([seats[0], new Set(seats).size, Math.max(...seats.map(Number))]).toEqual([seats[1], 2, 2]);
    // The clinic's people may be changing it: their version is still the newest.
    expect(await rowOf(later.id)).toEqual({ ...before, seat: seats[1] });
    expect((await setup.clinic.book(longVisit(day, 3))).status).toBe(409);
  });

  it("counts others' holds, and books what was held", async () => {
    const day = "2026-11-25";
    await fragment(day);
    const [id, at] = [randomUUID(), `${day}T01:00:00Z`];
    expect((await setup.hold(at, { ...treatment, id, employeeId: doctor(2) })).status).toBe(200);
    expect((await setup.hold(at, { ...treatment, employeeId: doctor(3) })).status).toBe(409);
    expect((await setup.clinic.book(longVisit(day, 3))).status).toBe(409);
    expect((await setup.clinic.book({ ...longVisit(day, 2), holdId: id })).status).toBe(200);
  });

  it("moves a reservation to where others have to change seats, off its own one", async () => {
    const day = "2026-11-26";
    const { earlier, later } = await fragment(day);
    const own = await setup.clinic.booked(`${day}T02:00:00Z`, { ...treatment, employeeId: doctor(2) });
    const moved = await setup.clinic.change(own.id, { reservedAt: `${day}T01:00:00Z` });
    expect(moved.status).toBe(200);
    const seats = [await seatOf(earlier.id), await seatOf(later.id), await seatOf(own.id)];
    expect([seats[0], new Set(seats).size, Math.max(...seats.map(Number))]).toEqual([seats[1], 2, 2]);
  });

  it("lets ten who want the last place of a fragmented time at once have it once", async () => {
    const day = "2026-12-02";
    await fragment(day);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => setup.clinic.book(longVisit(day, 2 + (index % 2)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  // One connection, as PGlite has, could not book while another transaction holds a row.
  it.runIf(engine.name === "PostgreSQL")(
    "does not wait for a row that somebody else changes: their transaction may wait for this one",
    async () => {
      const day = "2026-12-01";
      const { earlier, later } = await fragment(day);
      await scope().transaction(async (inside) => {
        for (const { id } of [earlier, later])
          await inside.first(reservations, { where: eq(reservations.id, id), isLocked: true });
        expect((await setup.clinic.book(longVisit(day, 2))).status).toBe(409);
      });
      expect((await setup.clinic.book(longVisit(day, 2))).status).toBe(200);
    },
  );
});
