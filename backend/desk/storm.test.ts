import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { audit } from "../db/schema/audit";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { addDays, instantAt } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, historyOf, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";

const DAY = "2026-11-24";
const TIMES = [600, 630, 660, 690, 720, 750, 840, 870, 900, 930];
const DESKS = 20;
const VISITORS = 40;
const WHY = "그날은 원장님이 진료하지 않습니다";

describe.each(engines)("the desk under load on $name", (engine) => {
  let clinic: TestClinic;
  let desks: DeskPerson[];
  let tokens: string[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    desks = await Promise.all(
      Array.from({ length: DESKS }, (_, index) => deskPerson(clinic, { name: `접수 ${index}` })),
    );
    tokens = await Promise.all(Array.from({ length: VISITORS }, () => clinic.signIn()));
  });
  afterAll(() => clinic.close());

  const scope = () => new PartnerScope(clinic.db, "alpha");
  const timeOf = (index: number) => instantAt(DAY, TIMES[index % TIMES.length] ?? 600).toISOString();
  const doctorOf = (index: number) => clinic.doctors[index % 2] ?? 0;

  it("lets 20 desks and 40 visitors change one day without an overlap, each change with its line", async () => {
    const seeded = await Promise.all(
      TIMES.slice(0, 6).map((minutes) => clinic.booked(instantAt(DAY, minutes).toISOString())),
    );
    const visitors = tokens.map(async (token, index) => {
      const body = clinic.visit({ reservedAt: timeOf(index), employeeId: doctorOf(index) });
      return (await clinic.book(body, { token })).status;
    });
    const work = desks.map(async (desk, index) => {
      const { id } = seeded[index % seeded.length] ?? { id: 0 };
      const startAt = timeOf(index * 3 + 1);
      const employeeId = doctorOf(index + 1);
      if (index % 3 === 0) return outcomeOf(desk.move(id, { startAt, employeeId, version: 1 }));
      if (index % 3 === 1) return outcomeOf(desk.step(id, { step: "cancel", version: 1, reason: WHY }));
      const customer = { name: "전화 고객", phone: randomPhone(), isPrivacyNoticeRead: true } as const;
      return outcomeOf(desk.add({ source: "phone", customer, startAt, employeeId }));
    });
    const statuses = [
      ...(await Promise.all(visitors)),
      ...(await Promise.all(work)).map(({ status }) => status),
    ];
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const changes = seeded.length + statuses.filter((status) => status === 200).length;
    expect(changes).toBeGreaterThan(TIMES.length);

    const { startAt, status } = reservations;
    const onDay = and(gte(startAt, instantAt(DAY, 0)), lt(startAt, instantAt(addDays(DAY, 1), 0)));
    const rows = await scope().rows(reservations, { where: onDay, orderBy: [asc(startAt)] });
    const holding = rows.filter((row) => HOLDING_STATUSES.some((one) => one === row.status));
    for (const column of groupBy(holding, ({ employeeId }) => employeeId).values())
      for (const [index, row] of column.entries())
        expect(column[index + 1]?.startAt.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
          row.endAt.getTime(),
        );
    expect(holding.every(({ seat }) => seat !== null)).toBe(true);
    const [sum] = await scope().pick(reservations, {
      versions: sql<number>`sum(${reservations.version})::int`,
    });
    expect([await scope().count(audit), sum?.versions]).toEqual([changes, changes]);
    expect(await scope().count(reservations, inArray(status, ["canceled"]))).toBe(
      await scope().count(audit, eq(audit.action, "reservation.cancel")),
    );
  });

  it("rolls a change back with its line in the history", async () => {
    const row = await clinic.booked("2026-11-25T02:00:00Z");
    await clinic.db.execute(sql`
      create function refuse_line() returns trigger language plpgsql as
      $$ begin raise exception 'no line for %', new.action; end $$`);
    await clinic.db.execute(
      sql`create trigger refuse_line before insert on audit for each row execute function refuse_line()`,
    );
    const [desk] = desks;
    const moved = { startAt: "2026-11-25T03:00:00Z", employeeId: doctorOf(1), version: 1 };
    const customer = { name: "전화 고객", phone: randomPhone(), isPrivacyNoticeRead: true } as const;
    const added = {
      source: "phone",
      customer,
      startAt: "2026-11-25T06:00:00Z",
      employeeId: doctorOf(0),
    } as const;
    const before = await scope().count(reservations);
    await expect(desk?.step(row.id, { step: "cancel", version: 1, reason: WHY })).rejects.toThrow();
    await expect(desk?.move(row.id, moved)).rejects.toThrow();
    await expect(desk?.add(added)).rejects.toThrow();
    expect((await clinic.change(row.id, { reservedAt: "2026-11-25T05:00:00Z" })).status).toBe(500);
    expect((await clinic.cancel(row.id)).status).toBe(500);
    await clinic.db.execute(sql`drop trigger refuse_line on audit`);
    expect(await desk?.record(row.id)).toMatchObject({
      status: "confirmed",
      version: 1,
      startAt: "2026-11-25T02:00:00.000Z",
    });
    expect(await historyOf(clinic, row.id)).toHaveLength(1);
    expect(await scope().count(reservations)).toBe(before);
  });

  it("keeps the history as it was written", async () => {
    const change = clinic.db.execute(sql`update audit set actor_name = 'other'`);
    await expect(change).rejects.toThrow();
    await expect(clinic.db.execute(sql`delete from audit`)).rejects.toThrow();
  });
});
