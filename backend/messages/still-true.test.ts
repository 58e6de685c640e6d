import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MessageKind, STAFF_MESSAGE_KINDS, VISITOR_MESSAGE_KINDS } from "@/contract/messages/kinds";
import { STUDIO_STATUSES, type StudioStatus } from "@/contract/studio/reservation-steps";
import { type MessageRow, messages } from "../db/schema/messages";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import { type MessageProvider, SendError } from "../providers/message-provider";
import { engines } from "../testing/engines";
import { type OfferClinic, openOfferClinic } from "../testing/offers";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { deliver } from "./deliver";
import { isStillTrue } from "./still-true";

const LATER_MS = 15_000;

describe.each(engines)("a message whose visit changes while it is being sent, on $name", (engine) => {
  let at: OfferClinic;
  /** What the provider was asked to send. */
  let sent: string[];
  beforeAll(async () => {
    at = await openOfferClinic(engine);
  });
  beforeEach(() => {
    at.clinic.clock.now = FRIDAY_MORNING;
    sent = [];
  });
  afterAll(() => at.clinic.close());

  const tryOnce = (id: string, send: MessageProvider["send"]) => {
    const provider = { name: "test", channels: ["sms"], send, find: async () => null } as const;
    const services = { ...at.clinic.services, messageProvider: async () => provider };
    return deliver(services, { partnerId: "confirm", id, isLastTry: false });
  };
  /** The visit changes while the provider is asked, which then does not answer; afterwards it would. */
  async function sendMeanwhile({ id, dueAt }: MessageRow, change: () => Promise<unknown>): Promise<string> {
    at.clinic.clock.now = dueAt;
    const first = tryOnce(id, async () => {
      await change();
      throw new SendError("unknown", "timeout");
    });
    await expect(first).rejects.toMatchObject({ code: "timeout" });
    at.clinic.clock.now = new Date(dueAt.getTime() + LATER_MS);
    await tryOnce(id, async ({ text }) => {
      sent.push(text);
      return { providerId: id, cost: null };
    });
    return (await at.scope.first(messages, { where: eq(messages.id, id) }))?.state ?? "";
  }
  async function messageOf(reservationId: number, kind: MessageKind): Promise<MessageRow> {
    const where = and(eq(messages.reservationId, reservationId), eq(messages.kind, kind));
    const row = await at.scope.first(messages, { where });
    if (!row) throw new Error(`The visit has no ${kind}`);
    return row;
  }
  async function untried(reservationId: number, kind: MessageKind): Promise<MessageRow> {
    const { id } = await messageOf(reservationId, kind);
    const fresh = { state: "due", tries: 0, sentAt: null, providerId: null } as const;
    await at.scope.update(messages, fresh, eq(messages.id, id));
    return messageOf(reservationId, kind);
  }

  it("is no reminder of the day before another day", async () => {
    const { id, version } = await at.confirmed("2026-11-24T05:00:00Z");
    const wanted = { startAt: "2026-12-01T05:00:00Z", employeeId: at.doctor(), version };
    const state = await sendMeanwhile(await messageOf(id, "dayBefore"), () => at.desk.move(id, wanted));
    expect([state, sent]).toEqual(["canceled", []]);
  });

  it("does not confirm what was cancelled", async () => {
    const { id, version } = await at.confirmed("2026-11-25T05:00:00Z");
    const cancel = { step: "cancel", version, reason: "연락이 닿지 않았습니다" } as const;
    const state = await sendMeanwhile(await untried(id, "confirmed"), () => at.desk.step(id, cancel));
    expect([state, sent]).toEqual(["canceled", []]);
  });

  it("says what is so where the change leaves it true", async () => {
    const { id, version } = await at.confirmed("2026-11-26T05:00:00Z");
    const wanted = { startAt: "2026-11-26T06:00:00Z", employeeId: at.doctor(), version };
    const state = await sendMeanwhile(await messageOf(id, "dayBefore"), () => at.desk.move(id, wanted));
    expect([state, sent]).toEqual([
      "sent",
      [expect.stringContaining("내일 예약이 있습니다: 2026-11-26 15:00")],
    ]);
  });

  it.each(["withdrawn", "replaced"])("has no link to an offer that was %s", async (what) => {
    const isReplaced = what === "replaced";
    const { id } = await at.requested(isReplaced ? "2026-12-02T01:00:00Z" : "2026-12-03T01:00:00Z");
    const [own, other] = ["2026-12-09T01:00:00Z", "2026-12-09T02:00:00Z"];
    const { version } = await at.offer(id, [own]);
    const link = `https://clinic.example/offers/${at.sentToken()}`;
    const { id: messageId } = await untried(id, "offered");
    const details = { kind: "offered" as const, starts: [own], endsAt: "2026-11-30T00:00:00Z", link };
    await at.scope.update(messages, { details }, eq(messages.id, messageId));
    const state = await sendMeanwhile(await messageOf(id, "offered"), () =>
      isReplaced ? at.offer(id, [other], { version }) : at.withdraw(id, version),
    );
    expect([state, sent]).toEqual(["canceled", []]);
  });

  it("is true in the statuses that it speaks of, whatever its kind", async () => {
    const row = await at.requested("2026-12-04T05:00:00Z");
    await at.offer(row.id, ["2026-12-10T01:00:00Z"]);
    const link = `https://clinic.example/offers/${at.sentToken()}`;
    const found = await at.scope.first(reservations, { where: eq(reservations.id, row.id) });
    const unoffered = await at.requested("2026-12-04T06:00:00Z");
    const other = await at.scope.first(reservations, { where: eq(reservations.id, unoffered.id) });
    const dueAts: Partial<Record<MessageKind, Date>> = {
      dayBefore: new Date("2026-12-03T09:00:00Z"),
      morningOf: new Date("2026-12-04T00:00:00Z"),
    };
    const trueIn = async (kind: MessageKind): Promise<StudioStatus[]> => {
      const dueAt = dueAts[kind] ?? FRIDAY_MORNING;
      const isOffer = ["offered", "moveOffered", "placeFree"].includes(kind);
      const details = isOffer ? { kind: "offered" as const, starts: [], endsAt: "", link } : null;
      const visit = (isOffer ? found : other) as ReservationRow;
      const answers = STUDIO_STATUSES.map(async (status) =>
        (await isStillTrue(at.scope, { kind, dueAt, details }, { ...visit, status }, dueAt)) ? [status] : [],
      );
      return (await Promise.all(answers)).flat();
    };
    const kinds = [...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS];
    const table = await Promise.all(kinds.map(async (kind) => [kind, await trueIn(kind)] as const));
    expect(Object.fromEntries(table)).toEqual({
      requested: ["waiting"],
      confirmed: ["confirmed"],
      refused: ["canceled"],
      moved: ["confirmed"],
      changeRequested: ["waiting"],
      canceled: ["canceled"],
      dayBefore: ["confirmed"],
      morningOf: ["confirmed"],
      offered: ["waiting"],
      moveOffered: ["confirmed"],
      placeFree: ["waiting"],
      newRequest: ["waiting"],
      newBooking: ["confirmed"],
      cancellation: ["canceled"],
      // Of a post.
      privateQuestion: [],
    });
  });
});
