import { expect, type Page } from "@playwright/test";
import type { DeskReservation, ReservationRecord } from "@/contract/studio/desk";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { readDay, studioCall } from "./product";
import { type Booked, inLanes } from "./visitors";

/** Everything that these days hold, as the desk reads it. */
export async function readBooks(page: Page, dates: readonly string[], isOurs: (name: string) => boolean) {
  const days = await Promise.all(dates.map((date) => readDay(page, date)));
  const rows = days.flatMap(({ reservations }) => reservations).filter((row) => isOurs(row.customerName));
  const records = await inLanes(rows, 4, async ({ id }) => {
    const { row } = await studioCall(page, "GET /studio/:clinic/reservations/:id", { params: { id } });
    return row;
  });
  return { days, records };
}

/** No doctor has two people at once. */
export function expectNoOverlap(reservations: readonly DeskReservation[]) {
  const holding = reservations.filter(
    ({ status, holdsTime }) => holdsTime && HOLDING_STATUSES.some((one) => one === status),
  );
  const overlapping = holding.filter((row) =>
    holding.some(
      (other) =>
        other.id !== row.id &&
        other.employeeId === row.employeeId &&
        Date.parse(other.startAt) < Date.parse(row.endAt) &&
        Date.parse(row.startAt) < Date.parse(other.endAt),
    ),
  );
  expect(overlapping).toEqual([]);
  expect(holding.every(({ employeeId }) => employeeId !== null)).toBe(true);
}

/** Each version of a reservation has its line, and each line the one who changed it. */
export function expectEveryChangeNamed(records: readonly ReservationRecord[], staff: readonly string[]) {
  for (const { customerName, version, history } of records) {
    expect(history, `the history of ${customerName}`).toHaveLength(version);
    for (const { actor, action } of history)
      expect(actor.kind === "visitor" ? ["고객"] : staff, `${action} of ${customerName}`).toContain(
        actor.name,
      );
  }
}

export const countActions = (records: readonly ReservationRecord[]) =>
  countBy(records.flatMap(({ history }) => history.map(({ action }) => action)));
export const countStatuses = (records: readonly ReservationRecord[]) =>
  countBy(records.map(({ source, status }) => `${source} ${status}`));

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Visitors read of their bookings what the desk reads. */
export async function expectVisitorsToAgree(
  booked: readonly Booked[],
  records: readonly ReservationRecord[],
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  await inLanes(booked, 4, async ({ visitor, id, wish }) => {
    const { row } = await visitor.call("GET /customer/reservations/:id", { params: { id } });
    const record = byId.get(id);
    expect(
      { status: row.status, reservedAt: row.reservedAt, doctor: row.employee?.id },
      `${wish.name} reads`,
    ).toEqual({ status: record?.status, reservedAt: record?.startAt, doctor: record?.employeeId });
  });
}
