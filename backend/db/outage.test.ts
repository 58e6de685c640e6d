import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiInput } from "@/contract/api";
import { addDays, dayOf } from "../lib/clinic-time";
import { type BackendProcess, startBackendProcess } from "../testing/backend-process";
import { engines } from "../testing/engines";
import { openTcpProxy } from "../testing/tcp-proxy";
import { tenantFile, writeTenants } from "../testing/tenants";
import type { DatabaseHandle } from "./client";

/** A request meanwhile is answered within the three seconds that a page has; half as much again is the machine's. */
const TOLD_WITHIN_MS = 4500;
/** As much more where the server is silent on connections that it has: a statement is given five seconds. */
const TOLD_OF_SILENCE_WITHIN_MS = 7500;
const RECOVERED = { timeout: 15_000 };

type Booking = ApiInput<"POST /customer/reservations">["body"];

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))(
  "a backend whose $name goes away",
  (engine) => {
    let folders: { TENANTS_DIR: string; DATA_DIR: string };
    let database: DatabaseHandle;
    let url: URL;
    let proxy: Awaited<ReturnType<typeof openTcpProxy>>;
    let backend: BackendProcess;
    let authorization: string;
    let places: Pick<Booking, "reservedAt" | "employeeId">[];
    let agreements: Booking["agreements"];

    beforeAll(async () => {
      const { homepageConfig } = tenantFile("alpha");
      const alpha = tenantFile("alpha", {
        homepageConfig: { ...homepageConfig, reservationRange: 60, maxOpenReservations: { guest: 100 } },
      });
      folders = {
        TENANTS_DIR: await writeTenants([alpha]),
        DATA_DIR: await mkdtemp(join(tmpdir(), "outage-")),
      };
      database = await engine.open();
      url = new URL(database.pool?.options.connectionString ?? "");
      proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
      const proxied = new URL(url);
      proxied.host = `127.0.0.1:${proxy.port}`;
      backend = await startBackendProcess({ ...folders, DATABASE_URL: proxied.href });
      authorization = await backend.signIn("01011112222");
      const terms = await backend.call("GET /terms", { query: {} });
      agreements = terms.body.rows.map(({ id: termId, version }) => ({ termId, version }));
      places = await freePlaces(backend);
    });
    afterAll(async () => {
      await backend?.kill();
      await proxy?.close();
      await database?.close();
      for (const folder of Object.values(folders)) await rm(folder, { recursive: true });
    });

    const book = (place: (typeof places)[number]) =>
      backend.call(
        "POST /customer/reservations",
        { body: { kind: "visit", agreements, ...place } },
        {
          authorization,
          "Idempotency-Key": `${place.employeeId} ${place.reservedAt}`.replaceAll(/\s/g, "-"),
        },
      );
    const readiness = async () => {
      const begun = performance.now();
      const { status } = await fetch(`${backend.url}/readyz`);
      return { status, tookMs: performance.now() - begun };
    };
    const listed = async () => {
      const query = { pageSize: 100 };
      const { body } = await backend.call("GET /customer/reservations", { query }, { authorization });
      return body.rows.map(({ id }) => id);
    };

    /** Books while something happens to the database; what was acknowledged is there after all, and the rest can be had. */
    async function bookThrough(trouble: () => Promise<void>, heal: () => Promise<void>) {
      const wanted = places.splice(0, 12);
      const asked = wanted.map(book);
      await Promise.race(asked);
      await trouble();
      const answers = await Promise.all([...asked, ...wanted.map(book)]);
      await heal();
      await expect.poll(async () => (await readiness()).status, RECOVERED).toBe(200);
      // 0: the connection broke, so the process did.
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
      const acknowledged = answers.filter(({ status }) => status === 200).map(({ body }) => body.row.id);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(await listed()).toEqual(expect.arrayContaining(acknowledged));
      const after = await Promise.all(wanted.map(book));
      expect(after.map(({ status }) => status)).toEqual(wanted.map(() => 200));
      return answers;
    }

    it("whose connections are all ended goes on with new ones", async () => {
      await bookThrough(
        async () => {
          const client = new Client({ connectionString: url.href });
          await client.connect();
          await client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          );
          await client.end();
        },
        async () => {},
      );
    });

    it.each([
      { what: "refuses", trouble: () => proxy.cut(), withinMs: TOLD_WITHIN_MS },
      { what: "hangs", trouble: async () => proxy.hang(), withinMs: TOLD_WITHIN_MS },
      {
        what: "falls silent",
        trouble: async () => proxy.silence(),
        withinMs: TOLD_OF_SILENCE_WITHIN_MS,
      },
    ])(
      "which $what is said to be away, soon, and all works once it is back",
      async ({ trouble, withinMs }) => {
        const answers = await bookThrough(
          async () => {
            await trouble();
            const { status, tookMs } = await readiness();
            expect(status).toBe(503);
            expect(tookMs).toBeLessThan(withinMs);
            const begun = performance.now();
            const terms = await backend.call("GET /terms", { query: {} });
            expect(terms.status).toBe(503);
            expect(terms.headers.get("retry-after")).not.toBeNull();
            expect(performance.now() - begun).toBeLessThan(withinMs);
          },
          () => proxy.heal(),
        );
        expect(answers.map(({ status }) => status)).toContain(503);
      },
    );
  },
);

async function freePlaces({ call }: BackendProcess) {
  const today = dayOf(new Date());
  const doctors = await call("GET /partner-employee-schedules/employees", { query: {} });
  const places: Pick<Booking, "reservedAt" | "employeeId">[] = [];
  for (let ahead = 2; places.length < 36 && ahead < 60; ahead++) {
    const query = { date: addDays(today, ahead) };
    // One doctor: a customer is nowhere twice at a time.
    for (const { id: employeeId } of doctors.body.rows.slice(0, 1)) {
      const { body } = await call("GET /partner-schedules/time", { query: { ...query, employeeId } });
      for (const { reservedAt, isAvailable } of body.rows)
        if (isAvailable) places.push({ reservedAt, employeeId });
    }
  }
  return places;
}
