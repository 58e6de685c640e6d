import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit } from "../db/schema/audit";
import { employeeBlocks } from "../db/schema/employees";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { deskPerson } from "../testing/desk";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { addBlocks, findHits, removeBlock } from "./blocks";
import { joinQueue } from "./day-queue";
import { findLeftOut } from "./left-out";

const at = (clock: string, day = "2026-11-24") => new Date(`${day}T${clock}:00+09:00`);

describe.each(engines)("a doctor's blocked hours on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const context = () => ({
    scope: new PartnerScope(clinic.db, "alpha"),
    actor: { kind: "staff", id: 1, name: "접수" } as const,
    now: clinic.clock.now,
  });
  const block = (start: string, end: string, day?: string) => ({
    employeeId: clinic.doctors[0] ?? 0,
    kind: "leave" as const,
    startAt: at(start, day),
    endAt: at(end, day),
    reason: "오후 휴진",
  });
  const addBlock = async (hours: ReturnType<typeof block>) => {
    const [row] = await addBlocks(context(), hours);
    if (!row) throw new Error("There is no block");
    return row;
  };
  const removing = async () => ({ ...context(), tenant: await clinic.tenantOf("alpha") });
  const remove = async (id: number) => removeBlock(await removing(), id, () => {});
  const freeTimes = async (employeeId = clinic.doctors[0]) => {
    const query = { date: "2026-11-24", employeeId };
    const { body } = await clinic.call("GET /partner-schedules/time", { query });
    return body.rows.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
  };

  it("keep visitors out from then on, of this doctor alone, and are free again when they are removed", async () => {
    const before = await freeTimes();
    expect(before).toContain("15:30");
    const row = await addBlock(block("15:00", "16:00"));
    expect(await freeTimes()).toEqual(before.filter((time) => time !== "15:00" && time !== "15:30"));
    expect(await freeTimes(clinic.doctors[1])).toContain("15:30");
    const refused = await clinic.book(clinic.visit({ reservedAt: at("15:30").toISOString() }));
    expect(refused.status).toBe(409);
    await remove(row.id);
    expect(await freeTimes()).toEqual(before);
  });

  it("leave what was booked, and name it", async () => {
    const booked = await clinic.booked(at("11:00").toISOString());
    await clinic.booked(at("14:00").toISOString());
    const hours = block("10:30", "11:30");
    const row = await addBlock(hours);
    expect((await findHits(context().scope, hours)).map(({ id }) => id)).toEqual([booked.id]);
    await remove(row.id);
  });

  it("are of each day up to the last, all or none, and name what they hit on each", async () => {
    const [first, third] = [
      await clinic.booked(at("11:00", "2026-12-01").toISOString()),
      await clinic.booked(at("11:00", "2026-12-03").toISOString()),
    ];
    await clinic.booked(at("14:00", "2026-12-02").toISOString());
    const hours = { ...block("10:30", "11:30", "2026-12-01"), lastDay: "2026-12-03" };
    expect((await findHits(context().scope, hours)).map(({ id }) => id)).toEqual([first.id, third.id]);
    const other = await addBlock(block("11:00", "12:00", "2026-12-03"));
    await expect(addBlocks(context(), hours)).rejects.toMatchObject({ status: 409 });
    await remove(other.id);
    const rows = await addBlocks(context(), hours);
    expect(rows.map(({ startAt }) => startAt)).toEqual(
      ["2026-12-01", "2026-12-02", "2026-12-03"].map((day) => at("10:30", day)),
    );
    for (const { id } of rows) await remove(id);
    for (const lastDay of ["2026-11-30", "2027-12-01"])
      await expect(addBlocks(context(), { ...hours, lastDay })).rejects.toMatchObject({ status: 422 });
  });

  it("leave a list of whom they hit, until it is decided; who is put there later is none of it", async () => {
    const left = async () => (await findLeftOut(context().scope, clinic.clock.now)).map(({ id }) => id);
    const booked = await clinic.booked(at("11:00", "2026-12-08").toISOString());
    const row = await addBlock(block("11:00", "12:00", "2026-12-08"));
    expect(await left()).toEqual([booked.id]);
    const desk = await deskPerson(clinic);
    const elsewhere = { startAt: at("15:00", "2026-12-08").toISOString(), employeeId: row.employeeId };
    const moved = await desk.move(booked.id, { ...elsewhere, version: 1 });
    expect(await left()).toEqual([]);
    clinic.clock.now = new Date(clinic.clock.now.getTime() + 60_000);
    const back = { startAt: booked.reservedAt, employeeId: row.employeeId, isOverruled: true };
    await desk.move(booked.id, { ...back, version: moved.version });
    expect(await left()).toEqual([]);
    await remove(row.id);
  });

  it("do not overlap, and are of one day that is not over", async () => {
    const row = await addBlock(block("17:00", "18:00"));
    await expect(addBlock(block("17:30", "18:30"))).rejects.toMatchObject({ status: 409 });
    const next = await addBlock(block("18:00", "18:30"));
    for (const id of [row.id, next.id]) await remove(id);
    const refused = [
      block("18:00", "17:00"),
      block("10:00", "11:00", "2026-11-19"),
      { ...block("10:00", "11:00"), endAt: at("10:00", "2026-11-25") },
    ];
    for (const each of refused)
      await expect(addBlock(each)).rejects.toMatchObject({ status: 422, code: "block.hours" });
  });

  it("are in the history with both ends, and a removal without the right undoes itself", async () => {
    const row = await addBlock(block("13:00", "14:00", "2026-11-26"));
    const refuse = () => {
      throw new Error("not allowed");
    };
    await expect(removeBlock(await removing(), row.id, refuse)).rejects.toThrow("not allowed");
    await remove(row.id);
    const history = await context().scope.rows(audit, { orderBy: [audit.id] });
    const own = history.filter(({ thingKind, thingId }) => thingKind === "block" && thingId === row.id);
    expect(own.map(({ action }) => action)).toEqual(["block.added", "block.removed"]);
    expect(own[0]).toMatchObject({
      actorKind: "staff",
      before: null,
      after: { startAt: at("13:00", "2026-11-26").toISOString(), words: "오후 휴진" },
    });
    await expect(remove(row.id)).rejects.toMatchObject({ status: 404 });
  });

  it("wait for a booking of that day that is being made, so that none slips in beside them", async () => {
    const order: string[] = [];
    let blocking: Promise<unknown> = Promise.resolve();
    await context().scope.transaction(async (booking) => {
      await joinQueue(booking, "2026-11-25");
      blocking = addBlock(block("15:00", "15:30", "2026-11-25")).then(() => order.push("block"));
      // Long enough for a block that does not wait.
      for (let roundTrip = 0; roundTrip < 50; roundTrip++) await booking.count(employeeBlocks);
      order.push("booking");
    });
    await blocking;
    expect(order).toEqual(["booking", "block"]);
  });
});
