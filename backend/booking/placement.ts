import { type ClinicDay, type DayRefusal, type Doctor, GRID_MINUTES, workingHours } from "./agenda";
import { noteOf } from "./clinic-calendar";
import { contains, overlaps, type Span } from "./clinic-hours";

/** What is asked for: a span of a day, of one doctor or of any. */
export interface Wish extends Span {
  employeeId?: number;
}

export type Refusal = DayRefusal | "offGrid" | "lunch" | "tooLate" | "shortened" | "dayOff";

/**
 * free: it can be booked. waiting: it can be asked for, and the clinic decides.
 * taken: others have it. refused: it can never be booked.
 */
export type Placement =
  | { outcome: "free"; employeeId: number; seat: number; holdsTime: true }
  | { outcome: "waiting"; employeeId: number | null; seat: number | null; holdsTime: boolean }
  | { outcome: "taken" }
  | {
      outcome: "refused";
      reason: Refusal;
      /** The holiday's name, or the clinic's words for a closed or short day. */
      note?: string;
    };

/** Where a wish finds its place in a day. The database's constraints have the last word when it is booked. */
export function place(day: ClinicDay, wish: Wish): Placement {
  const refusal = refuse(day, wish);
  if (refusal) return { outcome: "refused", reason: refusal, note: noteFor(day, refusal) };
  const { rules, doctors } = day.agenda;
  const asked = doctors.filter(({ id }) => wish.employeeId === undefined || id === wish.employeeId);
  const onDuty = asked.filter((doctor) => isOnDuty(doctor, day, wish));
  const isFree = ({ id }: Doctor) => !day.bookingsOf.get(id)?.some((booking) => overlaps(booking, wish));
  const doctor = leastBooked(onDuty.filter(isFree), day);
  const seat = freeSeat(day, wish);
  if (doctor && seat) return { outcome: "free", employeeId: doctor.id, seat, holdsTime: true };
  if (rules.reservationMode === "FREE") return placeFreely(day, wish, { asked, isFree, doctor, seat });
  if (onDuty.length === 0) return { outcome: "refused", reason: "dayOff" };
  return overFull(day, wish);
}

/** FREE mode: any opening hour can be requested, only never a doctor's time that somebody has. */
function placeFreely(
  day: ClinicDay,
  wish: Wish,
  found: {
    asked: Doctor[];
    isFree: (doctor: Doctor) => boolean;
    doctor: Doctor | undefined;
    seat: number | null;
  },
): Placement {
  const named = wish.employeeId === undefined ? undefined : found.asked[0];
  if (named && !found.isFree(named)) return overFull(day, wish);
  const employeeId = named?.id ?? found.doctor?.id ?? null;
  return { outcome: "waiting", employeeId, seat: found.seat, holdsTime: true };
}

/** isForceReservation: a full time can still be asked for, and takes nobody's place. */
function overFull({ agenda }: ClinicDay, wish: Wish): Placement {
  if (!agenda.rules.isForceReservation) return { outcome: "taken" };
  return { outcome: "waiting", employeeId: wish.employeeId ?? null, seat: null, holdsTime: false };
}

function refuse({ refusal, hours, weekHours, earliest }: ClinicDay, wish: Wish): Refusal | null {
  if (refusal) return refusal;
  const startsIn = (span: Span | null) => span !== null && wish.start >= span.start && wish.start < span.end;
  if (hours === null || !startsIn(hours)) return startsIn(weekHours) ? "shortened" : "closed";
  if ((wish.start - hours.start) % GRID_MINUTES !== 0) return "offGrid";
  if (wish.start < earliest) return "past";
  if (hours.lunch && overlaps(hours.lunch, wish)) return "lunch";
  if (wish.end <= hours.end) return null;
  return weekHours && wish.end <= weekHours.end ? "shortened" : "tooLate";
}

function noteFor(day: ClinicDay, refusal: Refusal): string | undefined {
  const isAboutDay = refusal === "holiday" || refusal === "closed" || refusal === "shortened";
  return isAboutDay ? (noteOf(day) ?? undefined) : undefined;
}

function isOnDuty(doctor: Doctor, day: ClinicDay, wish: Wish): boolean {
  const hours = workingHours(doctor, day);
  return hours !== null && contains(hours, wish);
}

/** Work is spread over the day; among equals the clinic's own order decides. */
function leastBooked(doctors: Doctor[], { bookingsOf }: ClinicDay): Doctor | undefined {
  const load = ({ id }: Doctor) => bookingsOf.get(id)?.length ?? 0;
  return doctors.toSorted((one, other) => load(one) - load(other))[0];
}

function freeSeat({ bookings, agenda }: ClinicDay, wish: Wish): number | null {
  const taken = new Set(bookings.filter((booking) => overlaps(booking, wish)).map((booking) => booking.seat));
  for (let seat = 1; seat <= agenda.rules.reservationCapacity; seat++) if (!taken.has(seat)) return seat;
  return null;
}
