/**
 * Measures the look-up of free times at 100,000 reservations on PostgreSQL, and at 10,000 on PGlite:
 * `npx tsx scripts/bench/free-times.ts`. Databases of its own are made beside TEST_DATABASE_URL's, and dropped.
 * Prints medians and the plans of the statements about reservations.
 */
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { readDays } from "../../backend/booking/agenda";
import { availableDate } from "../../backend/booking/free-times";
import { loadAgenda } from "../../backend/booking/load-agenda";
import { loadTimetable } from "../../backend/booking/timetable";
import { PartnerScope } from "../../backend/db/scope";
import { addDays, dayOf, daysFrom } from "../../backend/lib/clinic-time";
import { type Engine, engines } from "../../backend/testing/engines";
import { tenantFile } from "../../backend/testing/tenants";
import { createTestBackend, FRIDAY_MORNING } from "../../backend/testing/test-backend";
import { explain } from "./explain";
import { DOCTORS, fillReservations } from "./fill-reservations";
import { type Timings, timingsOf } from "./timings";

const RESERVATIONS: Record<Engine["name"], number> = { PostgreSQL: 100_000, PGlite: 10_000 };
const WARM_UPS = 60;
const REQUESTS = 100;
const MONTH_DAYS = 30;
/** Median of a doctor's month on PostgreSQL, through the whole backend. */
export const FREE_TIMES_MAX_MS = 20;

export interface FreeTimesFigure extends Timings {
  engine: Engine["name"];
  reservations: number;
  name: string;
  /** This process's own processor time, which a busy machine does not lengthen. */
  cpuMs: number;
}

type Backend = Awaited<ReturnType<typeof createTestBackend>>;

/** Fills databases, asks through the app and directly, and answers what each look-up took. */
export async function measureFreeTimes(
  report: (line: string) => void = () => {},
): Promise<{ figures: FreeTimesFigure[]; plans: string[] }> {
  const figures: FreeTimesFigure[] = [];
  const plans: string[] = [];
  for (const engine of engines) {
    const backend = await openClinic(engine);
    try {
      report(`${engine.name}: filling with ${RESERVATIONS[engine.name].toLocaleString()} reservations`);
      await fillReservations(backend.db, RESERVATIONS[engine.name], dayOf(FRIDAY_MORNING));
      for (const [name, lookUp] of lookUps(backend)) {
        const times = await measure(lookUp);
        figures.push({ engine: engine.name, reservations: await countReservations(backend), name, ...times });
      }
      if (backend.pool)
        plans.push(...(await explain(backend.pool, "reservations", () => monthOf(backend, 1))));
    } finally {
      await backend.close();
    }
  }
  return { figures, plans };
}

async function openClinic(engine: Engine) {
  const alpha = tenantFile("alpha");
  const homepageConfig = { ...alpha.homepageConfig, reservationRange: 60, reservationCapacity: DOCTORS };
  let pool: Pool | null = null;
  const open = async () => {
    const handle = await engine.open();
    pool = handle.pool;
    return handle;
  };
  const backend = await createTestBackend({ ...engine, open }, [tenantFile("alpha", { homepageConfig })]);
  return { ...backend, pool: pool as Pool | null };
}

const today = dayOf(FRIDAY_MORNING);
const month = { from: today, to: addDays(today, MONTH_DAYS) };

const lookUps = (backend: Backend): [string, (turn: number) => Promise<unknown>][] => [
  ["free dates of a doctor's month", (turn) => monthOf(backend, 1 + (turn % DOCTORS))],
  ["the same, without HTTP", (turn) => monthDirectly(backend, 1 + (turn % DOCTORS))],
  ["free dates of anybody's month", () => monthOf(backend)],
  [
    "free times of a doctor's day",
    (turn) =>
      ask(
        backend,
        `/partner-schedules/time?employeeId=${1 + (turn % DOCTORS)}&date=${addDays(today, 3 + (turn % 20))}`,
      ),
  ],
  ["every doctor's next free time", () => ask(backend, "/partner-employee-schedules/employees")],
];

const monthOf = (backend: Backend, employeeId?: number) =>
  ask(
    backend,
    `/partner-schedules/available-dates?from=${month.from}&to=${month.to}${employeeId ? `&employeeId=${employeeId}` : ""}`,
  );

async function monthDirectly({ db, tenants }: Backend, employeeId: number) {
  const tenant = await tenants.byId("alpha");
  if (!tenant) throw new Error("There is no clinic");
  const scope = new PartnerScope(db, "alpha");
  const timetable = await loadTimetable(scope, tenant);
  const agenda = await loadAgenda(scope, tenant, { ...month, now: FRIDAY_MORNING, timetable });
  const readDay = readDays(agenda, FRIDAY_MORNING);
  return daysFrom(month.from, month.to).map((day) =>
    availableDate(readDay(day), { durationMinutes: 30, employeeId }),
  );
}

async function ask({ app }: Backend, path: string): Promise<void> {
  const response = await app.request(path, { headers: { [TENANT_ORIGIN_HEADER]: "http://alpha.localhost" } });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function measure(lookUp: (turn: number) => Promise<unknown>) {
  for (let turn = 0; turn < WARM_UPS; turn++) await lookUp(turn);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let turn = 0; turn < REQUESTS; turn++) {
    const start = performance.now();
    await lookUp(turn);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { ...timingsOf(times), cpuMs: (user + system) / 1000 / REQUESTS };
}

async function countReservations({ db }: Backend): Promise<number> {
  const counted = await db.execute(sql`select count(*)::int as rows from reservations`);
  return (counted as unknown as { rows: { rows: number }[] }).rows[0]?.rows ?? 0;
}

/** One line for each figure; a doctor's month on PostgreSQL that is beyond the bar carries a mark. */
export const drawFreeTimes = (figures: FreeTimesFigure[]): string =>
  figures
    .map(({ engine, reservations, name, medianMs, p95Ms, cpuMs }) => {
      const isBeyond = engine === "PostgreSQL" && medianMs > FREE_TIMES_MAX_MS;
      const title = `${engine}, ${reservations.toLocaleString()} reservations: ${name}`;
      const times = `median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, CPU ${cpuMs.toFixed(1)} ms`;
      return `${title.padEnd(68)} ${times}${isBeyond ? " !" : ""}`;
    })
    .join("\n");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { figures, plans } = await measureFreeTimes((line) => console.log(line));
  console.log(`\n${plans.join("\n\n")}\n\n${drawFreeTimes(figures)}`);
}
