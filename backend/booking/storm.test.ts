import { and, eq, gte, lt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { addDays, instantAt } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

const REQUESTS = 200;
/** A Tuesday and a Wednesday on which both doctors work, ten times each. */
const DAYS = ["2026-11-24", "2026-11-25"];
const TIMES = [600, 630, 660, 690, 720, 750, 840, 870, 900, 930];

describe.each(engines)("a storm of bookings on $name", (engine) => {
  let clinic: TestClinic;
  let tokens: string[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    // One person may have only a few: each asks once.
    tokens = await Promise.all(Array.from({ length: REQUESTS }, () => clinic.signIn()));
  });
  afterAll(() => clinic.close());

  /** Everybody asks at once, each time is wanted by as many as any other. */
  const storm = (wishes: { reservedAt: string; employeeId: number | undefined }[]) =>
    Promise.all(
      Array.from({ length: REQUESTS }, (_, index) => {
        const wish = wishes[index % wishes.length];
        return clinic.book(clinic.visit(wish), { token: tokens[index] });
      }),
    );
  const bookedFrom = (day: string) =>
    new PartnerScope(clinic.db, "alpha").rows(reservations, {
      where: and(
        gte(reservations.startAt, instantAt(day, 0)),
        lt(reservations.startAt, instantAt(addDays(day, 1), 0)),
        eq(reservations.holdsTime, true),
      ),
    });
  const tally = (answers: { status: number; body: unknown }[]) => groupBy(answers, ({ status }) => status);

  it("leaves exactly 20 reservations of 200 that want 20 free times of a doctor", async () => {
    const wishes = DAYS.flatMap((day) =>
      TIMES.map((minutes) => ({
        reservedAt: instantAt(day, minutes).toISOString(),
        employeeId: clinic.doctors[1],
      })),
    );
    const outcome = tally(await storm(wishes));
    expect([...outcome.keys()].sort()).toEqual([200, 409]);
    expect([outcome.get(200)?.length, outcome.get(409)?.length]).toEqual([20, 180]);
    for (const { body } of outcome.get(409) ?? [])
      expect(body).toMatchObject({
        message: "reservation.time-taken",
        translatedMessage: expect.stringMatching(/[가-힣]/),
      });
    const kept = (await Promise.all(DAYS.map(bookedFrom))).flat();
    expect(new Set(kept.map(({ startAt }) => startAt.toISOString()))).toEqual(
      new Set(wishes.map(({ reservedAt }) => reservedAt)),
    );
    expect(kept).toHaveLength(20);
  });

  it("fills ten times with two visitors each where any doctor will do", async () => {
    const day = "2026-11-26";
    const wishes = TIMES.map((minutes) => ({
      reservedAt: instantAt(day, minutes).toISOString(),
      employeeId: undefined,
    }));
    const outcome = tally(await storm(wishes));
    expect([outcome.get(200)?.length, outcome.get(409)?.length]).toEqual([20, 180]);
    const kept = await bookedFrom(day);
    const places = kept.map(({ startAt, employeeId }) => `${startAt.toISOString()} ${employeeId}`);
    const seats = kept.map(({ startAt, seat }) => `${startAt.toISOString()} ${seat}`);
    expect([kept.length, new Set(places).size, new Set(seats).size]).toEqual([20, 20, 20]);
    const numbers = kept.map(({ reservationNumber }) => reservationNumber);
    expect(numbers.toSorted().at(-1)).toBe("TC-261126-0020");
  });
});
