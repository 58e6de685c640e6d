import type { Locator } from "@playwright/test";
import type { Api } from "@/api/create-api";
import { backendOf, signInToken } from "./backend";
import { HANEUL } from "./clinics";

/**
 * A visitor's request at haneul, which confirms each one itself, or a visit at another clinic; on a free time of a doctor
 * who works then and has so many of them.
 */
export async function requestVisit(
  daysAhead: number,
  { host = HANEUL.host, fewest = 1 }: { host?: string; fewest?: number } = {},
) {
  const visitor: Api = backendOf(host, await signInToken(host));
  const from = dayFrom(daysAhead);
  const { rows: days } = await visitor.call("GET /partner-schedules/available-dates", {
    query: { from, to: dayFrom(daysAhead + 20) },
  });
  const date = days.find(({ isAvailable }) => isAvailable)?.date ?? "";
  const { rows: doctors } = await visitor.call("GET /partner-employee-schedules", {
    query: { from: date, to: date },
  });
  for (const { employeeId, endTime } of doctors.filter(({ isDayOff }) => !isDayOff)) {
    const { rows } = await visitor.call("GET /partner-schedules/time", { query: { date, employeeId } });
    const free = rows.filter(({ isAvailable, time }) => isAvailable && time < endTime);
    // Those of other tests are taken from the front.
    const reservedAt = free.at(-1)?.reservedAt;
    if (!reservedAt || free.length < fewest) continue;
    return { visitor, row: await bookVisit(visitor, { employeeId, reservedAt }), date };
  }
  throw new Error(`${host} has no doctor with ${fewest} free times on ${date}`);
}

/** A visit at a time that is free. */
export async function bookVisit(visitor: Api, wanted: { employeeId: number; reservedAt: string }) {
  const { rows: terms } = await visitor.call("GET /terms", { query: { target: "CUSTOMER" } });
  const agreements = terms.map(({ id, version }) => ({ termId: id, version }));
  const body = { kind: "visit" as const, ...wanted, agreements };
  return (await visitor.call("POST /customer/reservations", { body })).row;
}

/** `2026-11-24`, some days from today. */
export const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Has a dialog of the studio show the first day from then on with a free time: clinics close, and doctors are off. */
export async function chooseFreeDay(dialog: Locator, daysAhead: number): Promise<void> {
  for (let days = daysAhead; days < daysAhead + 7; days++) {
    const date = dayFrom(days);
    const read = dialog.page().waitForResponse((response) => response.url().includes(`/times?date=${date}`));
    await dialog.getByLabel("날짜").fill(date);
    const { rows } = (await (await read).json()) as { rows: { isFree: boolean }[] };
    if (rows.some(({ isFree }) => isFree)) return;
  }
  throw new Error("The doctor has no free time in a week");
}

export const statusOf = async (visitor: Api, id: number) =>
  (await visitor.call("GET /customer/reservations/:id", { params: { id } })).row;
