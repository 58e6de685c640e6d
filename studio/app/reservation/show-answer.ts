import type { QueryClient } from "@tanstack/react-query";
import type { DeskReservation, Diary, ReservationRecord } from "@/contract/studio/desk";
import type { Request } from "../requests/use-requests";
import { dayOf } from "../when";

/**
 * Shows what a change of a reservation was answered with, on every screen that is cached, before it is read again. The
 * next press then carries the version that this one has made, and is not refused as if somebody else had changed it.
 */
export function showAnswer(client: QueryClient, clinicId: string, record: ReservationRecord): void {
  const { id, version, status, startAt, endAt, employeeId, holdsTime, offer } = record;
  const known = { version, status, startAt, endAt, employeeId, holdsTime };
  const change = <Row extends DeskReservation>(row: Row): Row =>
    row.id === id ? { ...row, ...known, ...("offer" in row && { offer }) } : row;
  client.setQueryData([clinicId, "reservation", id], { row: record });
  client.setQueriesData<{ row: Diary }>({ queryKey: [clinicId, "day"] }, (day) => {
    if (!day) return day;
    const isOfDay = (row: DeskReservation) => row.id !== id || dayOf(startAt) === day.row.date;
    const reservations = day.row.reservations.filter(isOfDay).map(change);
    return { row: { ...day.row, reservations, blocked: day.row.blocked.map(change) } };
  });
  client.setQueryData<{ rows: Request[]; count: number }>([clinicId, "requests"], (list) => {
    if (!list) return list;
    const rows = list.rows.map(change).filter((row) => row.status === "waiting");
    return { rows, count: rows.length };
  });
}
