import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  isOwnersToGive,
  rolesToInviteTo,
  STAFF_ROLES,
  type StaffAction,
  type StaffRole,
} from "@/contract/studio/roles";
import { audit } from "../db/schema/audit";
import { staff } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { findActor, giveRole } from "../staff/accounts";
import { acceptInvitation } from "../staff/invitations";
import { findSession, openSession } from "../staff/sessions";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { FRIDAY_MORNING } from "../testing/test-backend";

/** Statuses: of the list, of an invitation to a role that is not theirs to give, of a change to nobody. */
const NOT_ALLOWED = { list: 403, refused: 403, unknown: 403 };
const ANSWERS: Partial<Record<StaffRole, typeof NOT_ALLOWED>> = {
  owner: { list: 200, refused: 404, unknown: 422 },
  manager: { list: 200, refused: 403, unknown: 403 },
};

describe.each(engines)("the people of a clinic on $name", (engine) => {
  let clinic: TestClinic;
  let owner: DeskPerson;
  let manager: DeskPerson;
  const member = async (role: StaffRole, name: string) => {
    const row = { name, phone: randomPhone(), createdAt: FRIDAY_MORNING };
    const [account] = await clinic.db.insert(staff).values(row).returning();
    if (!account) throw new Error("There is no account");
    const actor = { kind: "command", id: null, name: "a test" } as const;
    await giveRole(
      clinic.db,
      "alpha",
      { staffId: account.id, role, employeeId: null },
      { actor, now: FRIDAY_MORNING },
    );
    return account;
  };
  beforeAll(async () => {
    clinic = await openClinic(engine);
    owner = await deskPerson(clinic, { ...(await member("owner", "서대표")), role: "owner" });
    manager = await deskPerson(clinic, { ...(await member("manager", "최실장")), role: "manager" });
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const list = async () => (await owner.call("GET /studio/:clinic/staff", {})).row;
  const invite = (who: DeskPerson, role: StaffRole, phone = randomPhone()) =>
    who.call("POST /studio/:clinic/invitations", { body: { phone, role } });
  const withdraw = (who: DeskPerson, phone: string) =>
    who.call("DELETE /studio/:clinic/invitations/:phone", { params: { phone } });
  const change = (who: DeskPerson, id: number, role: StaffRole, employeeId: number | null = null) =>
    who.call("PUT /studio/:clinic/staff/:id", { params: { id }, body: { role, employeeId } });
  const remove = (who: DeskPerson, id: number) =>
    who.call("DELETE /studio/:clinic/staff/:id", { params: { id } });
  const newest = async () =>
    (await new PartnerScope(clinic.db, "alpha").rows(audit, { orderBy: [desc(audit.id)], limit: 1 }))[0];

  it("are invited by a link to their phone, and listed with who invited them until they use it", async () => {
    const phone = randomPhone();
    const { row } = await invite(manager, "reception", phone);
    expect(row).toMatchObject({
      isSent: true,
      invitations: [{ phone, role: "reception", invitedBy: "최실장" }],
    });
    expect(await newest()).toMatchObject({
      action: "invitation.sent",
      actorName: "최실장",
      after: { role: "reception", maskedPhone: `010-****-${phone.slice(-4)}` },
    });
    const [message] = clinic.sms.messages;
    expect(message).toMatchObject({ phone });
    const token = /\/invite\/(\S+)$/.exec(message?.text ?? "")?.[1] ?? "";
    await acceptInvitation(clinic.db, { token, name: "박접수", now: clinic.clock.now });
    const { people, invitations } = await list();
    expect(people.map(({ name, role, isSelf }) => [name, role, isSelf])).toEqual([
      ["서대표", "owner", true],
      ["최실장", "manager", false],
      ["박접수", "reception", false],
    ]);
    expect(invitations).toEqual([]);
    const again = await outcomeOf(invite(manager, "editor", phone));
    expect(again).toMatchObject({ status: 409, code: "staff.member" });
    await remove(owner, people[2]?.id ?? 0);
  });

  it("are invited again after a minute, and an invitation is withdrawn once", async () => {
    const phone = randomPhone();
    await invite(owner, "editor", phone);
    expect(await outcomeOf(invite(owner, "editor", phone))).toMatchObject({ status: 429 });
    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + 60_000);
    const { row } = await invite(owner, "doctor", phone);
    expect(row.invitations.map(({ role }) => role)).toEqual(["doctor"]);
    expect((await withdraw(owner, phone)).row.invitations).toEqual([]);
    expect((await newest())?.action).toBe("invitation.withdrawn");
    expect((await outcomeOf(withdraw(owner, phone))).status).toBe(404);
    const elsewhere = { phone: randomPhone(), role: "doctor" as const, employeeId: 999_999 };
    const unknown = owner.call("POST /studio/:clinic/invitations", { body: elsewhere });
    expect(await outcomeOf(unknown)).toMatchObject({ status: 422, code: "staff.employee" });
  });

  it("whom an owner has invited as one are not invited as less by a manager", async () => {
    const phone = randomPhone();
    await invite(owner, "owner", phone);
    expect((await outcomeOf(invite(manager, "reception", phone))).status).toBe(403);
    expect((await list()).invitations).toMatchObject([{ phone, role: "owner" }]);
    await withdraw(owner, phone);
  });

  it("change their role, and never the last owner", async () => {
    const { id } = await member("reception", "정접수");
    const { row } = await change(owner, id, "doctor", clinic.doctors[0] ?? 0);
    expect(row.people.find((person) => person.id === id)).toMatchObject({
      role: "doctor",
      employeeId: clinic.doctors[0],
    });
    expect(await newest()).toMatchObject({
      action: "staff.roleChanged",
      before: { role: "reception" },
      after: { role: "doctor" },
    });
    const refused = { status: 422, code: "staff.last-owner" };
    expect(await outcomeOf(change(owner, owner.staff.id, "manager"))).toMatchObject(refused);
    expect(await outcomeOf(remove(owner, owner.staff.id))).toMatchObject(refused);
    await change(owner, id, "owner");
    await change(owner, id, "editor");
    await remove(owner, id);
    expect(await outcomeOf(change(owner, id, "editor"))).toMatchObject({
      status: 422,
      code: "staff.unknown",
    });
  });

  it.each(STAFF_ROLES)("are an owner's to change and a manager's to invite below: %s", async (role) => {
    const person = await deskPerson(clinic, { id: manager.staff.id, role });
    const { list: listing, refused, unknown } = ANSWERS[role] ?? NOT_ALLOWED;
    expect((await outcomeOf(person.call("GET /studio/:clinic/staff", {}))).status).toBe(listing);
    const given = rolesToInviteTo({ role, employeeId: null, grants: [] });
    for (const wanted of STAFF_ROLES) {
      const { status } = await outcomeOf(invite(person, wanted));
      expect(status, wanted).toBe(given.includes(wanted) ? 200 : refused);
    }
    expect((await outcomeOf(change(person, 999_999, "editor"))).status).toBe(unknown);
    expect((await outcomeOf(remove(person, 999_999))).status).toBe(unknown);
    for (const { phone } of (await list()).invitations) await withdraw(owner, phone);
  });

  it("are changed by an owner who has just used a passkey", async () => {
    const idle = await deskPerson(clinic, { id: owner.staff.id, role: "owner", passkeyAt: null });
    const needed = { status: 403, code: "passkey.not-fresh" };
    for (const role of STAFF_ROLES.filter((each) => each !== "platform" && isOwnersToGive(each)))
      expect(await outcomeOf(invite(idle, role))).toMatchObject(needed);
    expect(await outcomeOf(change(idle, manager.staff.id, "editor"))).toMatchObject(needed);
    expect(await outcomeOf(remove(idle, manager.staff.id))).toMatchObject(needed);
    const phone = randomPhone();
    expect((await outcomeOf(invite(idle, "reception", phone))).status).toBe(200);
    await invite(owner, "agency");
    const managers = (await list()).invitations.find(({ role }) => role === "agency")?.phone ?? "";
    expect((await outcomeOf(withdraw(manager, managers))).status).toBe(403);
    expect((await list()).invitations).toHaveLength(2);
    await withdraw(manager, phone);
    await withdraw(owner, managers);
  });

  it("are another clinic's business there", async () => {
    const other = await deskPerson(clinic, { id: owner.staff.id, role: "owner", tenant: "free" });
    expect((await other.call("GET /studio/:clinic/staff", {})).row.people).toEqual([]);
    expect((await outcomeOf(remove(other, manager.staff.id))).status).toBe(422);
    const accounts = await clinic.db.select().from(staff).where(eq(staff.id, manager.staff.id));
    expect(accounts).toHaveLength(1);
    expect((await list()).people.map(({ name }) => name)).toContain("최실장");
  });

  it("may be allowed more by an owner, within what the role can have, without another sign-in", async () => {
    const agency = await member("agency", "최대행");
    const token = await openSession(clinic.db, { staffId: agency.id, userAgent: "", now: FRIDAY_MORNING });
    const grant = (grants: StaffAction[], who = owner) =>
      who.call("PUT /studio/:clinic/staff/:id", {
        params: { id: agency.id },
        body: { role: "agency", grants },
      });
    await grant(["publish-content"]);
    expect(await findActor(clinic.db, "alpha", agency.id, FRIDAY_MORNING)).toMatchObject({
      role: "agency",
      grants: ["publish-content"],
    });
    expect(await newest()).toMatchObject({
      action: "staff.roleChanged",
      before: { role: "agency" },
      after: { role: "agency", grants: ["publish-content"] },
    });
    expect(await findSession(clinic.db, token, FRIDAY_MORNING)).not.toBeNull();
    expect(await outcomeOf(grant(["write-roles"]))).toMatchObject({ status: 422, code: "staff.grant" });
    expect((await outcomeOf(grant(["publish-prices"], manager))).status).toBe(403);
    await grant([]);
    expect(await findActor(clinic.db, "alpha", agency.id, FRIDAY_MORNING)).toMatchObject({ grants: [] });
  });
});
