import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../db/schema/messages";
import { openReports, REPORTERS } from "../testing/delivery-reports";
import { deskPerson } from "../testing/desk";
import { engines } from "../testing/engines";
import { resendMessage } from "./manage";

const MINUTE_MS = 60_000;

describe.each(engines)("reports of delivery on $name", (engine) => {
  let reports: Awaited<ReturnType<typeof openReports>>;
  beforeAll(async () => {
    reports = await openReports(engine);
  });
  afterAll(() => reports.close());

  it.each(REPORTERS)("of %s say once that it was delivered, late and twice as they come", async (name) => {
    const { clinic, report, readRow, countOf } = reports;
    const sent = await reports.sentMessage(name);
    expect(sent).toMatchObject({ state: "sent", channel: "alimtalk", provider: name, deliveredAt: null });
    const repeated = await countOf(name, "repeated");
    const reportedAt = new Date(clinic.clock.now.getTime() + MINUTE_MS);
    clinic.clock.now = reportedAt;
    expect(await report(name, sent, "delivered")).toEqual([204]);
    clinic.clock.now = new Date(reportedAt.getTime() + MINUTE_MS);
    expect(await report(name, sent, "delivered", "pending", "failed")).toEqual([204, 204, 204]);
    expect(await readRow(sent.id)).toMatchObject({ state: "sent", deliveredAt: reportedAt, failure: null });
    expect((await countOf(name, "repeated")) - repeated).toBe(2);
  });

  it.each(REPORTERS)("of %s have what AlimTalk did not deliver go by SMS, once", async (name) => {
    const { report, readRow, confirmationsOf, visitOf } = reports;
    const { failed: failure } = reports.cases[name];
    const sent = await reports.sentMessage(name);
    expect(await report(name, sent, "failed", "failed", "failed")).toEqual([204, 204, 204]);
    await report(name, sent, "failed");
    const both = await confirmationsOf(sent);
    expect(both.map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
      "alimtalk failed",
      "sms due",
    ]);
    expect((await readRow(sent.id)).failure).toBe(failure);
    expect((await visitOf(sent))?.isSend).toBe(true);
    const instead = both.find(({ channel }) => channel === "sms")?.id ?? "";
    await reports.send(name, instead);
    const bySms = await readRow(instead);
    expect(bySms).toMatchObject({ state: "sent", channel: "sms" });
    await report(name, bySms, "failed", "failed");
    expect(await readRow(instead)).toMatchObject({ state: "failed", failure });
    expect(await confirmationsOf(sent)).toHaveLength(2);
    expect((await visitOf(sent))?.isSend).toBe(false);
  });

  it.each(REPORTERS)("of %s: delivered wins over failed", async (name) => {
    const { report, readRow, visitOf } = reports;
    const sent = await reports.sentMessage(name);
    await reports.clinic.services.db.update(messages).set({ channel: "sms" }).where(eq(messages.id, sent.id));
    await report(name, sent, "failed");
    expect((await visitOf(sent))?.isSend).toBe(false);
    await report(name, sent, "delivered");
    expect(await readRow(sent.id)).toMatchObject({ state: "sent", failure: null });
    expect((await readRow(sent.id)).deliveredAt).not.toBeNull();
    expect((await visitOf(sent))?.isSend).toBe(true);
  });

  it.each(REPORTERS)("of %s write no SMS of what has changed meanwhile", async (name) => {
    const { readRow, confirmationsOf } = reports;
    const sent = await reports.sentMessage(name);
    await reports.clinic.cancel(sent.reservationId ?? 0);
    await reports.report(name, sent, "failed");
    expect(await readRow(sent.id)).toMatchObject({ state: "failed" });
    expect(await confirmationsOf(sent)).toHaveLength(1);
  });

  it("write no SMS of yesterday's reminder", async () => {
    const { clinic, scope, readRow } = reports;
    const { reservationId } = await reports.dueMessage();
    const where = and(eq(messages.reservationId, reservationId ?? 0), eq(messages.kind, "dayBefore"));
    const reminder = await scope.first(messages, { where });
    const { id = "", dueAt = new Date(0) } = reminder ?? {};
    const before = clinic.clock.now;
    clinic.clock.now = dueAt;
    await reports.send("solapi", id);
    clinic.clock.now = new Date(dueAt.getTime() + 12 * 60 * MINUTE_MS);
    await reports.report("solapi", await readRow(id), "failed");
    clinic.clock.now = before;
    expect(await readRow(id)).toMatchObject({ state: "failed", channel: "alimtalk" });
    expect(await scope.rows(messages, { where })).toHaveLength(1);
  });

  it("have a reminder go by SMS also after an offer was made and withdrawn", async () => {
    const { clinic, scope, readRow } = reports;
    const { reservationId } = await reports.dueMessage();
    const id = reservationId ?? 0;
    const desk = await deskPerson(clinic);
    const body = {
      version: 1,
      times: [{ startAt: "2026-12-15T01:00:00Z", employeeId: clinic.doctors[0] ?? 0 }],
    };
    await desk.call("PUT /studio/:clinic/reservations/:id/offer", { params: { id }, body });
    const withdrawn = { params: { id }, body: { version: 2 } };
    await desk.call("PUT /studio/:clinic/reservations/:id/offer/withdraw", withdrawn);
    const where = and(eq(messages.reservationId, id), eq(messages.kind, "dayBefore"));
    const reminder = await scope.first(messages, { where });
    const before = clinic.clock.now;
    clinic.clock.now = reminder?.dueAt ?? before;
    await reports.send("solapi", reminder?.id ?? "");
    await reports.report("solapi", await readRow(reminder?.id ?? ""), "failed");
    clinic.clock.now = before;
    const both = await scope.rows(messages, { where });
    expect(both.map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
      "alimtalk failed",
      "sms due",
    ]);
  });

  it("have an offer go by SMS with its link, which is erased when it arrived", async () => {
    const { clinic, scope, send, report, readRow } = reports;
    const { sent, details } = await reports.sentOffer("nhn");
    expect(sent).toMatchObject({ state: "sent", channel: "alimtalk", details });
    await report("nhn", sent, "failed");
    const where = and(eq(messages.kind, "offered"), eq(messages.channel, "sms"));
    const { id = "" } = (await scope.first(messages, { where })) ?? {};
    await send("nhn", id);
    const bySms = await readRow(id);
    expect(bySms).toMatchObject({ state: "sent", details, text: expect.stringContaining(details.link) });
    await report("nhn", bySms, "delivered");
    expect(await readRow(id)).toMatchObject({ state: "sent", details: null });

    const { sent: late, details: over } = await reports.sentOffer("nhn");
    const before = clinic.clock.now;
    clinic.clock.now = new Date(over.endsAt);
    await report("nhn", late, "failed");
    clinic.clock.now = before;
    expect(await scope.rows(messages, { where })).toHaveLength(1);
  });

  it.each(REPORTERS)("of %s that come before the answer to the sending are asked for again", async (name) => {
    const { cases, send, report, readRow } = reports;
    const { id, ...message } = await reports.dueMessage();
    cases[name].meet("lost");
    expect(await send(name, id)).toMatchObject({ kind: "unknown" });
    const query = {
      id,
      channel: "alimtalk",
      to: (await reports.visitOf(message))?.customerPhone ?? "",
    } as const;
    const accepted = await cases[name].provider.find(query, new Date(0));
    const early = { providerId: accepted?.providerId ?? null };
    expect(await report(name, early, "delivered")).toEqual([503]);
    await send(name, id);
    expect(await readRow(id)).toMatchObject({ state: "sent", ...early, deliveredAt: null });
    expect(await report(name, early, "delivered")).toEqual([204]);
    expect((await readRow(id)).deliveredAt).not.toBeNull();
  });

  it.each(REPORTERS)("of %s leave what is sent again to its own reports", async (name) => {
    const { clinic, report, readRow } = reports;
    const { provider } = reports.cases[name];
    const sent = await reports.sentMessage(name);
    await report(name, sent, "failed");
    await resendMessage(reports.scope, sent.id, clinic.clock.now);
    await report(name, sent, "failed", "delivered");
    expect(await readRow(sent.id)).toMatchObject({ state: "due", deliveredAt: null });
    const { id, providerId: undeliveredId } = sent;
    const query = {
      id,
      channel: "alimtalk",
      to: (await reports.visitOf(sent))?.customerPhone ?? "",
    } as const;
    expect(await provider.find(query, new Date(0))).toMatchObject({ providerId: undeliveredId });
    expect(await provider.find({ ...query, undeliveredId }, new Date(0))).toBeNull();
  });
});
