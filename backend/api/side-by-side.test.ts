import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ApiInput } from "@/contract/api";
import { MIGRATION_LOCK } from "../db/migrate";
import { addDays, dayOf } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import { REGISTRATION_FILE } from "../operation/running-backend";
import { type BackendProcess, startBackendProcess } from "../testing/backend-process";
import { runCommand } from "../testing/command";
import { engines } from "../testing/engines";
import { openFakeStorefront } from "../testing/fake-storefront";
import { tenantFile, writeTenants } from "../testing/tenants";

const LOCK_WAIT_MS = 60_000;
const REQUESTS = 200;
const TIMES = 20;
const CODES_PER_ADDRESS = 40;
/** The fixture's board on which customers write. */
const COUNSEL = 3;

const WAITING_FOR_LOCKS = `select 1 from pg_locks join pg_database on oid = database
  where datname = current_database() and locktype = 'advisory' and not granted`;

type Booking = ApiInput<"POST /customer/reservations">["body"];

describe("a second backend on the embedded database", () => {
  it("says that there is one already", async () => {
    const TENANTS_DIR = await writeTenants([tenantFile("alpha")]);
    const DATA_DIR = await mkdtemp(join(tmpdir(), "second-"));
    const settings = { TENANTS_DIR, DATA_DIR, DATABASE_URL: "" };
    const first = await startBackendProcess(settings);
    await expect(startBackendProcess(settings)).rejects.toThrow(/is open in process/);
    await first.kill();
    for (const folder of [TENANTS_DIR, DATA_DIR]) await rm(folder, { recursive: true });
  });
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("two backends on one $name", (engine) => {
  let folders: { TENANTS_DIR: string; DATA_DIR: string };
  let database: Awaited<ReturnType<typeof engine.open>>;
  let client: Client;
  let storefronts: Awaited<ReturnType<typeof openFakeStorefront>>[];
  let backends: [BackendProcess, BackendProcess];
  beforeAll(async () => {
    folders = {
      TENANTS_DIR: await writeTenants([tenantFile("alpha")]),
      DATA_DIR: await mkdtemp(join(tmpdir(), "side-by-side-")),
    };
    database = await engine.open();
    client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    // As new as a database can be: what the two find is theirs to make.
    await client.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
    storefronts = [await openFakeStorefront(), await openFakeStorefront()];
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const starting = Promise.all([startBackendProcess(settings()), startBackendProcess(settings())]);
    await vi.waitUntil(async () => (await waitingForLocks()) === 2, { timeout: LOCK_WAIT_MS });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    backends = await starting;
  });
  afterAll(async () => {
    for (const backend of backends) await backend.kill();
    for (const storefront of storefronts) await storefront.close();
    await client.end();
    await database.close();
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true });
  });

  const databaseUrl = () => database.pool?.options.connectionString ?? "";
  const settings = () => ({
    ...folders,
    DATABASE_URL: databaseUrl(),
    IS_BEHIND_PROXY: "true",
    HOLDS_AT_ONCE_PER_ADDRESS: "3",
    SMS_CODES_PER_ADDRESS: String(CODES_PER_ADDRESS),
    REVALIDATE_SECRET: storefronts[0]?.settings.REVALIDATE_SECRET ?? "",
    REVALIDATE_URL: storefronts.map((storefront) => storefront.settings.REVALIDATE_URL).join(","),
  });
  const either = (index: number): BackendProcess => backends[index % 2 === 0 ? 0 : 1];
  const rowsOf = async (query: string) => (await client.query(query)).rows;
  const waitingForLocks = async () => (await rowsOf(WAITING_FOR_LOCKS)).length;

  it("migrate, publish and seed an empty database once, though they start and wait for the lock together", async () => {
    const [{ count: migrations }] = await rowsOf("select count(*)::int from drizzle.__drizzle_migrations");
    const journal = JSON.parse(await readFile("backend/db/migrations/meta/_journal.json", "utf8"));
    expect(migrations).toBe(journal.entries.length);
    expect(await rowsOf("select version from tenant_versions where partner_id = 'alpha'")).toEqual([
      { version: 1 },
    ]);
    const names = await rowsOf("select name from products where partner_id = 'alpha'");
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });

  it("leave exactly 20 reservations of 200 that want 20 times", async () => {
    const [first] = backends;
    // One person may have only a few: each asks once.
    const tokens: string[] = [];
    for (let customer = 0; customer < REQUESTS; customer++)
      tokens.push(
        await either(customer).signIn(`0101234${String(customer).padStart(4, "0")}`, {
          "x-forwarded-for": `192.0.2.${customer}`,
        }),
      );
    const { rows } = (await first.call("GET /terms", { query: {} })).body;
    const agreements = rows.map(({ id: termId, version }) => ({ termId, version }));
    const wishes = await freeTimes(first);
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, index) => {
        const body: Booking = { kind: "visit", agreements, ...wishes[index % TIMES] } as Booking;
        const authorization = tokens[index] ?? "";
        return either(index).call("POST /customer/reservations", { body }, { authorization });
      }),
    );
    const outcome = groupBy(answers, ({ status }) => status);
    const counts = [...outcome].map(([status, { length }]) => [status, length]);
    expect(Object.fromEntries(counts)).toEqual({ 200: TIMES, 409: REQUESTS - TIMES });
    const kept = await rowsOf("select distinct start_at, employee_id from reservations where holds_time");
    expect(kept).toHaveLength(TIMES);
  });

  it("know of each other's holds, and count an address's together", async () => {
    const [first, second] = backends;
    const times = await freeTimes(first);
    const hold = (backend: BackendProcess, at: number, address: string) =>
      backend.call(
        "PUT /reservation-holds/:id",
        { params: { id: randomUUID() }, body: { kind: "visit", reservedAt: "", ...times[at] } },
        { "x-forwarded-for": address },
      );
    expect((await hold(first, 0, "198.51.100.1")).status).toBe(200);
    expect((await hold(second, 0, "198.51.100.2")).status).toBe(409);
    const statuses = [];
    for (const at of [1, 2, 3, 4]) statuses.push((await hold(either(at), at, "198.51.100.3")).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("count codes together", async () => {
    const ask = (index: number, phone: string) =>
      either(index).call(
        "POST /customer/auth-tokens",
        { body: { phone } },
        { "x-forwarded-for": "203.0.113.5", "user-agent": `browser ${index % 8}` },
      );
    const phone = "01077778888";
    expect([(await ask(0, phone)).status, (await ask(1, phone)).status]).toEqual([200, 429]);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(index, `010555500${String(index).padStart(2, "0")}`)),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(CODES_PER_ADDRESS - 1);
  });

  it("tell every storefront of a write at either", async () => {
    for (const backend of backends) {
      for (const { tags } of storefronts) tags.length = 0;
      await writePost(backend);
      for (const { tags } of storefronts) await expect.poll(() => tags).toContain("partner:alpha:posts");
    }
  });

  it("finish what publishing has left once: what one could not, the other does", async () => {
    const [told] = storefronts;
    for (const { tags } of storefronts) tags.length = 0;
    const isAsked = told?.hold();
    await client.query("insert into tenancy_tasks values ('purge-pages', 'alpha', gen_random_uuid(), now())");
    await isAsked;
    await expect.poll(waitingForLocks, { timeout: LOCK_WAIT_MS }).toBe(1);
    told?.release();
    const left = async () => (await rowsOf("select 1 from tenancy_tasks")).length;
    await expect.poll(left, { timeout: LOCK_WAIT_MS }).toBe(0);
    await expect.poll(waitingForLocks, { timeout: LOCK_WAIT_MS }).toBe(0);
    expect(told?.tags).toEqual(["partner:alpha"]);
  });

  it("are asked by commands, whichever of them still runs", async () => {
    const note = async () => JSON.parse(await readFile(join(folders.DATA_DIR, REGISTRATION_FILE), "utf8"));
    const { url } = await note();
    const [noted, other] = url === backends[0].url ? backends : [backends[1], backends[0]];
    await other.end();
    expect((await note()).url).toBe(url);
    expect(await runCommand(["publish", "alpha"], settings())).toMatchObject({ code: 0 });
    await noted.kill();
    expect(await runCommand(["publish", "alpha"], settings())).toMatchObject({ code: 0 });
  });
});

/** The next twenty free times of one doctor. */
async function freeTimes({ call }: BackendProcess): Promise<Pick<Booking, "reservedAt" | "employeeId">[]> {
  const today = dayOf(new Date());
  const doctors = await call("GET /partner-employee-schedules/employees", { query: {} });
  const employeeId = doctors.body.rows[0]?.id;
  const times: Pick<Booking, "reservedAt" | "employeeId">[] = [];
  for (let ahead = 2; times.length < TIMES && ahead < 30; ahead++) {
    const query = { date: addDays(today, ahead), ...(employeeId && { employeeId }) };
    const { body } = await call("GET /partner-schedules/time", { query });
    for (const { reservedAt, isAvailable } of body.rows)
      if (isAvailable) times.push({ reservedAt, employeeId });
  }
  return times.slice(0, TIMES);
}

async function writePost({ call }: BackendProcess): Promise<void> {
  const board = await call("GET /customer/board-types/:id", { params: { id: COUNSEL } });
  const agreements = board.body.row.terms.map(({ id: termId, version }) => ({ termId, version }));
  const body = {
    ...{ boardTypeId: COUNSEL, title: "궁금합니다", content: "얼마나 걸리나요?", authorName: "김하나" },
    ...{ phone: "010-1234-5678", password: "열려라1234", isPrivate: false, agreements },
  };
  const { status } = await call(
    "POST /customer/customer-boards",
    { body },
    { "Idempotency-Key": randomUUID() },
  );
  expect(status).toBe(200);
}
