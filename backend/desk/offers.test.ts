import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reservationHolds } from "../db/schema/reservation-holds";
import { engines } from "../testing/engines";
import { type OfferClinic, openOfferClinic } from "../testing/offers";
import { FRIDAY_MORNING } from "../testing/test-backend";

const HOUR_MS = 3_600_000;
const hence = (ms: number) => new Date(FRIDAY_MORNING.getTime() + ms);

describe.each(engines)("offered times on $name", (engine) => {
  let at: OfferClinic;
  beforeAll(async () => {
    at = await openOfferClinic(engine);
  });
  beforeEach(() => {
    at.clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => at.clinic.close());

  it("tells the visitor the times with a link, and books the one that they press", async () => {
    const row = await at.requested("2026-12-01T01:00:00Z");
    const starts = ["2026-12-01T03:00:00Z", "2026-12-01T02:00:00Z"];
    const { text } = (
      await at.desk.call("GET /studio/:clinic/reservations/:id/offer-message", {
        params: { id: row.id },
        query: { startAts: starts.join(",") },
      })
    ).row;
    const offered = await at.offer(row.id, starts);
    expect(offered).toMatchObject({ status: "waiting", version: 2 });
    expect(at.lastMessage()).toContain("① 2026-12-01 11:00\n② 2026-12-01 12:00\n2026-11-21 09:00까지");
    expect(at.lastMessage()).toContain(text.replace(/…$/, at.sentToken()));
    expect((await at.inbox()).find(({ id }) => id === row.id)).toMatchObject({
      offer: { endsAt: hence(24 * HOUR_MS).toISOString(), times: [{ employeeId: at.doctor() }, {}] },
    });
    const token = at.sentToken();
    const shown = await at.page(token);
    expect(shown).toMatchObject({ status: 200 });
    expect(shown.text.match(/<button name="choice"/g)).toHaveLength(2);
    const [, second = 0] = await at.idsOf(row.id);
    const pressed = await at.press(token, second);
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining("예약이 확정되었습니다")]);
    expect(at.lastMessage()).toContain("2026-12-01 12:00 예약이 확정되었습니다.");
    expect(await at.desk.record(row.id)).toMatchObject({
      status: "confirmed",
      startAt: "2026-12-01T03:00:00.000Z",
    });
    expect(await at.actionsOf(row.id)).toEqual([
      ["reservation.added", "visitor"],
      ["reservation.offered", "staff"],
      ["reservation.moved", "visitor"],
      ["reservation.offerAccepted", "visitor"],
    ]);
    const sent = at.clinic.sms.messages.length;
    expect((await at.press(token, second)).status).toBe(200);
    expect(at.clinic.sms.messages).toHaveLength(sent);
    // The other time and the wished one are free again.
    expect((await at.book("2026-12-01T02:00:00Z")).status).toBe(200);
    expect((await at.book("2026-12-01T01:00:00Z")).status).toBe(200);
  });

  it("keeps offered times from others for two hours, and offers them afterwards while they are free", async () => {
    const row = await at.requested("2026-12-02T01:00:00Z");
    await at.offer(row.id, ["2026-12-02T02:00:00Z", "2026-12-02T03:00:00Z"]);
    const token = at.sentToken();
    const [first = 0, second = 0] = await at.idsOf(row.id);
    at.clinic.clock.now = hence(2 * HOUR_MS - 1000);
    expect((await at.book("2026-12-02T02:00:00Z")).status).toBe(409);
    const free = await at.clinic.call(
      "GET /partner-schedules/time",
      { query: { date: "2026-12-02", employeeId: at.doctor() } },
      { tenant: "confirm" },
    );
    const heldAt = free.body.rows.find(({ time }) => time === "11:00");
    expect(heldAt).toMatchObject({ isAvailable: false });
    at.clinic.clock.now = hence(2 * HOUR_MS);
    expect((await at.book("2026-12-02T02:00:00Z")).status).toBe(200);
    const taken = await at.press(token, first);
    expect([taken.status, taken.text]).toEqual([
      409,
      expect.stringContaining("방금 다른 분이 예약한 시간입니다"),
    ]);
    expect(await at.desk.record(row.id)).toMatchObject({
      status: "waiting",
      startAt: "2026-12-02T01:00:00.000Z",
    });
    expect((await at.press(token, second)).status).toBe(200);
    expect(await at.desk.record(row.id)).toMatchObject({
      status: "confirmed",
      startAt: "2026-12-02T03:00:00.000Z",
    });
  });

  it("ends half an hour before the first time, and leads the inbox then", async () => {
    const older = await at.requested("2026-12-03T01:00:00Z");
    const row = await at.requested("2026-12-03T02:00:00Z");
    await at.offer(row.id, ["2026-11-20T02:30:00Z", "2026-12-03T05:00:00Z"]);
    const token = at.sentToken();
    const [, second = 0] = await at.idsOf(row.id);
    const order = async () =>
      (await at.inbox()).map(({ id }) => id).filter((id) => id === older.id || id === row.id);
    expect(await order()).toEqual([older.id, row.id]);
    at.clinic.clock.now = new Date("2026-11-20T01:59:59Z");
    expect((await at.page(token)).text).toContain('name="choice"');
    at.clinic.clock.now = new Date("2026-11-20T02:00:00Z");
    expect(await order()).toEqual([row.id, older.id]);
    expect((await at.page(token)).text).toContain("이 제안은 끝났습니다");
    expect((await at.press(token, second)).status).toBe(409);
    expect(await at.desk.record(row.id)).toMatchObject({ status: "waiting" });
    // A new offer takes its place, and the old link shows nothing any more.
    await at.offer(row.id, ["2026-12-03T05:00:00Z"], { version: 2 });
    expect((await at.press(token, second)).status).toBe(409);
    expect(await order()).toEqual([older.id, row.id]);
  });

  it("books one time only, of two that are pressed at the same moment", async () => {
    const row = await at.requested("2026-12-04T01:00:00Z");
    await at.offer(row.id, ["2026-12-04T02:00:00Z", "2026-12-04T02:30:00Z", "2026-12-04T03:00:00Z"]);
    const token = at.sentToken();
    const ids = await at.idsOf(row.id);
    const pressed = await Promise.all(ids.map((id) => at.press(token, id)));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const history = await at.actionsOf(row.id);
    expect(history.filter(([action]) => action === "reservation.offerAccepted")).toHaveLength(1);
    const reservationId = eq(reservationHolds.addressHash, `offer:${row.id}`);
    expect(await at.scope.rows(reservationHolds, { where: reservationId })).toEqual([]);
  });

  it("gives a time once, to the visitor of an offer or to somebody who books it meanwhile", async () => {
    const row = await at.requested("2026-12-07T05:00:00Z");
    await at.offer(row.id, ["2026-12-07T06:00:00Z"], { index: 1 });
    const token = at.sentToken();
    const [id = 0] = await at.idsOf(row.id);
    at.clinic.clock.now = hence(3 * HOUR_MS);
    const outcomes = await Promise.all([
      at.press(token, id),
      at.book("2026-12-07T06:00:00Z", 1),
      at.book("2026-12-07T06:00:00Z", 1),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
