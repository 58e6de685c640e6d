import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staff, staffRoles } from "../db/schema/staff";
import { describeAccount } from "../staff/accounts";
import { deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { type OfferClinic, openOfferClinic } from "../testing/offers";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("what ends and refuses an offer on $name", (engine) => {
  let at: OfferClinic;
  beforeAll(async () => {
    at = await openOfferClinic(engine);
  });
  beforeEach(() => {
    at.clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => at.clinic.close());

  it.each([
    ["confirmed", { step: "confirm", version: 2 }],
    ["refused", { step: "refuse", version: 2, reason: "연락이 닿지 않았습니다" }],
  ] as const)("ends when the request is %s by the desk", async (_, step) => {
    const starts = { confirm: "2026-12-08T01:00:00Z", refuse: "2026-12-08T02:00:00Z" };
    const row = await at.requested(starts[step.step]);
    const other = step.step === "confirm" ? "2026-12-08T05:00:00Z" : "2026-12-08T06:00:00Z";
    await at.offer(row.id, [other]);
    const token = at.sentToken();
    const [id = 0] = await at.idsOf(row.id);
    const { status } = await at.desk.step(row.id, step);
    expect((await at.press(token, id)).status).toBe(409);
    expect((await at.desk.record(row.id)).status).toBe(status);
    expect((await at.book(other)).status).toBe(200);
  });

  it("ends when the visitor cancels, and when it is withdrawn, which frees the times", async () => {
    const canceled = await at.requested("2026-12-09T01:00:00Z");
    await at.offer(canceled.id, ["2026-12-09T05:00:00Z"]);
    const token = at.sentToken();
    await at.clinic.cancel(canceled.id, "", { tenant: "confirm" });
    expect((await at.page(token)).text).toContain("이 제안은 끝났습니다");
    expect((await at.book("2026-12-09T05:00:00Z")).status).toBe(200);

    const row = await at.requested("2026-12-09T02:00:00Z");
    await at.offer(row.id, ["2026-12-09T06:00:00Z"]);
    expect(await outcomeOf(at.withdraw(row.id, 1, await at.person({})))).toMatchObject({
      code: "reservation.changed",
    });
    await at.withdraw(row.id, 2);
    expect((await at.page(at.sentToken())).text).toContain("이 제안은 끝났습니다");
    expect((await at.inbox()).find(({ id }) => id === row.id)).toMatchObject({ offer: null, version: 3 });
    expect((await at.actionsOf(row.id)).at(-1)).toEqual(["reservation.offerWithdrawn", "staff"]);
    expect((await at.book("2026-12-09T06:00:00Z")).status).toBe(200);
  });

  it("is not told at all where it is withdrawn before its message went out", async () => {
    const row = await at.requested("2026-12-15T05:00:00Z");
    const before = at.lastMessage();
    const { deliverMessages } = at.clinic;
    const quick = await deskPerson(
      { ...at.clinic, deliverMessages: async () => {} },
      { tenant: at.scope.partnerId },
    );
    await at.offer(row.id, ["2026-12-15T06:00:00Z"], { person: quick });
    await at.withdraw(row.id, 2, quick);
    await deliverMessages();
    expect(at.lastMessage()).toBe(before);
  });

  it("refuses times that cannot be chosen, and changes nothing then", async () => {
    const row = await at.requested("2026-12-10T01:00:00Z");
    const taken = await at.requested("2026-12-10T02:00:00Z");
    const refused = [
      [["2026-12-10T01:00:00Z"], { status: 422, code: "offer.times" }],
      [["2026-12-10T05:00:00Z", "2026-12-10T05:00:00Z"], { status: 422, code: "offer.times" }],
      [["2026-11-20T00:30:00Z"], { status: 422, code: "offer.times" }],
      [["2026-12-10T05:00:00Z", taken.reservedAt], { status: 409, code: "reservation.time-taken" }],
      [["2026-12-10T19:00:00Z"], { status: 422, code: "reservation.closed" }],
    ] as const;
    const sent = at.clinic.sms.messages.length;
    for (const [starts, outcome] of refused)
      expect(await outcomeOf(at.offer(row.id, [...starts])), starts.join()).toMatchObject(outcome);
    expect(at.clinic.sms.messages).toHaveLength(sent);
    expect((await at.inbox()).find(({ id }) => id === row.id)).toMatchObject({ offer: null, version: 1 });
    expect((await at.book("2026-12-10T05:00:00Z")).status).toBe(200);
    await at.desk.step(taken.id, { step: "refuse", version: 1, reason: "연락이 닿지 않았습니다" });
    expect(await outcomeOf(at.offer(taken.id, ["2026-12-10T06:00:00Z"], { version: 2 }))).toMatchObject({
      code: "reservation.step",
    });
  });

  it("is a doctor's for their own column alone, and told to who offers a second time", async () => {
    const row = await at.requested("2026-12-11T01:00:00Z");
    const own = await at.person({ role: "doctor", employeeId: at.doctor(0) });
    const another = await at.person({ role: "doctor", employeeId: at.doctor(1) });
    const editor = await at.person({ role: "editor" });
    const starts = ["2026-12-11T05:00:00Z"];
    const forbidden = { status: 403, code: "not-allowed" };
    expect(await outcomeOf(at.offer(row.id, starts, { person: another, index: 1 }))).toMatchObject(forbidden);
    expect(await outcomeOf(at.offer(row.id, starts, { person: own, index: 1 }))).toMatchObject(forbidden);
    expect(await outcomeOf(at.offer(row.id, starts, { person: editor }))).toMatchObject(forbidden);
    await at.offer(row.id, starts, { person: own });
    const sent = at.clinic.sms.messages.length;
    await at.offer(row.id, starts, { person: own });
    expect(at.clinic.sms.messages).toHaveLength(sent);
    const late = await outcomeOf(at.offer(row.id, ["2026-12-11T06:00:00Z"]));
    expect(late).toMatchObject({ status: 409, code: "reservation.changed" });
    expect(late.text).toContain("다른 시간을 제안했습니다");
    expect(await outcomeOf(at.withdraw(row.id, 2, another))).toMatchObject(forbidden);
  });

  it("knows a link at its own clinic alone, and changes nothing by being looked at", async () => {
    const row = await at.requested("2026-12-14T05:00:00Z");
    await at.offer(row.id, ["2026-12-14T06:00:00Z"], { index: 1 });
    const token = at.sentToken();
    const [id = 0] = await at.idsOf(row.id);
    expect((await at.page(token, "alpha")).status).toBe(404);
    expect((await at.press(token, id, "alpha")).status).toBe(404);
    expect((await at.page("x".repeat(43))).status).toBe(404);
    expect((await at.press(token, id + 1000)).status).toBe(404);
    await at.page(token);
    expect(await at.desk.record(row.id)).toMatchObject({ status: "waiting", version: 2 });
  });

  it("leaves a request out of the clinic's count while its visitor is choosing", async () => {
    const { db } = at.clinic;
    const now = FRIDAY_MORNING;
    const [account] = await db
      .insert(staff)
      .values({ name: "박접수", phone: "01000007777", createdAt: now })
      .returning();
    if (!account) throw new Error("The account is not written");
    const role = { partnerId: "confirm", staffId: account.id, role: "reception", createdAt: now } as const;
    await db.insert(staffRoles).values(role);
    const countAt = async (clock: string) => {
      const from = { db, now: new Date(clock), findTenant: async () => null };
      return (await describeAccount(from, account)).clinics[0]?.waiting ?? 0;
    };
    const before = await countAt("2026-11-20T00:00:00Z");
    const row = await at.requested("2026-12-15T01:00:00Z");
    expect(await countAt("2026-11-20T00:00:00Z")).toBe(before + 1);
    await at.offer(row.id, ["2026-11-20T06:00:00Z"]);
    expect(await countAt("2026-11-20T00:00:00Z")).toBe(before);
    // Nobody chose in time; and at last its own time is over.
    expect(await countAt("2026-11-20T05:30:00Z")).toBe(before + 1);
    expect(await countAt("2027-01-01T00:00:00Z")).toBe(0);
  });
});
