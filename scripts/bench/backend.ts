import { step } from "../lib/step.mjs";
import { measureBookings } from "./bookings";
import { FREE_TIMES_MAX_MS, measureFreeTimes } from "./free-times";
import { drawRows, type Row } from "./timings";

/** Look-ups of free times and bookings a second, on PGlite and on the PostgreSQL of TEST_DATABASE_URL. */
export async function benchBackend(): Promise<void> {
  const bookings = await step("bookings", () => measureBookings());
  const freeTimes: Awaited<ReturnType<typeof measureFreeTimes>> = await step(
    "free times at 100,000 reservations",
    (progress) => measureFreeTimes(progress),
  );
  const rows: Row[] = freeTimes.figures.map(({ engine, name, medianMs, p95Ms }) => ({
    what: `${engine}: ${name}`,
    medianMs,
    p95Ms,
    ...(engine === "PostgreSQL" && { barMs: FREE_TIMES_MAX_MS }),
  }));
  console.log(`\nThe backend, through the whole of it (! = beyond the bar)\n\n${drawRows(rows)}\n`);
  for (const { engine, perSecond, bookings: count } of bookings)
    console.log(`${engine}: ${Math.round(perSecond)} bookings/s (${count} in all)`);
}
