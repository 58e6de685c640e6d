/**
 * Ten bookings for each of a thousand free times, from 64 clients, against two backend processes on one PostgreSQL.
 * A database of its own is made beside TEST_DATABASE_URL's, and dropped.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiInput } from "@/contract/api";
import { addDays, dayOf } from "../../backend/lib/clinic-time";
import { type BackendProcess, startBackendProcess } from "../../backend/testing/backend-process";
import { engines } from "../../backend/testing/engines";
import { tenantFile, writeTenants } from "../../backend/testing/tenants";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { fillCustomers } from "./fill-customers";
import { addDoctors, DOCTORS } from "./fill-reservations";
import { type Timings, timingsOf } from "./timings";

const PLACES = 1000;
const TRIES_EACH = 10;
const CLIENTS = 64;
const DAYS_AHEAD = 60;
const BACKENDS = 2;
/** Of a hundred answers, all but one come within it. */
const STORM_P99_MAX_MS = 500;
/** What a refusal may be: the time is taken, or somebody asks too often. */
const REFUSALS = [409, 429];

type Booking = ApiInput<"POST /customer/reservations">["body"];
type Place = Pick<Booking, "reservedAt" | "employeeId">;

interface StormFigures extends Timings {
  attempts: number;
  places: number;
  /** Answers by status. */
  answers: Record<number, number>;
  /** Reservations in the database, and different times and doctors among them. */
  kept: number;
  distinct: number;
  perSecond: number;
}

/** Undefined where no PostgreSQL answers: processes side by side share nothing else. */
async function measureStorm(): Promise<StormFigures | undefined> {
  const engine = engines.find(({ name }) => name === "PostgreSQL");
  if (!engine) return undefined;
  const { homepageConfig } = tenantFile("alpha");
  const rules = { ...homepageConfig, reservationRange: DAYS_AHEAD, reservationCapacity: DOCTORS };
  const tenantsDir = await writeTenants([tenantFile("alpha", { homepageConfig: rules })]);
  const dataDirs = await Promise.all(
    Array.from({ length: BACKENDS }, () => mkdtemp(join(tmpdir(), "storm-"))),
  );
  const database = await engine.open();
  const backends: BackendProcess[] = [];
  try {
    // At the same time, as a deployment starts them.
    backends.push(
      ...(await Promise.all(
        dataDirs.map((dataDir) =>
          startBackendProcess({
            DATA_DIR: dataDir,
            TENANTS_DIR: tenantsDir,
            DATABASE_URL: database.pool?.options.connectionString ?? "",
          }),
        ),
      )),
    );
    await addDoctors(database.db);
    // One person may have only a few ahead: each asks once.
    const tokens = await fillCustomers(database.db, PLACES * TRIES_EACH, new Date());
    const { answers, times, seconds } = await storm(backends, tokens);
    const kept = await database.pool?.query<{ kept: number; distinct: number }>(
      `select count(*)::int as kept, count(distinct (start_at, employee_id))::int as distinct from reservations`,
    );
    return {
      attempts: times.length,
      places: PLACES,
      answers,
      kept: kept?.rows[0]?.kept ?? 0,
      distinct: kept?.rows[0]?.distinct ?? 0,
      ...timingsOf(times),
      perSecond: times.length / seconds,
    };
  } finally {
    for (const backend of backends) await backend.end();
    await database.close();
    for (const folder of [tenantsDir, ...dataDirs]) await rm(folder, { recursive: true, force: true });
  }
}

async function storm(backends: BackendProcess[], tokens: string[]) {
  const [first] = backends as [BackendProcess];
  const { body: terms } = await first.call("GET /terms", { query: {} });
  const agreements = terms.rows
    .filter(({ isRequired }) => isRequired)
    .map(({ id: termId, version }) => ({ termId, version }));
  const places = await freePlaces(first);
  const wishes = Array.from(
    { length: PLACES * TRIES_EACH },
    (_, wish) => places[Math.floor(wish / TRIES_EACH)],
  );
  const answers: Record<number, number> = {};
  const times: number[] = [];
  let next = 0;
  const client = async (_: unknown, index: number) => {
    const backend = backends[index % backends.length] as BackendProcess;
    for (let wish = next++; wish < wishes.length; wish = next++) {
      const headers = { authorization: tokens[wish] ?? "", "Idempotency-Key": `storm-${wish}` };
      const body: Booking = { kind: "visit", agreements, ...(wishes[wish] as Place) };
      const start = performance.now();
      const { status } = await backend.call("POST /customer/reservations", { body }, headers);
      times.push(performance.now() - start);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { answers, times, seconds: (performance.now() - start) / 1000 };
}

/** Times that the backend itself offers, over many days: day by day, doctor by doctor. */
async function freePlaces(backend: BackendProcess): Promise<Place[]> {
  const places: Place[] = [];
  const today = dayOf(new Date());
  for (let ahead = 1; ahead < DAYS_AHEAD && places.length < PLACES; ahead++) {
    const date = addDays(today, ahead);
    for (let employeeId = 1; employeeId <= DOCTORS; employeeId++) {
      const query = { date, employeeId };
      const { body } = await backend.call("GET /partner-schedules/time", { query });
      places.push(
        ...body.rows
          .filter(({ isAvailable }) => isAvailable)
          .map(({ reservedAt }) => ({ reservedAt, employeeId })),
      );
    }
  }
  if (places.length < PLACES) throw new Error(`${places.length} times are free, not ${PLACES}`);
  return places.slice(0, PLACES);
}

function drawStorm({ answers, ...figures }: StormFigures): string {
  const unclear = Object.entries(answers).filter(
    ([status]) => Number(status) !== 200 && !REFUSALS.includes(Number(status)),
  );
  const isExact = [figures.kept, figures.distinct, answers[200]].every((count) => count === figures.places);
  return alignColumns([
    ["what", "figure", "bar"],
    ["attempts", String(figures.attempts), ""],
    ["attempts a second", figures.perSecond.toFixed(0), ""],
    ["reservations kept", `${figures.kept}${isExact ? " " : "!"}`, `= ${figures.places}`],
    [
      "answers",
      Object.entries(answers)
        .map((pair) => pair.join(" × "))
        .join(", "),
      "",
    ],
    ["neither 200 nor a clear refusal", `${unclear.length}${unclear.length > 0 ? "!" : " "}`, "= 0"],
    ["median ms", figures.medianMs.toFixed(0), ""],
    [
      "p99 ms",
      `${figures.p99Ms.toFixed(0)}${figures.p99Ms > STORM_P99_MAX_MS ? "!" : " "}`,
      `≤ ${STORM_P99_MAX_MS}`,
    ],
  ]);
}

/** Prints the figures; an ! stands where one is beyond its bar. */
export async function benchStorm(): Promise<void> {
  const figures = await step("a storm of bookings", () => measureStorm());
  console.log(
    figures
      ? `\nA storm of bookings against ${BACKENDS} backends (! = beyond the bar)\n\n${drawStorm(figures)}\n`
      : "No PostgreSQL answers, so there is no storm.",
  );
}
