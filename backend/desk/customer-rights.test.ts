import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "@/contract/studio/roles";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

const DESK: StaffRole[] = ["owner", "manager", "reception"];
const UNKNOWN = 999_999;

interface Patient {
  id: number;
  name: string;
}

const customer = "/studio/:clinic/customers/:id" as const;
const CALLS: Record<string, (person: DeskPerson, patient: Patient) => Promise<unknown>> = {
  card: (person, { id }) => person.call(`GET ${customer}`, { params: { id } }),
  "note added": (person, { id }) =>
    person.call(`POST ${customer}/notes`, { params: { id }, body: { text: "메모" } }),
  "note removed": (person, { id }) =>
    person.call(`DELETE ${customer}/notes/:noteId`, { params: { id, noteId: UNKNOWN } }),
  "one exported": (person, { id }) => person.call(`POST ${customer}/export`, { params: { id } }),
  "list exported": (person) => person.call("POST /studio/:clinic/customers/export", {}),
  // Of one who has a visit ahead: who may gets a 422, and nothing is erased.
  erased: (person, { id }) => person.call(`DELETE ${customer}`, { params: { id } }),
};
const OWNERS_ALONE = ["one exported", "list exported", "erased"];
const ALLOWED: Record<string, number> = { "note removed": 404, erased: 422 };

function statusFor(call: string, role: StaffRole, whose: "own" | "another's"): number {
  const allowed = ALLOWED[call] ?? 200;
  if (OWNERS_ALONE.includes(call)) return role === "owner" ? allowed : 403;
  if (role === "doctor") return whose === "own" ? allowed : 404;
  return DESK.includes(role) ? allowed : 403;
}

const cells = STAFF_ROLES.flatMap((role) =>
  (["own", "another's"] as const).flatMap((whose) =>
    Object.keys(CALLS).map((call) => ({ role, whose, call, status: statusFor(call, role, whose) })),
  ),
);

describe.each(engines)("rights over customers on $name", (engine) => {
  let clinic: TestClinic;
  let patients: Record<"own" | "another's", Patient>;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const desk = await deskPerson(clinic);
    const patientOf = async (employeeId = 0) => {
      const { id } = await clinic.booked("2026-11-24T02:00:00Z", { employeeId });
      return (await desk.record(id)).customer;
    };
    patients = { own: await patientOf(clinic.doctors[0]), "another's": await patientOf(clinic.doctors[1]) };
  });
  afterAll(() => clinic.close());

  it.each(cells)("$call of $whose patient by $role: $status", async ({ call, role, whose, status }) => {
    const person = await deskPerson(clinic, { role, employeeId: clinic.doctors[0] });
    const { status: answered } = await outcomeOf(
      CALLS[call]?.(person, patients[whose]) ?? Promise.reject(new Error(call)),
    );
    expect(answered).toBe(status);
  });

  it.each(STAFF_ROLES)(
    "shows a list to the desk, own patients to a doctor, nothing to others: %s",
    async (role) => {
      const person = await deskPerson(clinic, { role, employeeId: clinic.doctors[0] });
      for (const search of ["", "김손님"]) {
        const list = person.call("GET /studio/:clinic/customers", { query: { search } });
        const expected = DESK.includes(role)
          ? [patients.own.id, patients["another's"].id]
          : [patients.own.id];
        if (!DESK.includes(role) && role !== "doctor") expect((await outcomeOf(list)).status).toBe(403);
        else expect((await list).rows.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
        if (role === "doctor") expect((await list).rows).toHaveLength(1);
      }
    },
  );

  it("gives an account without a column no patient, and a clinic no other clinic's customer", async () => {
    const columnless = await deskPerson(clinic, { role: "doctor" });
    const stranger = await deskPerson(clinic, { role: "owner", tenant: "free" });
    for (const call of Object.keys(CALLS))
      expect((await outcomeOf(CALLS[call]?.(columnless, patients.own) ?? Promise.resolve())).status).toBe(
        403,
      );
    expect((await stranger.call("GET /studio/:clinic/customers", { query: {} })).rows).toEqual([]);
    for (const call of Object.keys(CALLS).filter((name) => name !== "list exported"))
      expect((await outcomeOf(CALLS[call]?.(stranger, patients.own) ?? Promise.resolve())).status).toBe(404);
  });

  const cellsOfAge = OWNERS_ALONE.flatMap((call) => [
    ...["none", "300001"].map((age) => ({ call, age, code: "passkey.not-fresh" })),
    { call, age: "300000", code: call === "erased" ? "customer.has-reservations" : null },
  ]);

  it.each(cellsOfAge)(
    "$call by an owner whose passkey is $age ms old: $code",
    async ({ call, age, code }) => {
      const passkeyAt = age === "none" ? null : new Date(clinic.clock.now.getTime() - Number(age));
      const owner = await deskPerson(clinic, { role: "owner", passkeyAt });
      const outcome = await outcomeOf(CALLS[call]?.(owner, patients.own) ?? Promise.resolve());
      expect(outcome.code).toBe(code);
      if (code === "passkey.not-fresh") expect(outcome.status).toBe(403);
    },
  );

  it("names the role and asks for no passkey where the role may not", async () => {
    const manager = await deskPerson(clinic, { role: "manager", passkeyAt: null });
    for (const call of OWNERS_ALONE)
      expect((await outcomeOf(CALLS[call]?.(manager, patients.own) ?? Promise.resolve())).code).toBe(
        "not-allowed",
      );
  });

  it("lets nobody but its author remove a note", async () => {
    const [author, owner] = [await deskPerson(clinic), await deskPerson(clinic, { role: "owner" })];
    const params = { id: patients.own.id };
    const { row } = await author.call(`POST ${customer}/notes`, { params, body: { text: "붉은 기" } });
    const remove = (person: DeskPerson) =>
      outcomeOf(person.call(`DELETE ${customer}/notes/:noteId`, { params: { ...params, noteId: row.id } }));
    expect(await remove(owner)).toMatchObject({ status: 403, code: "note.not-own" });
    const elsewhere = { id: patients["another's"].id, noteId: row.id };
    expect(
      (await outcomeOf(author.call(`DELETE ${customer}/notes/:noteId`, { params: elsewhere }))).status,
    ).toBe(404);
    expect(await remove(author)).toMatchObject({ status: 200 });
    expect(await remove(author)).toMatchObject({ status: 404 });
  });
});
