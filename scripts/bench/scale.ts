import { createStudioApp } from "../../backend/http/app";
import { addDays, type Day, dayOf } from "../../backend/lib/clinic-time";
import { openSession } from "../../backend/staff/sessions";
import { engines } from "../../backend/testing/engines";
import { FRIDAY_MORNING } from "../../backend/testing/test-backend";
import { step } from "../lib/step.mjs";
import { CATALOGUE_MAX_MS, measureCatalogue } from "./catalogue";
import { explain } from "./explain";
import { BIG_CLINIC_DOCTORS, BIG_CLINIC_RESERVATIONS } from "./fill-clinics";
import { fillCustomers } from "./fill-customers";
import { FREE_TIMES_MAX_MS } from "./free-times";
import { anyClinic, ask, BIG_CLINIC, openScale, readBody, type Scale } from "./scale-database";
import { drawRows, type Row, timeRequests, timingsOf } from "./timings";

const BOOKINGS = 100;
/** What the database makes itself begins here, and is removed before another run. */
const FIRST_OWN_ID = 1_000_001;
const TODAY = dayOf(FRIDAY_MORNING);
const MONDAY = addDays(TODAY, 3);
const STAFF_PHONE = "01090000001";

/** Free times, bookings, the studio's days, lists and searches at 10,000 partners and 1,000,000 reservations. */
export async function benchScale(): Promise<void> {
  if (!engines.some(({ name }) => name === "PostgreSQL")) {
    console.log("No PostgreSQL answers, so nothing is measured at scale.");
    return;
  }
  const scale: Scale = await step("10,000 partners, 1,000,000 reservations", (progress) =>
    openScale(progress),
  );
  try {
    const rows: Row[] = [];
    const plans: string[] = [];
    await step("free times and the studio's days", async () => {
      const studio = await signIn(scale);
      for (const { what, barMs, isExplained, send } of callsOf(scale, studio)) {
        rows.push({ what, ...(await timeRequests(send)), ...(barMs !== undefined && { barMs }) });
        if (!isExplained) continue;
        const explained = await explain(scale.pool, "reservations", () => send(0));
        plans.push([`-- ${what}`, ...explained].join("\n\n"));
      }
    });
    await step("bookings", () => measureBookings(scale, rows, plans));
    const catalogue = await step("lists and searches at 500,000 products", () => measureCatalogue(scale));
    plans.push(...catalogue.plans);
    for (const { name: what, isBarred, ...times } of catalogue.figures)
      rows.push({ what, ...times, ...(isBarred && { barMs: CATALOGUE_MAX_MS }) });
    console.log(`\n${plans.join("\n\n")}\n`);
    console.log(
      `\nThe backend at 10,000 partners and 1,000,000 reservations (! = beyond the bar)\n\n${drawRows(rows)}\n`,
    );
  } finally {
    await scale.backend.close();
  }
}

interface MeasuredCall {
  what: string;
  barMs?: number;
  isExplained: boolean;
  send: (turn: number) => Promise<unknown>;
}

type Read = (partner: string, path: string) => Promise<unknown>;

/** Each call at any of the clinics, and at the big one. */
function callsOf(scale: Scale, studio: Read): MeasuredCall[] {
  const month = `from=${TODAY}&to=${addDays(TODAY, 30)}`;
  const later = (turn: number): Day => addDays(MONDAY, turn % 20);
  const visitors: [string, (turn: number, doctors: number) => string][] = [
    [
      "free dates of a doctor's month",
      (turn, doctors) => `/partner-schedules/available-dates?${month}&employeeId=${1 + (turn % doctors)}`,
    ],
    ["free dates of anybody's month", () => `/partner-schedules/available-dates?${month}`],
    [
      "free times of a doctor's day",
      (turn, doctors) => `/partner-schedules/time?date=${later(turn)}&employeeId=${1 + (turn % doctors)}`,
    ],
    ["every doctor's next free time", () => "/partner-employee-schedules/employees"],
  ];
  const staff: [string, (turn: number) => string][] = [
    ["the studio's day", (turn) => `/day?date=${later(turn)}`],
    ["the studio's day, a year ago", (turn) => `/day?date=${addDays(later(turn), -360)}`],
    ["the studio's week", (turn) => `/diary?from=${later(turn)}&to=${addDays(later(turn), 6)}`],
    ["the studio's month", () => `/month?month=${TODAY.slice(0, 7)}`],
    ["the studio's requests", () => "/requests"],
  ];
  const at = (partner: (turn: number) => string, doctors: number, where: string): MeasuredCall[] => [
    ...visitors.map(([name, path]) => ({
      what: `${name}${where}`,
      barMs: FREE_TIMES_MAX_MS,
      isExplained: true,
      send: (turn: number) => ask(scale, partner(turn), path(turn, doctors)),
    })),
    ...staff.map(([name, path]) => ({
      what: `${name}${where}`,
      isExplained: where !== "",
      send: (turn: number) => studio(partner(turn), path(turn)),
    })),
  ];
  const big = `, of ${BIG_CLINIC_RESERVATIONS.toLocaleString()} reservations`;
  return [...at(anyClinic, 2, ""), ...at(() => BIG_CLINIC, BIG_CLINIC_DOCTORS, big)];
}

/** Somebody who owns every clinic. */
async function signIn({ backend, pool }: Scale): Promise<Read> {
  const { rows } = await pool.query(
    `insert into staff (name, phone, created_at) values ('한정원', $1, now())
     on conflict (phone) do update set name = excluded.name returning id`,
    [STAFF_PHONE],
  );
  const staffId = Number(rows[0].id);
  await pool.query(
    `insert into staff_roles (partner_id, staff_id, role, created_at) select id, $1, 'owner', now() from partners
     on conflict do nothing`,
    [staffId],
  );
  const token = await openSession(backend.db, { staffId, userAgent: "", now: FRIDAY_MORNING });
  const app = createStudioApp(backend.services);
  return async (partner, rest) => {
    const path = `/studio/${partner}${rest}`;
    return readBody(path, await app.request(path, { headers: { cookie: `studio=${token}` } }));
  };
}

/** Signed-in guests book a visit each at a time that is free. */
async function measureBookings(scale: Scale, rows: Row[], plans: string[]): Promise<void> {
  const { backend, pool } = scale;
  for (const table of ["reservations", "customers"])
    await pool.query(`delete from ${table} where id >= ${FIRST_OWN_ID}`);
  const partnerOf = (index: number) => (index < BOOKINGS ? anyClinic(index) : BIG_CLINIC);
  const tokens = await fillCustomers(backend.db, 2 * BOOKINGS + 1, FRIDAY_MORNING, partnerOf);
  const book = async (index: number, time: object) =>
    ask(scale, partnerOf(index), "/customer/reservations", {
      method: "POST",
      headers: {
        authorization: tokens[index] ?? "",
        "content-type": "application/json",
        "idempotency-key": `scale-${index}`,
      },
      body: JSON.stringify({ kind: "visit", agreements: [], ...time }),
    });
  const times: number[] = [];
  for (let index = 0; index < 2 * BOOKINGS; index++) {
    const time = await freeTime(scale, partnerOf(index), index);
    const start = performance.now();
    await book(index, time);
    times.push(performance.now() - start);
  }
  rows.push({ what: "a booking", ...timingsOf(times.slice(0, BOOKINGS)) });
  const big = `, of ${BIG_CLINIC_RESERVATIONS.toLocaleString()} reservations`;
  rows.push({ what: `a booking${big}`, ...timingsOf(times.slice(BOOKINGS)) });
  const last = await freeTime(scale, BIG_CLINIC, 0);
  const explained = await explain(pool, "reservations", () => book(2 * BOOKINGS, last));
  plans.push([`-- a booking${big}`, ...explained].join("\n\n"));
}

async function freeTime(scale: Scale, partner: string, index: number) {
  const employeeId = 1 + (index % 2);
  for (let ahead = index % 20; ; ahead++) {
    const date = addDays(MONDAY, ahead);
    const times = await ask(scale, partner, `/partner-schedules/time?date=${date}&employeeId=${employeeId}`);
    const free = times.rows.find(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
    if (free) return { employeeId, reservedAt: free.reservedAt };
  }
}
