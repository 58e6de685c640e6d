import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiInput } from "@/contract/api";
import { addDays, dayOf } from "../lib/clinic-time";
import { type BackendProcess, startBackendProcess } from "../testing/backend-process";
import { engines } from "../testing/engines";
import { tenantFile, writeTenants } from "../testing/tenants";

const WISHES = 60;
const ASKED_BY = 2;
/** Bookings made after which the backend is killed. */
const KILLED_AFTER = 10;
/** Fewer than there are wishes, or a quick backend answers all of them before it is killed. */
const UNDER_WAY = 40;

type Booking = ApiInput<"POST /customer/reservations">["body"];

describe.each(engines)("a backend on $name that is killed in a storm of bookings", (engine) => {
  let folders: { TENANTS_DIR: string; DATA_DIR: string };
  let database: Awaited<ReturnType<typeof engine.open>> | undefined;
  let backend: BackendProcess | undefined;
  beforeAll(async () => {
    const { homepageConfig } = tenantFile("alpha");
    const alpha = tenantFile("alpha", { homepageConfig: { ...homepageConfig, reservationRange: 60 } });
    folders = {
      TENANTS_DIR: await writeTenants([alpha]),
      DATA_DIR: await mkdtemp(join(tmpdir(), "crash-")),
    };
    if (engine.name === "PostgreSQL") database = await engine.open();
  });
  afterAll(async () => {
    await backend?.kill();
    await database?.close();
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true });
  });

  const start = () =>
    startBackendProcess({ ...folders, DATABASE_URL: database?.pool?.options.connectionString ?? "" });

  it("has every acknowledged one when it is back, doubles none, and books or refuses the rest", async () => {
    const first = await start();
    backend = first;
    const tokens: string[] = [];
    for (let customer = 0; customer < WISHES * ASKED_BY; customer++)
      tokens.push(await first.signIn(`0101111${String(customer).padStart(4, "0")}`));
    const storm = await makeStorm(first, tokens);
    let made = 0;
    const before = await pLimit(UNDER_WAY).map(storm, async (send, index) => {
      const answer = await send(first);
      if (answer.status === 200) {
        made += 1;
        if (made === KILLED_AFTER) await first.kill();
      }
      return { ...answer, index };
    });
    const acknowledged = before.filter(({ status }) => status === 200);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(before.filter(({ status }) => status === 0).length).toBeGreaterThan(0);

    const second = await start();
    backend = second;
    const after = await pLimit(UNDER_WAY).map(storm, (send) => sendOrRepeat(() => send(second)));
    expect(after.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    for (const { index, body } of acknowledged)
      expect(after[index]?.body.row).toMatchObject({
        id: body.row.id,
        reservationNumber: body.row.reservationNumber,
        reservedAt: body.row.reservedAt,
      });

    const kept = (await Promise.all(tokens.map((token) => listAll(second, token)))).flat();
    const booked = after.filter(({ status }) => status === 200).map(({ body }) => body.row.id);
    expect(kept.map(({ id }) => id).sort()).toEqual(booked.sort());
    expect(new Set(kept.map(({ reservedAt, employee }) => `${reservedAt} ${employee?.id}`)).size).toBe(
      WISHES,
    );
    expect(kept).toHaveLength(WISHES);
  });
});

/**
 * The same once more, as a visitor would: a kept connection that idled too long may break just as it is used again, and a
 * busy machine's database may let a request wait too long.
 */
async function sendOrRepeat<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 0 || answer.status === 503 ? send() : answer;
}

/** Two customers who want each of sixty places, each with a key of their own, all at once. One may have only a few. */
async function makeStorm(backend: BackendProcess, tokens: string[]) {
  const places = await freePlaces(backend);
  const terms = await backend.call("GET /terms", { query: {} });
  const agreements = terms.body.rows.map(({ id: termId, version }) => ({ termId, version }));
  return places.flatMap((place, index) =>
    tokens
      .slice(index * ASKED_BY, (index + 1) * ASKED_BY)
      .map((authorization, customer) => (to: BackendProcess) => {
        const body: Booking = { kind: "visit", agreements, ...place };
        const headers = { authorization, "Idempotency-Key": `storm-${index}-${customer}` };
        return to.call("POST /customer/reservations", { body }, headers);
      }),
  );
}

async function freePlaces({ call }: BackendProcess) {
  const today = dayOf(new Date());
  const doctors = await call("GET /partner-employee-schedules/employees", { query: {} });
  const places: Pick<Booking, "reservedAt" | "employeeId">[] = [];
  for (let ahead = 2; places.length < WISHES && ahead < 60; ahead++) {
    const query = { date: addDays(today, ahead) };
    for (const { id: employeeId } of doctors.body.rows) {
      const { body } = await call("GET /partner-schedules/time", { query: { ...query, employeeId } });
      for (const { reservedAt, isAvailable } of body.rows)
        if (isAvailable) places.push({ reservedAt, employeeId });
    }
  }
  return places.slice(0, WISHES);
}

async function listAll({ call }: BackendProcess, authorization: string) {
  const { body } = await call("GET /customer/reservations", { query: { pageSize: 100 } }, { authorization });
  return body.rows;
}
