import type { Api } from "@/api/create-api";
import { backendOf, signInToken } from "./backend";
import { HANEUL } from "./clinics";

/** A visitor's request at haneul, which confirms each one itself; on a free time of a doctor who works then. */
export async function requestVisit(daysAhead: number) {
  const visitor: Api = backendOf(HANEUL.host, await signInToken(HANEUL.host));
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
    // Those of other tests are taken from the front.
    const reservedAt = rows.findLast(({ isAvailable, time }) => isAvailable && time < endTime)?.reservedAt;
    if (!reservedAt) continue;
    return { visitor, row: await bookVisit(visitor, { employeeId, reservedAt }), date };
  }
  throw new Error(`haneul has no free time on ${date}`);
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

/** The same, or the day after a Sunday, when haneul is closed. */
export const workdayFrom = (days: number) =>
  new Date(dayFrom(days)).getUTCDay() === 0 ? dayFrom(days + 1) : dayFrom(days);

export const statusOf = async (visitor: Api, id: number) =>
  (await visitor.call("GET /customer/reservations/:id", { params: { id } })).row;
