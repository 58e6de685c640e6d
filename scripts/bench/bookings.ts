/**
 * Measures bookings a second, through the whole backend with a key each, on PGlite and on PostgreSQL:
 * `npx tsx scripts/bench/bookings.ts`. Databases of its own are made beside TEST_DATABASE_URL's, and dropped.
 */
import { pathToFileURL } from "node:url";
import { addDays, dayOf, instantAt, weekdayOf } from "../../backend/lib/clinic-time";
import { openClinic, type TestClinic } from "../../backend/testing/clinic";
import { type Engine, engines } from "../../backend/testing/engines";
import { FRIDAY_MORNING } from "../../backend/testing/test-backend";
import { fillCustomers } from "./fill-customers";

/** Requests under way at the same time. */
const CONNECTIONS = 16;
const FIRST_DAY_AHEAD = 11;
const DAYS = 14;
const TIMES = [600, 630, 660, 690, 720, 750, 840, 870, 900, 930, 960, 990, 1020, 1050];

export interface BookingFigure {
  engine: Engine["name"];
  bookings: number;
  perSecond: number;
}

/** Books every time of two doctors' fortnight; each has to succeed. */
export async function measureBookings(): Promise<BookingFigure[]> {
  const figures: BookingFigure[] = [];
  for (const engine of engines) {
    const clinic = await openClinic(engine);
    try {
      figures.push({ engine: engine.name, ...(await bookAll(clinic)) });
    } finally {
      await clinic.close();
    }
  }
  return figures;
}

async function bookAll(clinic: TestClinic) {
  const places = freePlaces(clinic.doctors);
  const bookings = places.length;
  // One person may have only a few ahead.
  const tokens = await fillCustomers(clinic.db, bookings + 1, FRIDAY_MORNING);
  let next = 0;
  const line = async () => {
    for (let place = places[next++]; place; place = places[next++]) {
      const headers = { "Idempotency-Key": `${place.employeeId} ${place.reservedAt}`.replace(" ", "-") };
      const token = tokens[next];
      const { status, body } = await clinic.book(clinic.visit(place), { token, headers });
      if (status !== 200) throw new Error(`${place.reservedAt}: ${status} ${JSON.stringify(body)}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
  return { bookings, perSecond: bookings / ((performance.now() - start) / 1000) };
}

/** Time by time over all days, as visitors come: those who book at the same moment seldom want the same day. */
function freePlaces(doctors: number[]) {
  const first = addDays(dayOf(FRIDAY_MORNING), FIRST_DAY_AHEAD);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index)).filter(
    (day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5,
  );
  return TIMES.flatMap((minutes) =>
    doctors.flatMap((employeeId) =>
      days.map((day) => ({ employeeId, reservedAt: instantAt(day, minutes).toISOString() })),
    ),
  );
}

export const drawBookings = (figures: BookingFigure[]): string =>
  figures
    .map(({ engine, bookings, perSecond }) => `${engine}: ${Math.round(perSecond)} bookings/s (${bookings})`)
    .join("\n");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(drawBookings(await measureBookings()));
