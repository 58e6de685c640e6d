import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, historyOf, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

const back = { step: "stepBack", version: 2, reason: "되돌리기" } as const;

describe.each(engines)("a confirmation taken back on $name", (engine) => {
  let clinic: TestClinic;
  let desk: DeskPerson;
  let doctors: number[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await deskPerson(clinic, { tenant: "confirm" });
    ({ doctors } = await clinic.readClinic("confirm"));
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  async function requested(reservedAt: string, employeeId = doctors[0]) {
    const { required } = await clinic.readClinic("confirm");
    const body = clinic.visit({ reservedAt, employeeId, agreements: required });
    const booked = await clinic.book(body, { tenant: "confirm" });
    if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
    return booked.body.row.id;
  }
  const later = (ms: number) => {
    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + ms);
  };

  it("waits again with its doctor, is told, and stands in the history", async () => {
    const id = await requested("2026-12-01T02:00:00Z");
    const [own, other] = doctors;
    await desk.step(id, { step: "confirm", version: 1, employeeId: other });
    later(15_000);
    const row = await desk.step(id, back);
    expect(row).toMatchObject({ status: "waiting", version: 3, employeeId: own });
    expect(clinic.sms.messages[0]?.text).toContain("예약 요청을 받았습니다");
    expect((await historyOf(clinic, id, "confirm")).at(-1)).toMatchObject({
      action: "reservation.stepBack",
      actorId: desk.staff.id,
      before: { status: "confirmed", employeeId: other },
      after: { status: "waiting", employeeId: own },
    });
    // A request again, with all that is open to one.
    expect(await desk.step(id, { step: "confirm", version: 3 })).toMatchObject({ status: "confirmed" });
  });

  it("is the confirming account's alone, for fifteen seconds, and while nothing came after", async () => {
    const id = await requested("2026-12-01T05:00:00Z");
    await desk.step(id, { step: "confirm", version: 1 });
    const colleague = await deskPerson(clinic, { tenant: "confirm", role: "owner" });
    const refused = { status: 422, code: "reservation.step" };
    expect(await outcomeOf(colleague.step(id, back))).toMatchObject(refused);
    later(15_001);
    expect(await outcomeOf(desk.step(id, back))).toMatchObject(refused);
    later(1000);
    await colleague.move(id, {
      startAt: "2026-12-01T05:00:00Z",
      employeeId: doctors[1] ?? 0,
      version: 2,
    });
    expect(await outcomeOf(desk.step(id, { ...back, version: 3 }))).toMatchObject(refused);
    expect((await desk.record(id)).status).toBe("confirmed");
  });

  it("gives back the doctor that was chosen with it", async () => {
    const startAt = "2026-12-02T02:00:00Z";
    const id = await requested(startAt);
    const isIt = eq(reservations.id, id);
    await new PartnerScope(clinic.db, "confirm").update(reservations, { employeeId: null }, isIt);
    await desk.step(id, { step: "confirm", version: 1, employeeId: doctors[1] });
    expect(await desk.step(id, back)).toMatchObject({ status: "waiting", employeeId: null });
    await requested(startAt, doctors[1]);
  });

  it("takes no doctor's time that went to somebody else meanwhile", async () => {
    const startAt = "2026-12-01T06:00:00Z";
    const id = await requested(startAt);
    await desk.step(id, { step: "confirm", version: 1, employeeId: doctors[1] });
    await requested(startAt);
    expect(await outcomeOf(desk.step(id, back))).toMatchObject({ status: 409 });
    expect(await desk.record(id)).toMatchObject({ status: "confirmed", employeeId: doctors[1] });
  });
});
