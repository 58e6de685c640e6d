import { engines } from "../../backend/testing/engines";
import { step } from "../lib/step.mjs";
import { alignColumns } from "./bars";
import { measureBookings } from "./bookings";
import { CATALOGUE_MAX_MS, measureCatalogue } from "./catalogue";
import { FREE_TIMES_MAX_MS, measureFreeTimes } from "./free-times";

interface Row {
  what: string;
  medianMs: number;
  p95Ms: number;
  barMs?: number;
}

/** Look-ups of free times, bookings a second, lists and searches, on PGlite and on the PostgreSQL of TEST_DATABASE_URL. */
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
  if (engines.some(({ name }) => name === "PostgreSQL")) {
    const catalogue: Awaited<ReturnType<typeof measureCatalogue>> = await step(
      "lists and searches at 500,000 products",
      (progress) => measureCatalogue(progress),
    );
    for (const { name, medianMs, p95Ms, isBarred } of catalogue.figures)
      rows.push({
        what: `PostgreSQL: ${name}`,
        medianMs,
        p95Ms,
        ...(isBarred && { barMs: CATALOGUE_MAX_MS }),
      });
  } else console.log("No PostgreSQL answers, so lists at 500,000 products are left out.");
  console.log(`\nThe backend, through the whole of it (! = beyond the bar)\n\n${drawRows(rows)}\n`);
  for (const { engine, perSecond, bookings: count } of bookings)
    console.log(`${engine}: ${Math.round(perSecond)} bookings/s (${count} in all)`);
}

function drawRows(rows: Row[]): string {
  const head = ["what", "median ms", "p95 ms", "bar", "a second"];
  const body = rows.map(({ what, medianMs, p95Ms, barMs }) => [
    what,
    `${medianMs.toFixed(1)}${barMs !== undefined && medianMs > barMs ? "!" : " "}`,
    p95Ms.toFixed(1),
    barMs === undefined ? "" : `≤ ${barMs}`,
    String(Math.round(1000 / medianMs)),
  ]);
  return alignColumns([head, ...body]);
}
