import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../db/schema/messages";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { deskPerson } from "../testing/desk";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

/** 14:00 at the clinic. */
const VISIT_AT = "2026-11-25T05:00:00Z";
/** 16:30 on the day before: its reminder is due at 18:00. */
const SHORTLY_BEFORE = new Date("2026-11-24T07:30:00Z");

describe.each(engines)("reminders of a visit that the desk changes on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  async function dueReminders(reservationId: number) {
    const rows = await new PartnerScope(clinic.db, "alpha").rows(messages, {
      where: eq(messages.reservationId, reservationId),
    });
    return rows.filter(({ state }) => state === "due").map(({ kind, dueAt }) => [kind, dueAt.toISOString()]);
  }
  async function booked(doctor: number): Promise<number> {
    clinic.clock.now = FRIDAY_MORNING;
    const visit = clinic.visit({ reservedAt: VISIT_AT, employeeId: clinic.doctors[doctor] });
    const { id } = (await clinic.book(visit)).body.row;
    clinic.clock.now = SHORTLY_BEFORE;
    return id;
  }
  const REMINDER = ["dayBefore", "2026-11-24T09:00:00.000Z"];

  it("stay where it gets longer, which sends no message", async () => {
    const desk = await deskPerson(clinic, {});
    const id = await booked(0);
    const { employeeId, version } = await desk.record(id);
    const place = { startAt: VISIT_AT, employeeId: employeeId ?? 0, version };
    await desk.move(id, { ...place, durationMinutes: 60, isOverruled: false });
    expect(await dueReminders(id)).toContainEqual(REMINDER);
  });

  it("come back with a visit that was cancelled by mistake", async () => {
    const desk = await deskPerson(clinic, {});
    const id = await booked(1);
    const { version } = await desk.record(id);
    const canceled = await desk.step(id, { step: "cancel", version, reason: "잘못 누름" });
    expect(await dueReminders(id)).not.toContainEqual(REMINDER);
    // Within the seconds in which a step can be taken back; the test's queue sends at once.
    const cancellation = and(eq(messages.reservationId, id), eq(messages.kind, "canceled"));
    await clinic.db.update(messages).set({ state: "due" }).where(cancellation);
    await desk.step(id, { step: "stepBack", version: canceled.version, reason: "되돌리기" });
    expect(await dueReminders(id)).toContainEqual(REMINDER);
  });
});
