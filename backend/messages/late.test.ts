import { and, eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MessageKind } from "@/contract/messages/kinds";
import { type MessageRow, messages, staffNotices } from "../db/schema/messages";
import { staff, staffRoles } from "../db/schema/staff";
import { type JobSender, type NewJob, PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { deliver } from "./deliver";
import { resendMessage } from "./manage";

/** A clock time at the clinic. */
const at = (local: string) => new Date(`${local}:00+09:00`);

describe.each(engines)("a message that is late on $name", (engine) => {
  let clinic: TestClinic;
  let scope: PartnerScope;
  let jobs: NewJob[];
  const queue: JobSender = {
    insert: async (_, __, added) => {
      jobs.push(...added);
    },
  };
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha", queue);
    const createdAt = FRIDAY_MORNING;
    const account = { name: "박접수", phone: "01055556666", createdAt };
    const [person] = await clinic.db.insert(staff).values(account).returning();
    const staffId = person?.id ?? 0;
    await scope.insert(staffRoles, [{ staffId, role: "reception", createdAt }]);
    await scope.insert(staffNotices, [{ staffId, kind: "newBooking", channel: "sms" }]);
  });
  beforeEach(() => {
    jobs = [];
  });
  afterAll(() => clinic.close());

  const send = ({ id }: MessageRow, now: Date) =>
    deliver({ ...clinic.services, queue, now: () => now }, { partnerId: "alpha", id, isLastTry: false });
  const rowOf = async ({ id }: MessageRow) => scope.first(messages, { where: eq(messages.id, id) });

  let visits = 0;
  /** A message, not sent yet, of a new visit on Tuesday the 24th. */
  async function untried(kind: MessageKind, dueAt?: Date): Promise<MessageRow> {
    const startAt = new Date(at("2026-11-24T14:00").getTime() + (visits % 8) * 1_800_000);
    const employeeId = clinic.doctors[Math.floor(visits / 8)];
    visits += 1;
    const { id: reservationId } = await clinic.booked(startAt.toISOString(), { employeeId });
    const isIt = and(eq(messages.reservationId, reservationId), eq(messages.kind, kind)) as SQL;
    const fresh = { state: "due", tries: 0, sentAt: null, ...(dueAt && { dueAt }) } as const;
    const [row] = await scope.update(messages, fresh, isIt);
    if (!row) throw new Error(`The visit has no ${kind}`);
    return row;
  }

  it.each([
    ["dayBefore", "2026-11-23T18:00", "sent"],
    ["dayBefore", "2026-11-23T20:59", "sent"],
    ["dayBefore", "2026-11-23T21:00", "canceled"],
    ["dayBefore", "2026-11-24T01:30", "canceled"],
    ["dayBefore", "2026-11-24T12:00", "canceled"],
    ["morningOf", "2026-11-24T12:00", "sent"],
  ] as const)("reminds of its own day and not at night: %s at %s", async (kind, now, state) => {
    const message = await untried(kind);
    await send(message, at(now));
    expect(await rowOf(message)).toMatchObject({ state });
    expect(jobs).toEqual([]);
  });

  it("may be a reminder that is set to 21:00", async () => {
    const message = await untried("dayBefore", at("2026-11-23T21:00"));
    await send(message, at("2026-11-23T21:05"));
    expect(await rowOf(message)).toMatchObject({ state: "sent" });
  });

  it("waits for the morning where it is news to the clinic's people", async () => {
    const message = await untried("newBooking", at("2026-11-20T20:00"));
    await send(message, at("2026-11-20T23:00"));
    const morning = at("2026-11-21T08:00");
    expect(await rowOf(message)).toMatchObject({ state: "due", dueAt: morning, isUncertain: false });
    expect(jobs).toEqual([{ data: { partnerId: "alpha", id: message.id }, startAfter: morning }]);
    await send(message, morning);
    expect(await rowOf(message)).toMatchObject({ state: "sent" });
  });

  it("does not wait where it answers a press", async () => {
    const message = await untried("confirmed", at("2026-11-20T20:00"));
    await send(message, at("2026-11-20T23:00"));
    expect(await rowOf(message)).toMatchObject({ state: "sent" });
  });

  it.each([
    ["newBooking", "2026-11-21T08:00"],
    ["confirmed", "2026-11-20T23:00"],
  ] as const)("is sent again by the same hours: %s", async (kind, dueAt) => {
    const message = await untried(kind);
    await scope.update(messages, { state: "failed" }, eq(messages.id, message.id));
    await resendMessage(scope, message.id, at("2026-11-20T23:00"));
    expect(await rowOf(message)).toMatchObject({ state: "due", dueAt: at(dueAt) });
    expect(jobs).toMatchObject([{ startAfter: at(dueAt) }]);
  });
});
