import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messages } from "../db/schema/messages";
import { reservationOffers } from "../db/schema/reservation-offers";
import { PartnerScope } from "../db/scope";
import { openClinic } from "../testing/clinic";
import { deskPerson, historyOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";
import { addBlocks, removeBlock } from "./blocks";
import { offerFreePlaces } from "./free-places";

/** A clinic whose full times can still be asked for. */
const TENANT = "force";
const HOUR_MS = 3_600_000;

describe.each(engines)("places that become free on $name", (engine) => {
  let clinic: Awaited<ReturnType<typeof openClinic>>;
  let scope: PartnerScope;
  let doctors: number[];
  let required: { termId: number; version: string }[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, TENANT, clinic.services.queue);
    ({ doctors, required } = await clinic.readClinic(TENANT));
  });
  beforeEach(async () => {
    clinic.clock.now = FRIDAY_MORNING;
    await clinic.db.execute(sql`delete from pgboss.job where name = 'free-place'`);
  });
  afterAll(() => clinic.close());

  async function ask(reservedAt: string, index = 0) {
    const visit = clinic.visit({ reservedAt, employeeId: doctors[index], agreements: required });
    const { status, body } = await clinic.book(visit, { tenant: TENANT });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.row;
  }
  /** One booked, and two who asked for the same time after it. */
  async function crowded(reservedAt: string) {
    const booked = await ask(reservedAt);
    const first = await ask(reservedAt);
    clinic.clock.now = new Date(clinic.clock.now.getTime() + 60_000);
    const second = await ask(reservedAt);
    expect([booked.status, first.status, second.status]).toEqual(["confirmed", "waiting", "waiting"]);
    return { booked, first, second };
  }
  /** What the queue has been told: `2026-11-24T02:00:00.000Z from 2026-11-20T00:00:15.000Z`. */
  async function queued(): Promise<string[]> {
    const { rows } = (await clinic.db.execute(
      sql`select data, start_after from pgboss.job where name = 'free-place' order by created_on, start_after`,
    )) as { rows: { data: { startAt: string; partnerId: string }; start_after: string | Date }[] };
    return rows.map(({ data, start_after }) => `${data.startAt} from ${new Date(start_after).toISOString()}`);
  }
  async function look(startAt: string): Promise<void> {
    const endAt = new Date(Date.parse(startAt) + HOUR_MS / 2);
    await offerFreePlaces(clinic.services, { partnerId: TENANT, startAt: new Date(startAt), endAt });
    await clinic.deliverMessages();
  }
  const told = async (reservationId: number) =>
    (await scope.rows(messages, { where: eq(messages.reservationId, reservationId) }))
      .map(({ kind, state }) => `${kind} ${state}`)
      .sort();
  const offersOf = (id: number) =>
    scope.rows(reservationOffers, { where: eq(reservationOffers.reservationId, id) });
  const press = async (choice: number) => {
    const text = clinic.sms.messages.find((message) => message.text.includes("/offers/"))?.text;
    const [, token = ""] = /\/offers\/([\w-]+)/.exec(text ?? "") ?? [];
    const body = new URLSearchParams({ choice: String(choice) });
    const { status } = await clinic.app.request(`/offers/${TENANT}/${token}`, { method: "POST", body });
    await clinic.deliverMessages();
    return status;
  };

  it("are offered to who asked first, held for them, and booked by one press", async () => {
    const at = "2026-11-24T02:00:00.000Z";
    const { booked, first, second } = await crowded(at);
    await clinic.cancel(booked.id, "", { tenant: TENANT });
    expect(await queued()).toEqual([`${at} from 2026-11-20T00:01:15.000Z`]);
    await look(at);
    expect(await told(first.id)).toEqual(["placeFree sent", "requested sent"]);
    expect(clinic.sms.messages[0]?.text).toMatch(
      /자리가 났습니다. 2026-11-20 11:01까지 .*확정됩니다: http.*\/offers\//,
    );
    expect(await told(second.id)).toEqual(["requested sent"]);
    // Held: a third one only waits as well.
    expect((await ask(at)).status).toBe("waiting");
    const [offer] = await offersOf(first.id);
    expect(await press(offer?.id ?? 0)).toBe(200);
    const { body } = await clinic.call(
      "GET /customer/reservations/:id",
      { params: { id: first.id } },
      { token: clinic.bookerOf(first.id), tenant: TENANT },
    );
    expect(body.row).toMatchObject({ status: "confirmed", reservedAt: at });
    expect(
      (await historyOf(clinic, first.id, TENANT)).map(({ action, actorKind }) => [action, actorKind]),
    ).toContainEqual(["reservation.offered", "job"]);
    await look(at);
    expect(await told(second.id)).toEqual(["requested sent"]);
  });

  it("are offered to the next request when the first does not accept, and to nobody twice", async () => {
    const at = "2026-11-25T02:00:00.000Z";
    const { booked, first, second } = await crowded(at);
    await clinic.cancel(booked.id, "", { tenant: TENANT });
    await look(at);
    await look(at);
    expect(await told(first.id)).toEqual(["placeFree sent", "requested sent"]);
    expect((await queued()).at(-1)).toBe(`${at} from 2026-11-20T02:01:15.000Z`);
    clinic.clock.now = new Date(clinic.clock.now.getTime() + 2 * HOUR_MS + 15_000);
    await look(at);
    expect(await told(first.id)).toEqual(["placeFree sent", "requested sent"]);
    expect(await told(second.id)).toEqual(["placeFree sent", "requested sent"]);
  });

  it("are none while the time is still full", async () => {
    const at = "2026-11-26T02:00:00.000Z";
    const { booked, first } = await crowded(at);
    await look(at);
    expect(await told(first.id)).toEqual(["requested sent"]);
    // Moved away and back at once: somebody else's press may be taken back.
    const desk = await deskPerson(clinic, { tenant: TENANT });
    const employeeId = doctors[0] ?? 0;
    const moved = await desk.move(booked.id, { startAt: "2026-11-26T05:00:00Z", employeeId, version: 1 });
    expect(await queued()).toEqual([`${at} from 2026-11-20T00:01:15.000Z`]);
    await desk.move(booked.id, { startAt: at, employeeId, version: moved.version });
    await look(at);
    expect(await told(first.id)).toEqual(["requested sent"]);
  });

  it("that become free at night are offered in the morning", async () => {
    const at = "2026-12-01T02:00:00.000Z";
    const { booked } = await crowded(at);
    // 23:30 at the clinic.
    clinic.clock.now = new Date("2026-11-20T14:30:00Z");
    await clinic.cancel(booked.id, "", { tenant: TENANT });
    expect(await queued()).toEqual([`${at} from 2026-11-20T23:00:00.000Z`]);
  });

  it("come from a block that is taken away as well", async () => {
    const at = "2026-11-30T02:00:00.000Z";
    const actor = { kind: "staff", id: 1, name: "접수" } as const;
    const context = { scope, actor, now: clinic.clock.now };
    const [block] = await addBlocks(context, {
      kind: "leave",
      reason: "오후 휴진",
      employeeId: doctors[1] ?? 0,
      startAt: new Date(at),
      endAt: new Date(Date.parse(at) + HOUR_MS),
    });
    const { id, status } = await ask(at, 1);
    expect(status).toBe("waiting");
    const tenant = await clinic.tenantOf(TENANT);
    await removeBlock({ ...context, tenant }, block?.id ?? 0, () => {});
    expect(await queued()).toEqual([`${at} from 2026-11-20T00:00:15.000Z`]);
    await look(at);
    expect(await told(id)).toEqual(["placeFree sent", "requested sent"]);
  });

  it("are offered to nobody where full times cannot be requested", async () => {
    const { id } = await clinic.booked("2026-11-24T02:00:00Z");
    await clinic.cancel(id);
    expect(await queued()).toEqual([]);
  });
});
