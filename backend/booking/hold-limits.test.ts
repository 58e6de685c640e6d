import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reservationHolds } from "../db/schema/reservation-holds";
import { engines } from "../testing/engines";
import { type HoldBody, type HoldClinic, MINUTE_MS, openHoldClinic } from "../testing/hold-clinic";
import { sweepHolds } from "./holds";

describe.each(engines)("limits of holding a time, on $name", (engine) => {
  let setup: HoldClinic;
  beforeAll(async () => {
    setup = await openHoldClinic(engine);
  });
  afterAll(() => setup.clinic.close());
  beforeEach(() => setup.reset());

  it("can be released, repeatedly, by anyone with its id", async () => {
    const at = "2026-12-01T02:00:00Z";
    const id = randomUUID();
    await setup.hold(at, { id });
    for (let time = 0; time < 2; time++) {
      const { status, body } = await setup.releaseHold(id);
      expect([status, body]).toEqual([200, {}]);
    }
    expect(await setup.isFree(at)).toBe(true);
  });

  it("gives one place to exactly one of twenty who hold and book it at once", async () => {
    const at = "2026-12-03T02:00:00Z";
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        (_, index): Promise<{ status: number }> =>
          index % 2 === 0 ? setup.hold(at) : setup.clinic.book(setup.clinic.visit({ reservedAt: at })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  it("is one hold, however many wishes come at once with its id", async () => {
    const id = randomUUID();
    const times = ["2026-12-04T02:00:00Z", "2026-12-07T02:00:00Z", "2026-12-08T02:00:00Z"];
    const answers = await Promise.all([...times, ...times].map((time) => setup.hold(time, { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const free = await Promise.all(times.map((time) => setup.isFree(time)));
    expect(free.sort()).toEqual([false, true, true]);
  });

  it("does not matter to another clinic, even under the same id", async () => {
    const at = "2026-12-09T02:00:00Z";
    const id = randomUUID();
    const { doctors } = await setup.clinic.readClinic("confirm");
    await setup.hold(at, { id });
    const elsewhere = { employeeId: doctors[0] ?? 0 };
    expect(await setup.isFree(at, elsewhere, { tenant: "confirm" })).toBe(true);
    expect((await setup.hold(at, { id, ...elsewhere }, { tenant: "confirm" })).status).toBe(200);
    await setup.releaseHold(id, { tenant: "confirm" });
    expect(await setup.isFree(at)).toBe(false);
  });

  it("allows a request over a full time, and marks it as waiting", async () => {
    const at = "2026-12-10T02:00:00Z";
    const [employeeId = 0] = (await setup.clinic.readClinic("force")).doctors;
    const options = { tenant: "force" };
    const isWaiting = async (id = randomUUID()) =>
      (await setup.hold(at, { id, employeeId }, options)).body.row.isWaiting;
    const id = randomUUID();
    expect([await isWaiting(), await isWaiting(id), await isWaiting(id)]).toEqual([false, true, true]);
    expect(await setup.isFree(at, { employeeId }, options)).toBe(true);
  });

  it("keeps a doctor's time by request in free mode", async () => {
    const options = { tenant: "free" };
    const [one = 0, other = 0] = (await setup.clinic.readClinic("free")).doctors;
    const at = "2026-12-10T03:00:00Z";
    const first = await setup.hold(at, { employeeId: one }, options);
    const beyondCapacity = await setup.hold(at, { employeeId: other }, options);
    expect([first.body.row.isWaiting, beyondCapacity.body.row.isWaiting]).toEqual([false, true]);
    expect((await setup.hold(at, { employeeId: one }, options)).status).toBe(409);
  });

  it.each<[string, Partial<HoldBody> & { reservedAt?: string }, number, RegExp]>([
    ["a past time", { reservedAt: "2026-11-19T02:00:00Z" }, 422, /reservation.past/],
    ["a time beyond the range", { reservedAt: "2029-11-24T02:00:00Z" }, 422, /reservation.outOfRange/],
    ["lunch", { reservedAt: "2026-11-24T04:00:00Z" }, 422, /reservation.lunch/],
    ["a time off the grid", { reservedAt: "2026-11-24T02:10:00Z" }, 422, /reservation.offGrid/],
    ["a doctor's day off", { reservedAt: "2026-11-23T02:00:00Z" }, 422, /reservation.dayOff/],
    ["a doctor who is not there", { employeeId: 999 }, 404, /not-found/],
    ["a treatment that is not there", { kind: "treatment", productOptionIds: [999] }, 404, /not-found/],
    ["a visit with treatments", { productOptionIds: [1] }, 400, /body.productOptionIds/],
    ["a treatment without any", { kind: "treatment" }, 400, /body.productOptionIds/],
    ["no time", { reservedAt: "soon" }, 400, /body.reservedAt/],
  ])("is refused %s in words, and keeps nothing", async (_, changes, status, code) => {
    const { reservedAt = "2026-11-24T02:00:00Z", ...others } = changes;
    const answer = await setup.hold(reservedAt, others);
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ translatedMessage: expect.stringMatching(/[가-힣]/) }),
    ]);
    expect(JSON.stringify(answer.body)).toMatch(code);
    expect(await setup.holdCount()).toBe(0);
  });

  it("lets one address hold five times at once, and each of them as long as any", async () => {
    const headers = setup.fromElsewhere();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    const times = ["01:00", "01:30", "02:00", "02:30", "03:00", "05:00"].map(
      (time) => `2026-12-11T${time}:00Z`,
    );
    const ask = (index: number) =>
      setup.hold(times[index] ?? "", { id: ids[index] ?? "", employeeId: setup.lee }, { headers });
    const answers = await Promise.all(ids.map((_, index) => ask(index)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers.findIndex(({ status }) => status === 429);
    expect(answers[refused]?.body).toMatchObject({
      message: "reservation-hold.too-many",
      translatedMessage: expect.stringMatching(/[가-힣]/),
    });
    expect(answers[refused]?.headers.get("retry-after")).toBe("300");
    const kept = refused === 0 ? 1 : 0;
    expect((await ask(kept)).status).toBe(200);
    await setup.releaseHold(ids[kept] ?? "");
    expect((await ask(refused)).status).toBe(200);
  });

  it("lets one address ask thirty times within ten minutes", async () => {
    const headers = setup.fromElsewhere();
    const id = randomUUID();
    for (let count = 0; count < 30; count++)
      expect((await setup.hold("2026-12-14T02:00:00Z", { id }, { headers })).status).toBe(200);
    const refused = await setup.hold("2026-12-14T02:00:00Z", { id }, { headers });
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ message: "too-many-requests" }),
    ]);
    const elsewhere = await setup.hold("2026-12-14T02:00:00Z", { id: randomUUID(), employeeId: setup.lee });
    expect(elsewhere.status).toBe(200);
  });

  it("leaves nothing behind: what has expired is swept, and what lives is not", async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    await setup.hold("2026-12-15T02:00:00Z", { id: old });
    setup.later(MINUTE_MS);
    await setup.hold("2026-12-15T03:00:00Z", { id: young });
    setup.later(5 * MINUTE_MS);
    expect(await sweepHolds(setup.clinic.db, setup.clinic.clock.now)).toBe(1);
    expect(await setup.clinic.db.$count(reservationHolds, eq(reservationHolds.id, young))).toBe(1);
  });
});
