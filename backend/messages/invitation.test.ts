import { and, desc, eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MessageKind } from "@/contract/messages/kinds";
import { customers } from "../db/schema/customers";
import { messages } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { readEnvironment } from "../lib/environment";
import { platformMessages } from "../providers/platform-messages";
import { openClinic, type TestClinic } from "../testing/clinic";
import { deliveriesOf } from "../testing/deliveries";
import { deskPerson } from "../testing/desk";
import { engines } from "../testing/engines";
import { headerOf, partOf, startSmtp } from "../testing/provider-stubs/smtp";
import { deliver } from "./deliver";

const EMAIL = "hanako@mail.example";
const TUESDAY_14 = "2026-11-24T05:00:00Z";

/** Lines as they were before they were folded. */
const unfold = (file: string) => file.replace(/\r\n[\t ]/g, "").split("\r\n");

describe.each(engines)("e-mail to visitors on $name", (engine) => {
  let clinic: TestClinic;
  let stub: Awaited<ReturnType<typeof startSmtp>>;
  let services: TestClinic["services"];
  beforeAll(async () => {
    [clinic, stub] = await Promise.all([openClinic(engine), startSmtp()]);
    const { environment, sms, mail } = clinic.services;
    const { MAIL_PROVIDER, SMTP_URL, MAIL_FROM } = readEnvironment({
      MAIL_PROVIDER: "smtp",
      SMTP_URL: stub.url,
      MAIL_FROM: "예약 안내 <booking@clinics.example>",
    });
    const set = { ...environment, MAIL_PROVIDER, SMTP_URL, MAIL_FROM };
    services = { ...clinic.services, environment: set, messageProvider: platformMessages(set, sms, mail) };
  });
  afterAll(() => Promise.all([clinic.close(), stub.close()]));

  const lastMail = () => stub.box.at(-1) ?? { from: "", to: [], raw: "" };
  const lastEntry = () => unfold(partOf(lastMail(), "text/calendar"));
  const deliverMails = () => deliveriesOf(services)();
  const tryOnce = (id: string, tenant = "alpha") =>
    deliver(services, { partnerId: tenant, id, isLastTry: false }).catch((error: unknown) => error);

  /** From here on the visitor is written to by e-mail. */
  async function writeTo(reservationId: number, language: "ja" | "ko" = "ja", tenant = "alpha") {
    const scope = new PartnerScope(clinic.db, tenant);
    const row = await scope.first(reservations, { where: eq(reservations.id, reservationId) });
    const contact = { contactEmail: EMAIL, language };
    await scope.update(customers, contact, eq(customers.id, row?.customerId ?? 0));
    return row;
  }
  /** The last message of a kind, as if it had not been tried. */
  async function dueAgain(reservationId: number, kind: MessageKind, tenant = "alpha") {
    const scope = new PartnerScope(clinic.db, tenant);
    const where = and(eq(messages.reservationId, reservationId), eq(messages.kind, kind)) as SQL;
    const row = await scope.first(messages, { where, orderBy: [desc(messages.createdAt)] });
    const id = row?.id ?? "";
    await scope.update(messages, { state: "due", tries: 0, channel: null }, eq(messages.id, id));
    return id;
  }
  const state = (id: string) =>
    new PartnerScope(clinic.db, "alpha").first(messages, { where: eq(messages.id, id) });

  it("invites to a confirmed visit, in the visitor's language", async () => {
    const { id, reservationNumber } = await clinic.booked(TUESDAY_14);
    const row = await writeTo(id);
    const messageId = await dueAgain(id, "confirmed");
    await tryOnce(messageId);
    expect(await state(messageId)).toMatchObject({ state: "sent", channel: "mail", provider: "smtp" });
    expect(lastMail().to).toEqual([EMAIL]);
    expect(headerOf(lastMail(), "Subject")).toBe("[alpha 의원] ご予約のお知らせ");
    expect(headerOf(lastMail(), "Message-ID")).toBe(`<${messageId}@clinics.example>`);
    expect(partOf(lastMail(), "text/plain")).toContain("ご予約が確定しました");
    expect(lastMail().raw).toMatch(/text\/calendar; charset=utf-8;\s+method=REQUEST/);
    expect(lastEntry()).toEqual(
      expect.arrayContaining([
        "METHOD:REQUEST",
        `UID:${reservationNumber}@alpha`,
        "SEQUENCE:0",
        "STATUS:CONFIRMED",
        "SUMMARY:alpha 의원 ご予約",
        "DTSTART:20261124T050000Z",
        'ORGANIZER;CN="alpha 의원":MAILTO:booking@clinics.example',
        `ATTENDEE;RSVP=FALSE;ROLE="REQ-PARTICIPANT";PARTSTAT="ACCEPTED";CN="${row?.customerName}":mailto:${EMAIL}`,
      ]),
    );
  });

  it("moves the entry with the visit, and takes it out", async () => {
    const { id, reservationNumber } = await clinic.booked("2026-11-24T05:30:00Z");
    await writeTo(id);
    await clinic.change(id, { reservedAt: "2026-11-25T06:00:00Z" });
    await tryOnce(await dueAgain(id, "moved"));
    const uid = `UID:${reservationNumber}@alpha`;
    const moved = ["METHOD:REQUEST", uid, "SEQUENCE:1", "DTSTART:20261125T060000Z"];
    expect(lastEntry()).toEqual(expect.arrayContaining(moved));
    await clinic.cancel(id);
    await tryOnce(await dueAgain(id, "canceled"));
    expect(lastMail().raw).toMatch(/text\/calendar; charset=utf-8;\s+method=CANCEL/);
    const canceled = ["METHOD:CANCEL", uid, "SEQUENCE:2", "STATUS:CANCELLED"];
    expect(lastEntry()).toEqual(expect.arrayContaining(canceled));
  });

  it("enters no request before the clinic's yes, and makes a visit tentative whose change is one", async () => {
    const tenant = "confirm";
    const { required } = await clinic.readClinic(tenant);
    const visit = clinic.visit({ reservedAt: TUESDAY_14, employeeId: undefined, agreements: required });
    const { body } = await clinic.book(visit, { tenant });
    const { id } = body.row;
    await writeTo(id, "ko", tenant);
    await tryOnce(await dueAgain(id, "requested", tenant), tenant);
    expect(partOf(lastMail(), "text/plain")).toContain("예약 요청을 받았습니다");
    expect(partOf(lastMail(), "text/calendar")).toBe("");

    const desk = await deskPerson({ ...clinic, deliverMessages: deliverMails }, { tenant });
    await desk.step(id, { step: "confirm", version: 1 });
    await deliverMails();
    expect(lastEntry()).toEqual(expect.arrayContaining(["METHOD:REQUEST", "STATUS:CONFIRMED", "SEQUENCE:1"]));
    await clinic.change(id, { reservedAt: "2026-11-26T06:00:00Z" }, { tenant });
    await tryOnce(await dueAgain(id, "changeRequested", tenant), tenant);
    const tentative = ["METHOD:REQUEST", "STATUS:TENTATIVE", "SEQUENCE:2", "DTSTART:20261126T060000Z"];
    expect(lastEntry()).toEqual(expect.arrayContaining(tentative));
    await desk.step(id, { step: "refuse", version: 3, reason: "휴진" });
    await deliverMails();
    expect(lastEntry()).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:3"]));
  });

  it("says nothing to calendars in reminders", async () => {
    const { id } = await clinic.booked("2026-11-24T06:30:00Z");
    await writeTo(id);
    const reminderId = await dueAgain(id, "dayBefore");
    const { now } = clinic.clock;
    clinic.clock.now = (await state(reminderId))?.dueAt ?? now;
    await tryOnce(reminderId);
    clinic.clock.now = now;
    expect(partOf(lastMail(), "text/plain")).toContain("明日");
    expect(partOf(lastMail(), "text/calendar")).toBe("");
  });

  it("is sent again under the same Message-ID where the outcome is unknown", async () => {
    const { id } = await clinic.booked("2026-11-24T07:00:00Z");
    await writeTo(id);
    const messageId = await dueAgain(id, "confirmed");
    stub.meet("lost");
    expect(await tryOnce(messageId)).toMatchObject({ kind: "unknown" });
    expect(await state(messageId)).toMatchObject({ state: "due", isUncertain: true, failure: "timeout" });
    await tryOnce(messageId);
    expect(await state(messageId)).toMatchObject({ state: "sent", failure: null });
    const [first, second] = stub.box.slice(-2);
    if (!first || !second) throw new Error("two mails were expected");
    expect(headerOf(first, "Message-ID")).toBe(headerOf(second, "Message-ID"));
    const entries = [first, second].map((mail) => partOf(mail, "text/calendar").replace(/DTSTAMP.*/, ""));
    expect(entries[0]).toBe(entries[1]);
  });

  it("names nobody else, whatever a visitor is called", async () => {
    const { id } = await clinic.booked("2026-11-25T02:00:00Z");
    await writeTo(id);
    const customerName = 'Eve":mailto:evil@mail.example\r\nATTENDEE:mailto:evil@mail.example';
    await new PartnerScope(clinic.db, "alpha").update(
      reservations,
      { customerName },
      eq(reservations.id, id),
    );
    await tryOnce(await dueAgain(id, "confirmed"));
    const people = lastEntry().filter((line) => line.startsWith("ATTENDEE"));
    expect(people).toHaveLength(1);
    const quoted = "Eve :mailto:evil@mail.example ATTENDEE:mailto:evil@mail.example";
    expect(people[0]?.split(";CN=")[1]).toBe(`"${quoted}":mailto:${EMAIL}`);
  });

  it("gives the webhook the calendar file as well, and none without MAIL_FROM", async () => {
    const { id } = await clinic.booked("2026-11-25T03:00:00Z");
    await writeTo(id);
    const webhook = { ...services, messageProvider: clinic.services.messageProvider };
    const again = { partnerId: "alpha", id: await dueAgain(id, "confirmed"), isLastTry: true };
    await deliver(webhook, again);
    const [sent] = clinic.mail.messages;
    expect(sent).toMatchObject({ email: EMAIL, calendar: { method: "REQUEST" } });
    expect(unfold(sent?.calendar?.content ?? "")).toContain("METHOD:REQUEST");
    await dueAgain(id, "confirmed");
    await deliver({ ...webhook, environment: clinic.services.environment }, again);
    expect(clinic.mail.messages[0]).toMatchObject({ email: EMAIL });
    expect(clinic.mail.messages[0]?.calendar).toBeUndefined();
  });
});
