import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MessageRow, messages, staffNotices } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import { staff, staffRoles } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { type MessageProvider, type OutgoingMessage, SendError } from "../providers/message-provider";
import { openClinic } from "../testing/clinic";
import { deskPerson } from "../testing/desk";
import { engines } from "../testing/engines";
import { deliver } from "./deliver";
import { sweepMessages } from "./ledger";

/** A Tuesday, 14:00 at the clinic. */
const TUESDAY_14 = "2026-11-24T05:00:00Z";
const WEDNESDAY_15 = "2026-11-25T06:00:00Z";

describe.each(engines)("messages on $name", (engine) => {
  let clinic: Awaited<ReturnType<typeof openClinic>>;
  let scope: PartnerScope;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha", clinic.services.queue);
  });
  afterAll(() => clinic.close());

  const ledger = (reservationId: number, tenant = "alpha"): Promise<MessageRow[]> =>
    new PartnerScope(clinic.db, tenant).rows(messages, {
      where: eq(messages.reservationId, reservationId),
      orderBy: [asc(messages.createdAt), asc(messages.dueAt)],
    });
  /** `dayBefore due 2026-11-23T09:00:00.000Z`. */
  const summary = (rows: MessageRow[]) =>
    rows
      .map(({ kind, state, dueAt }) =>
        `${kind} ${state} ${state === "sent" ? "" : dueAt.toISOString()}`.trim(),
      )
      .sort();

  describe("of a reservation", () => {
    it("are a confirmation at once and reminders later", async () => {
      const { id } = await clinic.booked(TUESDAY_14);
      expect(summary(await ledger(id))).toEqual([
        "confirmed sent",
        "dayBefore due 2026-11-23T09:00:00.000Z",
        "morningOf due 2026-11-24T00:00:00.000Z",
      ]);
    });

    it("follow it to another time: no reminder of the old one is left", async () => {
      const { id } = await clinic.booked("2026-11-24T05:30:00Z");
      await clinic.change(id, { reservedAt: WEDNESDAY_15 });
      expect(summary(await ledger(id))).toEqual([
        "confirmed sent",
        "dayBefore canceled 2026-11-23T09:00:00.000Z",
        "dayBefore due 2026-11-24T09:00:00.000Z",
        "morningOf canceled 2026-11-24T00:00:00.000Z",
        "morningOf due 2026-11-25T00:00:00.000Z",
        "moved sent",
      ]);
    });

    it("end with it", async () => {
      const { id } = await clinic.booked("2026-11-24T06:00:00Z");
      await clinic.cancel(id);
      const states = (await ledger(id)).map(({ kind, state }) => `${kind} ${state}`).sort();
      expect(states).toEqual(["canceled sent", "confirmed sent", "dayBefore canceled", "morningOf canceled"]);
    });

    it("of a request are no reminders before the clinic's yes, and nothing of what is taken back at once", async () => {
      const { required } = await clinic.readClinic("confirm");
      const request = clinic.visit({ reservedAt: TUESDAY_14, employeeId: undefined, agreements: required });
      const { body } = await clinic.book(request, { tenant: "confirm" });
      const { id } = body.row;
      expect(summary(await ledger(id, "confirm"))).toEqual(["requested sent"]);
      const desk = await deskPerson({ ...clinic, deliverMessages: async () => {} }, { tenant: "confirm" });
      const confirmed = await desk.step(id, { step: "confirm", version: 1 });
      await desk.step(id, { step: "stepBack", version: confirmed.version, reason: "잘못 눌렀습니다" });
      await clinic.deliverMessages();
      const states = (await ledger(id, "confirm")).map(({ kind, state }) => `${kind} ${state}`);
      expect(states).toEqual([
        "requested sent",
        "confirmed canceled",
        "dayBefore canceled",
        "morningOf canceled",
      ]);
    });

    it("reach those of the clinic who chose to be told", async () => {
      const now = clinic.clock.now;
      const [person] = await clinic.db
        .insert(staff)
        .values({ name: "박접수", phone: "01055556666", createdAt: now })
        .returning();
      const staffId = person?.id ?? 0;
      await scope.insert(staffRoles, [{ staffId, role: "reception", createdAt: now }]);
      await scope.insert(staffNotices, [
        { staffId, kind: "newBooking", channel: "sms" },
        // The clinic has no Kakao channel.
        { staffId, kind: "cancellation", channel: "alimtalk" },
      ]);
      const { id } = await clinic.booked("2026-11-24T07:00:00Z");
      const own = async () => (await ledger(id)).filter((row) => row.staffId !== null);
      expect((await own()).map(({ kind, state }) => `${kind} ${state}`)).toEqual(["newBooking sent"]);
      expect(clinic.sms.messages.some(({ phone }) => phone === "01055556666")).toBe(true);
      await clinic.cancel(id);
      expect((await own()).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
        "newBooking sms",
        "cancellation sms",
      ]);
      await scope.delete(staffNotices, eq(staffNotices.staffId, staffId));
    });
  });

  describe("to a provider", () => {
    let book: Map<string, OutgoingMessage>;
    let answers: (SendError | "accepted, but the line broke")[];
    beforeEach(() => {
      book = new Map();
      answers = [];
    });
    const provider: MessageProvider = {
      name: "test",
      channels: ["alimtalk", "sms"],
      send: async (message) => {
        const answer = answers.shift();
        if (answer instanceof SendError) throw answer;
        if (book.has(message.id)) throw new Error("sent twice");
        book.set(message.id, message);
        if (answer) throw new SendError("unknown", "timeout");
        return { providerId: `p-${message.id}`, cost: 13 };
      },
      find: async ({ id }) => (book.has(id) ? { providerId: `found-${id}`, cost: 13 } : null),
    };
    const services = () => ({ ...clinic.services, messageProvider: async () => provider });
    const tryOnce = (id: string, isLastTry = false) =>
      deliver(services(), { partnerId: "alpha", id, isLastTry }).catch((error: unknown) => error);
    const row = async (id: string) => scope.first(messages, { where: eq(messages.id, id) });

    const isTold = async (id: number) =>
      (await scope.first(reservations, { where: eq(reservations.id, id) }))?.isSend;

    let visits = 0;
    /** A confirmation that has not been tried, of a new visit. */
    async function dueMessage(): Promise<{ id: string; reservationId: number }> {
      visits += 1;
      const startAt = new Date(Date.parse("2026-12-01T00:30:00Z") + visits * 1_800_000);
      const { id: reservationId } = await clinic.booked(startAt.toISOString());
      const confirmation = (await ledger(reservationId)).find(({ kind }) => kind === "confirmed");
      const id = confirmation?.id ?? "";
      const untried = { state: "due", tries: 0, sentAt: null, channel: null } as const;
      await scope.update(messages, untried, eq(messages.id, id));
      return { id, reservationId };
    }

    it("go out once, with what it answered", async () => {
      const { id } = await dueMessage();
      await Promise.all([tryOnce(id), tryOnce(id), tryOnce(id)]);
      expect(await row(id)).toMatchObject({
        state: "sent",
        provider: "test",
        providerId: `p-${id}`,
        cost: 13,
      });
      await tryOnce(id);
      expect(book.size).toBe(1);
    });

    it("are tried again where it is busy, and fail in the end", async () => {
      const { id, reservationId } = await dueMessage();
      answers = [new SendError("busy", "429"), new SendError("busy", "503")];
      expect(await tryOnce(id)).toMatchObject({ kind: "busy" });
      expect(await row(id)).toMatchObject({ state: "due", tries: 1, failure: "429", isUncertain: false });
      expect(await tryOnce(id, true)).toMatchObject({ kind: "busy" });
      expect(await row(id)).toMatchObject({ state: "failed", failure: "503" });
      expect(book.size).toBe(0);
      expect(await isTold(reservationId)).toBe(false);
    });

    it("are looked for, not sent again, where the answer was lost", async () => {
      const { id } = await dueMessage();
      answers = ["accepted, but the line broke"];
      expect(await tryOnce(id)).toMatchObject({ kind: "unknown" });
      expect(await row(id)).toMatchObject({ state: "due", isUncertain: true });
      await tryOnce(id);
      expect(await row(id)).toMatchObject({ state: "sent", providerId: `found-${id}` });
      expect(book.size).toBe(1);
    });

    it("are looked for where the process was killed while it sent", async () => {
      const { id } = await dueMessage();
      book.set(id, {} as OutgoingMessage);
      const triedAt = new Date(clinic.clock.now.getTime() - 10_000);
      await scope.update(messages, { state: "sending", triedAt }, eq(messages.id, id));
      expect(await tryOnce(id)).toMatchObject({ kind: "busy", code: "being-sent" });
      await scope.update(messages, { triedAt: new Date(triedAt.getTime() - 60_000) }, eq(messages.id, id));
      await tryOnce(id);
      expect(await row(id)).toMatchObject({ state: "sent", providerId: `found-${id}` });
    });

    it("reach a clinic's people by AlimTalk where there is a channel for it", async () => {
      const [person] = await clinic.db.select().from(staff).where(eq(staff.phone, "01055556666"));
      const staffId = person?.id ?? 0;
      await scope.insert(staffNotices, [{ staffId, kind: "newBooking", channel: "alimtalk" }]);
      const visit = await clinic.booked("2026-11-25T07:30:00Z");
      const { id = "" } = (await ledger(visit.id)).find((one) => one.staffId === staffId) ?? {};
      await scope.update(messages, { state: "due", channel: null }, eq(messages.id, id));
      await tryOnce(id);
      expect(book.get(id)).toMatchObject({ channel: "alimtalk", template: { code: "newBooking_ko_v1" } });
      await scope.delete(staffNotices, eq(staffNotices.staffId, staffId));
    });

    it("go by SMS, once, where AlimTalk refuses", async () => {
      const { id, reservationId } = await dueMessage();
      answers = [new SendError("refused", "no-kakao-user"), new SendError("refused", "no-kakao-user")];
      await tryOnce(id);
      const now = (await ledger(reservationId)).filter(({ kind }) => kind === "confirmed");
      expect(now.map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
        "alimtalk failed",
        "sms due",
      ]);
      expect(await isTold(reservationId)).toBe(true);
      const instead = now.find(({ channel }) => channel === "sms")?.id ?? "";
      await tryOnce(instead);
      expect(await row(instead)).toMatchObject({ state: "failed", failure: "no-kakao-user" });
      expect(await isTold(reservationId)).toBe(false);
      expect((await ledger(reservationId)).filter(({ kind }) => kind === "confirmed")).toHaveLength(2);
    });

    it("say nothing any more that has become untrue", async () => {
      const { id, reservationId } = await dueMessage();
      await scope.update(
        reservations,
        { startAt: new Date("2026-11-19T05:00:00Z"), endAt: new Date("2026-11-19T05:30:00Z") },
        eq(reservations.id, reservationId),
      );
      await tryOnce(id);
      expect(await row(id)).toMatchObject({ state: "canceled" });
      expect(book.size).toBe(0);
    });
  });

  it("that lost their job get another", async () => {
    const later = new Date(clinic.clock.now.getTime() + 30 * 86_400_000);
    expect(await sweepMessages(clinic.db, clinic.services.queue, later)).toBeGreaterThan(0);
    expect(await scope.count(reservations)).toBeGreaterThan(0);
  });
});
