import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../testing/engines";
import { type HoldClinic, MINUTE_MS, openHoldClinic, type Slot } from "../testing/hold-clinic";

describe.each(engines)("holding a time, on $name", (engine) => {
  let setup: HoldClinic;
  beforeAll(async () => {
    setup = await openHoldClinic(engine);
  });
  afterAll(() => setup.clinic.close());
  beforeEach(() => setup.reset());

  it("reserves a doctor's time for five minutes, without a session", async () => {
    const at = "2026-11-24T02:00:00Z";
    const { status, body } = await setup.hold(at);
    expect([status, body]).toEqual([
      200,
      { row: { expiresAt: "2026-11-20T00:05:00.000Z", isWaiting: false } },
    ]);
    expect(await setup.isFree(at)).toBe(false);
    expect(await setup.isFree(at, {})).toBe(true);
    for (const answer of [
      await setup.hold(at),
      await setup.clinic.book(setup.clinic.visit({ reservedAt: at })),
    ])
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({ message: "reservation.time-taken" }),
      ]);
    const query = { reservedAt: at, employeeId: setup.kim };
    const validation = await setup.clinic.call("GET /customer/reservation-validation", { query });
    expect(validation.body.row).toMatchObject({
      isAvailable: false,
      reason: expect.stringMatching("다른 분"),
    });
  });

  it("takes a seat for any doctor, so that none is left", async () => {
    const at = "2026-11-24T03:00:00Z";
    for (const status of [200, 200, 409])
      expect((await setup.hold(at, { employeeId: undefined })).status).toBe(status);
    expect(await setup.isFree(at, {})).toBe(false);
  });

  it("takes all the time that treatments take", async () => {
    const [ultra = 0, pack = 0] = await setup.clinic.optionIds("alpha", "초음파");
    const treatment = { kind: "treatment" as const, productOptionIds: [ultra, pack] };
    expect((await setup.hold("2026-11-24T05:00:00Z", treatment)).status).toBe(200);
    const times = ["05:00", "05:30", "06:00", "06:30"].map((time) => setup.isFree(`2026-11-24T${time}:00Z`));
    expect(await Promise.all(times)).toEqual([false, false, false, true]);
  });

  it("does not block its own holder: times, days, doctors and the last check", async () => {
    const date = "2026-11-25";
    const id = randomUUID();
    const times = (await setup.timesOf(date)).filter(({ isAvailable }) => isAvailable);
    for (const [index, { reservedAt }] of times.entries())
      expect((await setup.hold(reservedAt, index === 0 ? { id } : {})).status).toBe(200);
    const first = times[0]?.reservedAt ?? "";
    const dayFor = async (slot: Slot) => {
      const query = { from: date, to: date, employeeId: setup.kim, ...slot };
      return (await setup.clinic.call("GET /partner-schedules/available-dates", { query })).body.rows[0];
    };
    expect(await dayFor({})).toMatchObject({ isAvailable: false, reason: "full" });
    expect(await dayFor({ holdId: randomUUID() })).toMatchObject({ isAvailable: false });
    expect(await dayFor({ holdId: id })).toMatchObject({ isAvailable: true, reason: null });
    expect(await setup.isFree(first, { employeeId: setup.kim, holdId: id })).toBe(true);
    const query = { reservedAt: first, employeeId: setup.kim, holdId: id };
    const validation = await setup.clinic.call("GET /customer/reservation-validation", { query });
    expect(validation.body.row).toMatchObject({ isAvailable: true, reason: null });
  });

  it("moves a doctor's next free time for all others", async () => {
    const nextOf = async (query: { holdId?: string } = {}) => {
      const { body } = await setup.clinic.call("GET /partner-employee-schedules/employees", { query });
      return body.rows.find(({ id }) => id === setup.kim)?.nextAvailableAt ?? "";
    };
    const before = await nextOf();
    const id = randomUUID();
    await setup.hold(before, { id });
    expect(Date.parse(await nextOf()) - Date.parse(before)).toBe(30 * MINUTE_MS);
    expect(await nextOf({ holdId: id })).toBe(before);
  });

  it("becomes the reservation: booked by its holder, it holds nothing besides", async () => {
    const at = "2026-11-26T02:00:00Z";
    const id = randomUUID();
    await setup.hold(at, { id });
    const booked = await setup.clinic.book(setup.clinic.visit({ reservedAt: at, holdId: id }));
    expect(booked.status).toBe(200);
    expect(await setup.holdCount()).toBe(0);
    await setup.clinic.cancel(booked.body.row.id);
    expect(await setup.isFree(at)).toBe(true);
  });

  it("gives its holder a place with any doctor, whichever was held", async () => {
    const at = "2026-11-26T03:00:00Z";
    const id = randomUUID();
    await setup.hold(at, { id, employeeId: undefined });
    await setup.clinic.booked(at, { employeeId: undefined });
    const body = setup.clinic.visit({ reservedAt: at, employeeId: undefined });
    expect((await setup.clinic.book(body)).status).toBe(409);
    expect((await setup.clinic.book({ ...body, holdId: id })).status).toBe(200);
  });

  it("stays with its holder when a booking fails", async () => {
    const at = "2026-11-26T05:00:00Z";
    const id = randomUUID();
    await setup.hold(at, { id });
    await setup.clinic.booked("2026-11-26T06:00:00Z");
    const failed = await setup.clinic.book(
      setup.clinic.visit({ reservedAt: "2026-11-26T06:00:00Z", holdId: id }),
    );
    expect(failed.status).toBe(409);
    expect([await setup.isFree(at), await setup.isFree(at, { employeeId: setup.kim, holdId: id })]).toEqual([
      false,
      true,
    ]);
  });

  it("can be booked until it ends, also once others are too late for its time", async () => {
    const at = "2026-11-24T02:00:00Z";
    const id = randomUUID();
    const [lookup, held] = [
      { employeeId: setup.kim, holdId: id },
      setup.clinic.visit({ reservedAt: at, holdId: id }),
    ];
    setup.clinic.clock.now = new Date("2026-11-24T01:29:50Z");
    expect((await setup.hold(at, { id })).status).toBe(200);
    setup.clinic.clock.now = new Date("2026-11-24T01:30:30Z");
    expect((await setup.hold(at, { id })).status).toBe(200);
    expect([await setup.isFree(at, lookup), await setup.isFree(at)]).toEqual([true, undefined]);
    const validation = await setup.clinic.call("GET /customer/reservation-validation", {
      query: { reservedAt: at, ...lookup },
    });
    expect(validation.body.row).toMatchObject({ isAvailable: true, reason: null });
    for (const [other, changes] of [
      ["no hold", { holdId: undefined }],
      ["another's hold", { holdId: randomUUID() }],
      ["another doctor", { employeeId: setup.lee }],
      ["any doctor", { employeeId: undefined }],
    ] as const)
      expect([other, (await setup.clinic.book({ ...held, ...changes })).body]).toEqual([
        other,
        expect.objectContaining({ message: "reservation.past" }),
      ]);
    expect((await setup.hold(at, { id, employeeId: setup.lee })).status).toBe(422);
    expect((await setup.clinic.book(held)).status).toBe(200);
  });

  it("is too late for its time once it has ended", async () => {
    const at = "2026-11-24T02:00:00Z";
    const id = randomUUID();
    setup.clinic.clock.now = new Date("2026-11-24T01:29:50Z");
    await setup.hold(at, { id });
    setup.clinic.clock.now = new Date("2026-11-24T01:34:50Z");
    const late = await setup.clinic.book(setup.clinic.visit({ reservedAt: at, holdId: id }));
    expect([late.status, late.body]).toEqual([422, expect.objectContaining({ message: "reservation.past" })]);
  });

  it("is the same booking when it is sent again, whatever became of the hold", async () => {
    const same = { headers: { "Idempotency-Key": randomUUID() }, token: setup.clinic.token };
    const id = randomUUID();
    const at = "2026-11-26T07:00:00Z";
    await setup.hold(at, { id });
    const first = await setup.clinic.book(setup.clinic.visit({ reservedAt: at, holdId: id }), same);
    const again = await setup.clinic.book(setup.clinic.visit({ reservedAt: at }), same);
    expect([again.status, again.body.row.id]).toEqual([200, first.body.row.id]);
  });

  it("is the same hold for the same wish, and no longer", async () => {
    const at = "2026-11-27T02:00:00Z";
    const id = randomUUID();
    const first = await setup.hold(at, { id });
    setup.later(4 * MINUTE_MS);
    expect((await setup.hold(at, { id })).body).toEqual(first.body);
    expect((await setup.hold("2026-11-27T11:00:00+09:00", { id })).body).toEqual(first.body);
  });

  it("goes from one wish to another, and stays where the other is refused", async () => {
    const [one, other, taken] = ["02:00", "03:00", "05:00"].map((time) => `2026-12-08T${time}:00Z`);
    const id = randomUUID();
    await setup.hold(one ?? "", { id });
    await setup.hold(taken ?? "");
    setup.later(MINUTE_MS);
    const moved = await setup.hold(other ?? "", { id });
    expect(moved.body.row.expiresAt).toBe("2026-11-20T00:06:00.000Z");
    expect([await setup.isFree(one ?? ""), await setup.isFree(other ?? "")]).toEqual([true, false]);
    expect((await setup.hold(taken ?? "", { id })).status).toBe(409);
    expect((await setup.hold("2026-12-08T04:00:00Z", { id })).status).toBe(422);
    expect(await setup.isFree(other ?? "")).toBe(false);
    expect(await setup.isFree(other ?? "", { employeeId: setup.kim, holdId: id })).toBe(true);
  });

  it("goes to a time that overlaps its own", async () => {
    const [ultra = 0, pack = 0] = await setup.clinic.optionIds("alpha", "초음파");
    const treatment = { kind: "treatment" as const, productOptionIds: [ultra, pack], id: randomUUID() };
    expect((await setup.hold("2026-12-08T06:00:00Z", treatment)).status).toBe(200);
    expect((await setup.hold("2026-12-08T06:30:00Z", treatment)).status).toBe(200);
  });

  it("ends to the instant: from then on the time is free", async () => {
    const at = "2026-11-30T02:00:00Z";
    const id = randomUUID();
    await setup.hold(at, { id });
    setup.later(5 * MINUTE_MS - 1);
    expect(await setup.isFree(at)).toBe(false);
    setup.later(5 * MINUTE_MS);
    expect(await setup.isFree(at)).toBe(true);
    expect((await setup.hold(at)).status).toBe(200);
    expect((await setup.hold(at, { id })).status).toBe(409);
    expect((await setup.clinic.book(setup.clinic.visit({ reservedAt: at, holdId: id }))).status).toBe(409);
  });

  it("is no error to a booking once it has expired or is of another time", async () => {
    const id = randomUUID();
    await setup.hold("2026-11-30T03:00:00Z", { id });
    setup.later(6 * MINUTE_MS);
    expect(
      (await setup.clinic.book(setup.clinic.visit({ reservedAt: "2026-11-30T03:00:00Z", holdId: id })))
        .status,
    ).toBe(200);
    for (const holdId of [id, randomUUID()])
      await setup.clinic.booked(holdId === id ? "2026-11-30T05:00:00Z" : "2026-11-30T06:00:00Z", { holdId });
  });

  it("keeps the new time of one's own reservation, also where the two overlap", async () => {
    const productOptionIds = await setup.clinic.optionIds("alpha", "초음파");
    const { id: reservationId } = await setup.clinic.booked("2026-12-02T02:00:00Z", {
      kind: "treatment",
      productOptionIds,
    });
    const id = randomUUID();
    const token = setup.clinic.bookerOf(reservationId);
    const to = "2026-12-02T02:30:00Z";
    expect((await setup.hold(to, { id, reservationId })).status).toBe(401);
    expect((await setup.hold(to, { id, reservationId }, { token: await setup.clinic.signIn() })).status).toBe(
      404,
    );
    expect((await setup.hold(to, { id })).status).toBe(409);
    expect((await setup.hold(to, { id, reservationId }, { token })).status).toBe(200);
    expect((await setup.clinic.change(reservationId, { reservedAt: to })).status).toBe(409);
    const changed = await setup.clinic.change(reservationId, { reservedAt: to, holdId: id });
    expect([changed.status, changed.body.row.reservedAt]).toEqual([200, "2026-12-02T02:30:00.000Z"]);
    expect(await setup.holdCount()).toBe(0);
  });
});
