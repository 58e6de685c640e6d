import type { Booking } from "./agenda";
import { overlaps, type Span } from "./clinic-hours";

/** Whether fewer than the clinic's capacity are there at every moment of a visit, whichever their seats are. */
export function hasSeat(bookings: (Span & Pick<Booking, "seat">)[], visit: Span, capacity: number): boolean {
  const there = bookings.filter((booking) => booking.seat !== null && overlaps(booking, visit));
  if (there.length < capacity) return true;
  // More are there than the moment before only where a visit starts.
  const starts = there.map(({ start }) => Math.max(start, visit.start));
  return [visit.start, ...starts].every((moment) => {
    const seats = there.filter(({ start, end }) => start <= moment && moment < end).map(({ seat }) => seat);
    return new Set(seats).size < capacity;
  });
}

export interface Visit extends Span {
  id: number;
}
export interface Seated extends Visit {
  seat: number;
}

/**
 * The lowest free seat for each visit, beside those that keep theirs. Where none keeps its own, the visits need no more
 * seats than visitors are there at once, because they are seated in the order of their starts.
 */
export function arrangeSeats(visits: Visit[], keeping: Seated[] = []): Seated[] {
  const seated = [...keeping];
  for (const visit of visits.toSorted((one, other) => one.start - other.start))
    seated.push({ ...visit, seat: lowestFree(seated, visit) });
  return seated.slice(keeping.length);
}

/** From 1 on, whatever the clinic's capacity is. */
export function lowestFree(seated: Seated[], visit: Visit): number {
  const taken = new Set(seated.filter((other) => overlaps(other, visit)).map(({ seat }) => seat));
  let seat = 1;
  while (taken.has(seat)) seat += 1;
  return seat;
}
