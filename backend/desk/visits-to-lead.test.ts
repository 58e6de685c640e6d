import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBlocks } from "../booking/blocks";
import { engines } from "../testing/engines";
import { type OfferClinic, openOfferClinic } from "../testing/offers";
import { FRIDAY_MORNING } from "../testing/test-backend";

const DAY_MS = 86_400_000;

describe.each(engines)("visits that somebody has to lead on, on $name", (engine) => {
  let at: OfferClinic;
  beforeAll(async () => {
    at = await openOfferClinic(engine);
  });
  beforeEach(() => {
    at.clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => at.clinic.close());

  const toLead = async (person = at.desk) => (await person.day("2026-11-20")).blocked;
  const idsToLead = async () => (await toLead()).map(({ id }) => id);
  const giveLeave = (startAt: string, endAt: string) =>
    addBlocks(
      { scope: at.scope, actor: { kind: "staff", id: 1, name: "윤실장" }, now: at.clinic.clock.now },
      {
        employeeId: at.doctor(),
        kind: "leave",
        startAt: new Date(startAt),
        endAt: new Date(endAt),
        reason: "급성 장염",
      },
    );

  it("are those that a leave hits, with a number to call and what was offered, until one is chosen", async () => {
    const row = await at.confirmed("2026-12-01T01:00:00Z");
    await giveLeave("2026-12-01T01:00:00Z", "2026-12-01T03:00:00Z");
    expect(await toLead()).toMatchObject([{ id: row.id, customerPhone: row.customer.phone, offer: null }]);
    // The times are another doctor's: the own one is not there.
    await at.offer(row.id, ["2026-12-01T02:00:00Z"], { version: row.version, index: 1 });
    const offer = { times: [{ startAt: "2026-12-01T02:00:00.000Z", employeeId: at.doctor(1) }] };
    expect(await toLead()).toMatchObject([{ id: row.id, offer }]);
    expect((await at.desk.record(row.id)).offer).toMatchObject(offer);
    const [id = 0] = await at.idsOf(row.id);
    expect((await at.press(at.sentToken(), id)).status).toBe(200);
    expect(await toLead()).toEqual([]);
    expect(await at.desk.record(row.id)).toMatchObject({ offer: null, employeeId: at.doctor(1) });
  });

  it("stay when nobody chose, until their offer is taken back or they are moved", async () => {
    const rows = [await at.confirmed("2026-12-02T01:00:00Z"), await at.confirmed("2026-12-02T02:00:00Z")];
    const [kept, moved] = rows;
    if (!kept || !moved) throw new Error("Nothing is booked");
    await at.offer(kept.id, ["2026-12-02T05:00:00Z"], { version: kept.version });
    await at.offer(moved.id, ["2026-12-02T06:00:00Z"], { version: moved.version });
    at.clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + 2 * DAY_MS);
    expect(await idsToLead()).toEqual([kept.id, moved.id]);
    await at.withdraw(kept.id, kept.version + 1);
    expect(await idsToLead()).toEqual([moved.id]);
    const elsewhere = { startAt: "2026-12-02T07:00:00Z", employeeId: at.doctor() };
    await at.desk.move(moved.id, { ...elsewhere, version: moved.version + 1 });
    expect(await idsToLead()).toEqual([]);
  });

  it("are a doctor's own, and no request: that is in the inbox", async () => {
    const row = await at.confirmed("2026-12-03T01:00:00Z");
    await at.offer(row.id, ["2026-12-03T05:00:00Z"], { version: row.version });
    const request = await at.requested("2026-12-03T02:00:00Z");
    await at.offer(request.id, ["2026-12-03T06:00:00Z"]);
    expect(await idsToLead()).toEqual([row.id]);
    expect((await at.inbox()).map(({ id }) => id)).toEqual([request.id]);
    const week = { query: { from: "2026-11-20", to: "2026-11-21" } };
    for (const [index, ids] of [[row.id], []].entries()) {
      const doctor = await at.person({ role: "doctor", employeeId: at.doctor(index) });
      const { blocked } = (await doctor.call("GET /studio/:clinic/diary", week)).row;
      expect(blocked.map(({ id }) => id)).toEqual(ids);
    }
  });
});
