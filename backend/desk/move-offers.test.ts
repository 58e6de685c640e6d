import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messages } from "../db/schema/messages";
import { reservationHolds } from "../db/schema/reservation-holds";
import { outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { type OfferClinic, openOfferClinic } from "../testing/offers";
import { FRIDAY_MORNING } from "../testing/test-backend";

const HOUR_MS = 3_600_000;
const hence = (ms: number) => new Date(FRIDAY_MORNING.getTime() + ms);

describe.each(engines)("other times for a confirmed visit on $name", (engine) => {
  let at: OfferClinic;
  beforeAll(async () => {
    at = await openOfferClinic(engine);
  });
  beforeEach(() => {
    at.clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => at.clinic.close());

  const reminders = async (id: number) =>
    (await at.scope.rows(messages, { where: and(eq(messages.reservationId, id), eq(messages.state, "due")) }))
      .map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString()}`)
      .sort();

  it("leave it where it is until the visitor presses one, and move it there, confirmed", async () => {
    const row = await at.confirmed("2026-12-01T01:00:00Z");
    const planned = await reminders(row.id);
    const starts = ["2026-12-01T03:00:00Z", "2026-12-01T02:00:00Z"];
    const { text } = (
      await at.desk.call("GET /studio/:clinic/reservations/:id/offer-message", {
        params: { id: row.id },
        query: { startAts: starts.join(",") },
      })
    ).row;
    const offered = await at.offer(row.id, starts, { version: row.version });
    expect(offered).toMatchObject({ status: "confirmed", startAt: row.startAt, version: row.version + 1 });
    expect(at.lastMessage()).toContain("2026-12-01 10:00 예약은 병원 사정으로 예정대로 진행하기 어렵습니다");
    const token = at.sentToken();
    expect(at.lastMessage()).toContain(text.replace("…", token));
    expect(await reminders(row.id)).toEqual(planned);
    // Its own time is still its own, and the offered ones are held.
    for (const start of [row.startAt, ...starts]) expect((await at.book(start)).status).toBe(409);

    const shown = await at.page(token);
    expect(shown.text).toContain("10:00 예약은 병원 사정으로 예정대로 진행하기 어렵습니다");
    expect(shown.text.match(/이 시간으로 옮기기/g)).toHaveLength(2);
    const [, second = 0] = await at.idsOf(row.id);
    const pressed = await at.press(token, second);
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining("예약이 확정되었습니다")]);
    expect(at.lastMessage()).toContain("2026-12-01 12:00 예약으로 변경되었습니다.");
    expect(await at.desk.record(row.id)).toMatchObject({
      status: "confirmed",
      startAt: "2026-12-01T03:00:00.000Z",
    });
    expect((await at.actionsOf(row.id)).slice(2)).toEqual([
      ["reservation.offered", "staff"],
      ["reservation.moved", "visitor"],
      ["reservation.offerAccepted", "visitor"],
    ]);
    const sent = at.clinic.sms.messages.length;
    expect((await at.press(token, second)).status).toBe(200);
    expect(at.clinic.sms.messages).toHaveLength(sent);
    for (const free of [row.startAt, "2026-12-01T02:00:00Z"]) expect((await at.book(free)).status).toBe(200);
  });

  it("leave all as it was when nobody chose in time", async () => {
    const row = await at.confirmed("2026-12-02T01:00:00Z");
    const planned = await reminders(row.id);
    await at.offer(row.id, ["2026-12-02T02:00:00Z"], { version: row.version });
    const token = at.sentToken();
    const [id = 0] = await at.idsOf(row.id);
    at.clinic.clock.now = hence(24 * HOUR_MS);
    expect((await at.press(token, id)).status).toBe(409);
    expect((await at.page(token)).text).toContain("이 제안은 끝났습니다");
    expect(await at.desk.record(row.id)).toMatchObject({ status: "confirmed", startAt: row.startAt });
    expect(await reminders(row.id)).toEqual(planned);
    expect((await at.book("2026-12-02T02:00:00Z")).status).toBe(200);
  });

  it("say nothing of the planned time meanwhile, and remind of it again afterwards", async () => {
    const row = await at.confirmed("2026-12-03T05:00:00Z");
    at.clinic.clock.now = new Date("2026-12-02T06:00:00Z");
    await at.offer(row.id, ["2026-12-04T02:00:00Z"], { version: row.version });
    const told = at.lastMessage();
    // The evening before, an hour after which the visitor could still choose.
    at.clinic.clock.now = new Date("2026-12-02T09:00:00Z");
    await at.clinic.deliverMessages();
    expect(at.lastMessage()).toBe(told);
    await at.withdraw(row.id, row.version + 1);
    at.clinic.clock.now = new Date("2026-12-03T00:00:00Z");
    await at.clinic.deliverMessages();
    expect(at.lastMessage()).toContain("오늘 예약이 있습니다: 2026-12-03 14:00");
  });

  it("end at the latest when it begins, and are not offered from then on", async () => {
    const row = await at.confirmed("2026-11-20T02:00:00Z");
    await at.offer(row.id, ["2026-12-07T02:00:00Z"], { version: row.version });
    expect(at.lastMessage()).toContain("2026-11-20 11:00까지");
    const token = at.sentToken();
    const [id = 0] = await at.idsOf(row.id);
    at.clinic.clock.now = new Date("2026-11-20T01:59:59Z");
    expect((await at.page(token)).text).toContain('name="choice"');
    at.clinic.clock.now = new Date("2026-11-20T02:00:00Z");
    expect((await at.press(token, id)).status).toBe(409);
    const again = at.offer(row.id, ["2026-12-07T02:00:00Z"], { version: row.version + 1 });
    expect(await outcomeOf(again)).toMatchObject({ status: 422, code: "reservation.step" });
    expect(await at.desk.record(row.id)).toMatchObject({ status: "confirmed", startAt: row.startAt });
  });

  it.each([
    ["moves it", "2026-12-08T01:00:00Z", "2026-12-08T05:00:00Z"],
    ["cancels it", "2026-12-08T02:00:00Z", "2026-12-08T06:00:00Z"],
    ["sees the visitor come", "2026-11-20T01:00:00Z", "2026-12-08T07:00:00Z"],
  ])("end when the desk %s", async (what, start, other) => {
    const row = await at.confirmed(start);
    const { version } = await at.offer(row.id, [other], { version: row.version });
    const token = at.sentToken();
    const [id = 0] = await at.idsOf(row.id);
    const employeeId = at.doctor();
    if (what === "moves it")
      await at.desk.move(row.id, { startAt: "2026-12-08T08:00:00Z", employeeId, version });
    if (what === "cancels it")
      await at.desk.step(row.id, { step: "cancel", version, reason: "연락이 닿지 않았습니다" });
    if (what === "sees the visitor come") await at.desk.step(row.id, { step: "arrive", version });
    const { status, startAt } = await at.desk.record(row.id);
    expect((await at.press(token, id)).status).toBe(409);
    expect(await at.desk.record(row.id)).toMatchObject({ status, startAt });
    expect((await at.book(other)).status).toBe(200);
  });

  it("end when the visitor moves it otherwise, or cancels", async () => {
    const moved = await at.confirmed("2026-12-09T01:00:00Z");
    await at.offer(moved.id, ["2026-12-09T05:00:00Z"], { version: moved.version });
    const token = at.sentToken();
    await at.clinic.change(moved.id, { reservedAt: "2026-12-09T02:00:00Z" }, { tenant: "confirm" });
    expect((await at.page(token)).text).toContain("이 제안은 끝났습니다");
    const canceled = await at.confirmed("2026-12-09T03:00:00Z");
    await at.offer(canceled.id, ["2026-12-09T06:00:00Z"], { version: canceled.version });
    const second = at.sentToken();
    await at.clinic.cancel(canceled.id, "", { tenant: "confirm" });
    expect((await at.page(second)).text).toContain("이 제안은 끝났습니다");
    for (const free of ["2026-12-09T05:00:00Z", "2026-12-09T06:00:00Z"])
      expect((await at.book(free)).status).toBe(200);
  });

  it("are told to who moves what was seen before, and are refused for its own time or a taken one", async () => {
    const row = await at.confirmed("2026-12-10T01:00:00Z");
    const taken = await at.requested("2026-12-10T02:00:00Z");
    const { version } = row;
    const refused = [
      [row.startAt, { status: 422, code: "offer.times" }],
      [taken.reservedAt, { status: 409, code: "reservation.time-taken" }],
    ] as const;
    for (const [start, outcome] of refused)
      expect(await outcomeOf(at.offer(row.id, [start], { version }))).toMatchObject(outcome);
    await at.offer(row.id, ["2026-12-10T05:00:00Z"], { version });
    const wanted = { startAt: "2026-12-10T06:00:00Z", employeeId: at.doctor(), version };
    const late = await outcomeOf(at.desk.move(row.id, wanted));
    expect(late).toMatchObject({ status: 409, code: "reservation.changed" });
    expect(late.text).toContain("이 예약에 다른 시간을 제안했습니다");
  });

  it("or the desk's own move win, of both at the same moment, and the other hears of it", async () => {
    const row = await at.confirmed("2026-12-15T05:00:00Z");
    const { version } = await at.offer(row.id, ["2026-12-15T06:00:00Z"], { version: row.version });
    const [id = 0] = await at.idsOf(row.id);
    const elsewhere = { startAt: "2026-12-15T07:00:00Z", employeeId: at.doctor(), version };
    const [pressed, moved] = await Promise.all([
      at.press(at.sentToken(), id),
      outcomeOf(at.desk.move(row.id, elsewhere)),
    ]);
    expect([pressed.status, moved.status].sort()).toEqual([200, 409]);
    const startAt = pressed.status === 200 ? "2026-12-15T06:00:00.000Z" : "2026-12-15T07:00:00.000Z";
    expect(await at.desk.record(row.id)).toMatchObject({ status: "confirmed", startAt, offer: null });
    if (pressed.status === 200) expect(moved.text).toContain("제안한 시간을 골랐습니다");
    else expect(pressed.text).toContain("이 제안은 끝났습니다");
  });

  it("are for who may move it", async () => {
    const row = await at.confirmed("2026-12-11T01:00:00Z");
    const starts = ["2026-12-11T05:00:00Z"];
    const { version } = row;
    const another = await at.person({ role: "doctor", employeeId: at.doctor(1) });
    const editor = await at.person({ role: "editor" });
    for (const person of [another, editor])
      expect(await outcomeOf(at.offer(row.id, starts, { person, version }))).toMatchObject({ status: 403 });
    const own = await at.person({ role: "doctor", employeeId: at.doctor() });
    expect(await outcomeOf(at.offer(row.id, starts, { person: own, version }))).toMatchObject({
      status: 200,
    });
  });

  it("move it once, of two times pressed at the same moment or one that somebody books meanwhile", async () => {
    const row = await at.confirmed("2026-12-14T01:00:00Z");
    const starts = ["2026-12-14T02:00:00Z", "2026-12-14T02:30:00Z", "2026-12-14T03:00:00Z"];
    await at.offer(row.id, starts, { version: row.version });
    const token = at.sentToken();
    const ids = await at.idsOf(row.id);
    const pressed = await Promise.all(ids.map((id) => at.press(token, id)));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const held = eq(reservationHolds.addressHash, `offer:${row.id}`);
    expect(await at.scope.rows(reservationHolds, { where: held })).toEqual([]);

    const { version } = await at.desk.record(row.id);
    await at.offer(row.id, ["2026-12-15T01:00:00Z"], { version });
    const [id = 0] = await at.idsOf(row.id);
    const second = at.sentToken();
    at.clinic.clock.now = hence(3 * HOUR_MS);
    const outcomes = await Promise.all([at.press(second, id), at.book("2026-12-15T01:00:00Z")]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
