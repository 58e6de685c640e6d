import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RESERVATION_STEPS } from "@/contract/studio/reservation-steps";
import { STAFF_ROLES, type StaffRole } from "@/contract/studio/roles";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

const DAY = "2026-11-24";
/** Of the roles table: the desk, and doctors everywhere or in their own column. */
const DESK: StaffRole[] = ["owner", "manager", "reception"];
const WITH_DOCTORS: StaffRole[] = [...DESK, "doctor"];

interface Cell {
  /** A reservation of the doctor whose column is meant, at its first version. */
  id: number;
  employeeId: number;
}

const READS: Record<string, (person: DeskPerson, cell: Cell) => Promise<unknown>> = {
  "GET day": (person) => person.day(DAY),
  "GET diary": (person) => person.call("GET /studio/:clinic/diary", { query: { from: DAY, to: DAY } }),
  "GET month": (person) => person.call("GET /studio/:clinic/month", { query: { month: "2026-11" } }),
  "GET requests": (person) => person.call("GET /studio/:clinic/requests", {}),
  "GET reservation": (person, { id }) => person.record(id),
  "GET times": (person, { employeeId }) =>
    person.call("GET /studio/:clinic/times", { query: { date: DAY, employeeId } }),
  "GET soonest times": (person, { employeeId }) =>
    person.call("GET /studio/:clinic/soonest-times", { query: { from: DAY, employeeId } }),
  "GET treatments": (person) => person.call("GET /studio/:clinic/treatments", { query: {} }),
  "GET customers": (person) => person.call("GET /studio/:clinic/customers", { query: { search: "김손님" } }),
};
const WRONG_VERSION = 99;
const startAt = "2026-11-24T06:00:00Z";
/** With a wrong version or a time that is past: who may gets a 409 or 422, and nothing changes. */
const WRITES: Record<string, (person: DeskPerson, cell: Cell) => Promise<unknown>> = {
  ...Object.fromEntries(
    RESERVATION_STEPS.map((step) => [
      `PUT step ${step}`,
      (person: DeskPerson, { id }: Cell) => person.step(id, { step, version: WRONG_VERSION, reason: "이유" }),
    ]),
  ),
  "GET message": (person, { id }) =>
    person.call("GET /studio/:clinic/reservations/:id/message", { params: { id }, query: { startAt } }),
  "GET message of a new one": (person, { employeeId }) =>
    person.call("GET /studio/:clinic/message-of-new", { query: { startAt, employeeId } }),
  "PUT time": (person, { id, employeeId }) =>
    person.move(id, { startAt, employeeId, version: WRONG_VERSION }),
  "POST reservations": (person, { employeeId }) => person.add(newOne({ employeeId })),
};
const OVERRULES: typeof WRITES = {
  "PUT time overruled": (person, { id, employeeId }) =>
    person.move(id, { startAt, employeeId, version: WRONG_VERSION, isOverruled: true }),
  "POST reservations overruled": (person, { employeeId }) =>
    person.add(newOne({ employeeId, isOverruled: true })),
};
const newOne = (changes: { employeeId: number; isOverruled?: boolean }) => ({
  source: "phone" as const,
  customer: { name: "새 고객", phone: "01012345678", isPrivacyNoticeRead: true as const },
  startAt: "2026-11-19T06:00:00Z",
  ...changes,
});

const cells = STAFF_ROLES.flatMap((role) =>
  (["own", "another's"] as const).flatMap((column) => {
    const mayWrite = DESK.includes(role) || (role === "doctor" && column === "own");
    const cell = { role, column };
    return [
      ...Object.keys(READS).map((call) => ({ ...cell, call, isAllowed: WITH_DOCTORS.includes(role) })),
      ...Object.keys(WRITES).map((call) => ({ ...cell, call, isAllowed: mayWrite })),
      ...Object.keys(OVERRULES).map((call) => ({ ...cell, call, isAllowed: DESK.includes(role) })),
    ];
  }),
);
const CALLS = { ...READS, ...WRITES, ...OVERRULES };

describe.each(engines)("rights at the desk on $name", (engine) => {
  let clinic: TestClinic;
  let ids: Record<"own" | "another's", Cell>;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const cellOf = async (employeeId = 0) => ({
      id: (await clinic.booked("2026-11-24T02:00:00Z", { employeeId })).id,
      employeeId,
    });
    ids = { own: await cellOf(clinic.doctors[0]), "another's": await cellOf(clinic.doctors[1]) };
  });
  afterAll(() => clinic.close());

  it.each(cells)(
    "$call by $role in $column column: $isAllowed",
    async ({ call, role, column, isAllowed }) => {
      const person = await deskPerson(clinic, { role, employeeId: clinic.doctors[0] });
      const { status, text } = await outcomeOf(CALLS[call]?.(person, ids[column]) ?? Promise.resolve());
      if (isAllowed) return expect([200, 409, 422]).toContain(status);
      expect(status).toBe(403);
      expect(text).toMatch(/^이 일은 대표·실장·접수(·원장)?만 할 수 있습니다\.$/);
    },
  );

  it("gives an account without a column nothing of a doctor's own", async () => {
    const person = await deskPerson(clinic, { role: "doctor" });
    expect((await outcomeOf(person.day(DAY))).status).toBe(200);
    for (const call of Object.values(WRITES))
      expect((await outcomeOf(call(person, ids.own))).status).toBe(403);
  });

  it("keeps a doctor from moving patients between the own column and another's", async () => {
    const person = await deskPerson(clinic, { role: "doctor", employeeId: clinic.doctors[0] });
    const employeeId = ids["another's"].employeeId;
    expect((await outcomeOf(person.move(ids.own.id, { startAt, employeeId, version: 1 }))).status).toBe(403);
    const taken = { startAt, employeeId: ids.own.employeeId, version: 1 };
    expect((await outcomeOf(person.move(ids["another's"].id, taken))).status).toBe(403);
    const confirm = { step: "confirm", version: 1, employeeId } as const;
    expect((await outcomeOf(person.step(ids.own.id, confirm))).status).toBe(403);
  });

  it("hides numbers and memos of another's patients from a doctor, and finds own patients alone", async () => {
    const person = await deskPerson(clinic, { role: "doctor", employeeId: clinic.doctors[0] });
    const reception = await deskPerson(clinic);
    const [own, other] = [await person.record(ids.own.id), await person.record(ids["another's"].id)];
    expect(own).toMatchObject({ memo: "", customer: { phone: expect.stringMatching(/^010/) } });
    expect(other).toMatchObject({ memo: null, customer: { phone: null } });
    const found = async (who: DeskPerson) => {
      const query = { search: "김손님" };
      const { rows } = await who.call("GET /studio/:clinic/customers", { query });
      return rows.map(({ id }) => id);
    };
    expect(await found(person)).toEqual([own.customer.id]);
    expect(await found(reception)).toContain(other.customer.id);
    const add = { ...newOne({ employeeId: ids.own.employeeId }), customer: { id: other.customer.id } };
    expect((await outcomeOf(person.add({ ...add, startAt }))).status).toBe(404);
    const toldOf = (customerId: number) => {
      const query = { startAt, employeeId: ids.own.employeeId, customerId };
      return outcomeOf(person.call("GET /studio/:clinic/message-of-new", { query }));
    };
    expect((await toldOf(other.customer.id)).status).toBe(404);
    expect((await toldOf(own.customer.id)).status).toBe(200);
  });
});
