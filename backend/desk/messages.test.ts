import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MessageChannel } from "@/contract/messages/kinds";
import { STAFF_ROLES, type StaffRole } from "@/contract/studio/roles";
import { customers } from "../db/schema/customers";
import { messages } from "../db/schema/messages";
import { staff } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { giveRole } from "../staff/accounts";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { FRIDAY_MORNING } from "../testing/test-backend";

const AT_THE_DESK: StaffRole[] = ["owner", "manager", "reception"];
const NOBODYS = "00000000-0000-4000-8000-000000000000";

describe.each(engines)("the desk's messages on $name", (engine) => {
  let clinic: TestClinic;
  let desk: DeskPerson;
  let scope: PartnerScope;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const row = { name: "박접수", phone: randomPhone(), createdAt: FRIDAY_MORNING };
    const [account] = await clinic.db.insert(staff).values(row).returning();
    const actor = { kind: "command", id: null, name: "a test" } as const;
    const given = { staffId: account?.id ?? 0, role: "reception", employeeId: null } as const;
    await giveRole(clinic.db, "alpha", given, { actor, now: FRIDAY_MORNING });
    desk = await deskPerson(clinic, { id: account?.id ?? 0 });
    scope = new PartnerScope(clinic.db, "alpha");
  });
  afterAll(() => clinic.close());

  const list = (which: "out" | "failed" | "due", person = desk) =>
    person.call("GET /studio/:clinic/messages", { query: { list: which } });
  const resend = (id: string, person = desk) =>
    person.call("PUT /studio/:clinic/messages/:id/resend", { params: { id } });
  const cancel = (id: string, person = desk) =>
    person.call("PUT /studio/:clinic/messages/:id/cancel", { params: { id } });

  it("are listed with who was told what, and what will be said", async () => {
    const visit = await clinic.booked("2026-11-24T05:00:00Z");
    const { rows: out, totals } = await list("out");
    expect(out[0]).toMatchObject({
      kind: "confirmed",
      state: "sent",
      channel: "sms",
      name: "김손님",
      isStaff: false,
      reservation: { id: visit.id, reservationNumber: visit.reservationNumber },
      text: expect.stringContaining("예약이 확정되었습니다"),
    });
    const due = await list("due");
    expect(due.rows.map(({ kind }) => kind)).toEqual(["dayBefore", "morningOf"]);
    expect(totals).toEqual({ sentToday: 1, failed: 0, due: 2, costOfMonth: 0 });
    const second = await desk.call("GET /studio/:clinic/messages", {
      query: { list: "due", page: 2, pageSize: 1 },
    });
    expect(second).toMatchObject({ rows: [{ kind: "morningOf" }], count: 2, page: 2, pageSize: 1 });
    const elsewhere = await deskPerson(clinic, { tenant: "free" });
    expect((await list("out", elsewhere)).rows).toEqual([]);
    expect(await outcomeOf(cancel(due.rows[0]?.id ?? "", elsewhere))).toMatchObject({ status: 404 });
  });

  it("are delivered once their provider has said so", async () => {
    const [sent] = (await list("out")).rows;
    expect(sent?.deliveredAt).toBeNull();
    await scope.update(messages, { deliveredAt: FRIDAY_MORNING }, eq(messages.id, sent?.id ?? ""));
    expect((await list("out")).rows[0]?.deliveredAt).toBe(FRIDAY_MORNING.toISOString());
    await scope.update(messages, { deliveredAt: null }, eq(messages.id, sent?.id ?? ""));
  });

  it("are called off while they are due, and no longer", async () => {
    const [reminder] = (await list("due")).rows;
    await cancel(reminder?.id ?? "");
    expect((await list("due")).rows.map(({ kind }) => kind)).toEqual(["morningOf"]);
    const [sent] = (await list("out")).rows;
    expect(await outcomeOf(cancel(sent?.id ?? ""))).toMatchObject({ status: 409, code: "message.not-due" });
    expect(await outcomeOf(cancel(NOBODYS))).toMatchObject({ status: 404 });
  });

  it("are sent again where they failed, and only there", async () => {
    const [sent] = (await list("out")).rows;
    const id = sent?.id ?? "";
    expect(await outcomeOf(resend(id))).toMatchObject({ status: 409, code: "message.not-failed" });
    await scope.update(messages, { state: "failed", failure: "3014", sentAt: null }, eq(messages.id, id));
    expect((await list("failed")).rows).toMatchObject([{ id, failure: "3014" }]);
    const before = clinic.sms.messages.length;
    await resend(id);
    expect(clinic.sms.messages.length).toBe(before + 1);
    expect((await list("failed")).rows).toEqual([]);
    const again = await scope.first(messages, {
      where: and(eq(messages.id, id), eq(messages.state, "sent")),
    });
    expect(again?.failure).toBeNull();
  });

  it("reach a person as chosen, by mail only with an address", async () => {
    const put = (channel: MessageChannel | null, email: string | null) =>
      desk.call("PUT /studio/:clinic/notices", {
        body: { notices: [{ kind: "newBooking", channel }], email },
      });
    expect(await outcomeOf(put("mail", null))).toMatchObject({ status: 422, code: "notice.email" });
    const { row } = await put("mail", "desk@clinic.example");
    expect(row.email).toBe("desk@clinic.example");
    expect(row.notices.filter(({ channel }) => channel !== null)).toEqual([
      { kind: "newBooking", channel: "mail" },
    ]);
    await clinic.booked("2026-11-24T06:30:00Z");
    expect(clinic.mail.messages[0]).toMatchObject({
      email: "desk@clinic.example",
      text: expect.stringContaining("새 예약"),
    });
    const byKakao = await put("alimtalk", null);
    expect(byKakao.row.notices).toContainEqual({ kind: "newBooking", channel: "alimtalk" });
    await put(null, null);
    const sent = clinic.mail.messages.length;
    await clinic.booked("2026-11-24T07:30:00Z");
    expect(clinic.mail.messages.length).toBe(sent);
  });

  it("stand before the press as they go out after it", async () => {
    const { id } = await clinic.booked("2026-11-24T07:00:00Z");
    const preview = async (startAt?: string) =>
      (
        await desk.call("GET /studio/:clinic/reservations/:id/message", {
          params: { id },
          query: { startAt },
        })
      ).row;
    expect(await preview()).toMatchObject({
      channel: "sms",
      text: expect.stringContaining("확정되었습니다"),
    });
    const startAt = "2026-11-26T05:00:00.000Z";
    const moved = await preview(startAt);
    expect(moved?.text).toContain("2026-11-26 14:00 예약으로 변경되었습니다");
    const employeeId = clinic.doctors[0] ?? 0;
    const { version } = await desk.record(id);
    await desk.move(id, { startAt, employeeId, version });
    await clinic.deliverMessages();
    expect((await list("out")).rows).toContainEqual(expect.objectContaining({ kind: "moved", ...moved }));
    clinic.clock.now = new Date("2026-11-26T05:00:01Z");
    expect(await preview(), "news of what is over is not sent").toBeNull();
  });

  it("stand before a new booking as they go out after it, but for its number", async () => {
    clinic.clock.now = FRIDAY_MORNING;
    const [employeeId = 0] = clinic.doctors;
    const preview = async (startAt: string, customerId?: number, person = desk) => {
      const query = { startAt, employeeId, customerId };
      return (await person.call("GET /studio/:clinic/message-of-new", { query })).row;
    };
    const sent = async ({ reservationNumber }: { reservationNumber: string }) => {
      const { rows: out } = await list("out");
      const found = out.find(({ reservation }) => reservation?.reservationNumber === reservationNumber);
      return { channel: found?.channel, text: found?.text?.replace(reservationNumber, "…") };
    };
    const add = async (startAt: string, customer: Parameters<typeof desk.add>[0]["customer"]) => {
      const productOptionIds = await clinic.optionIds("alpha", "초음파");
      const row = await desk.add({ source: "phone", customer, startAt, employeeId, productOptionIds });
      await clinic.deliverMessages();
      return row;
    };
    const startAt = "2026-12-08T05:00:00.000Z";
    const ofNew = await preview(startAt);
    expect(ofNew).toEqual({
      channel: "sms",
      text: "[alpha 의원] 2026-12-08 14:00 예약이 확정되었습니다. 예약번호 …",
    });
    const newcomer = { name: "전화 고객", phone: randomPhone(), isPrivacyNoticeRead: true } as const;
    const made = await add(startAt, newcomer);
    expect(await sent(made)).toEqual(ofNew);
    const abroad = { contactEmail: "guest@abroad.example", language: "en" } as const;
    await scope.update(customers, abroad, eq(customers.id, made.customer.id));
    const later = "2026-12-09T05:00:00.000Z";
    const ofKnown = await preview(later, made.customer.id);
    expect(ofKnown).toMatchObject({ channel: "mail", text: expect.stringContaining("is confirmed") });
    expect(await sent(await add(later, { id: made.customer.id }))).toEqual(ofKnown);
    expect(await preview("2026-11-19T05:00:00Z"), "no message about a time that is over").toBeNull();
  });

  it("of a new booking are shown of the clinic's own customers who have not left", async () => {
    const [employeeId = 0] = clinic.doctors;
    const { customer } = await desk.record((await clinic.booked("2026-12-10T05:00:00Z")).id);
    const outcome = (person: DeskPerson) => {
      const query = { startAt: "2026-12-11T05:00:00Z", employeeId, customerId: customer.id };
      return outcomeOf(person.call("GET /studio/:clinic/message-of-new", { query }));
    };
    const elsewhere = await deskPerson(clinic, { tenant: "free" });
    expect((await outcome(desk)).status).toBe(200);
    expect((await outcome(elsewhere)).status).toBe(404);
    await scope.update(customers, { leftAt: FRIDAY_MORNING }, eq(customers.id, customer.id));
    expect((await outcome(desk)).status).toBe(404);
  });

  it.each(STAFF_ROLES)("are for %s as the roles say", async (role) => {
    const person = await deskPerson(clinic, { role, id: desk.staff.id });
    const calls = [
      () => list("out", person),
      () => resend(NOBODYS, person),
      () => cancel(NOBODYS, person),
      () => person.call("GET /studio/:clinic/notices", {}),
      () => person.call("PUT /studio/:clinic/notices", { body: { notices: [], email: null } }),
    ];
    const statuses: number[] = [];
    for (const call of calls) statuses.push((await outcomeOf(call())).status);
    const may = AT_THE_DESK.includes(role);
    expect(statuses).toEqual(may ? [200, 404, 404, 200, 200] : [403, 403, 403, 403, 403]);
  });
});
