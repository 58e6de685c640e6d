import { DAY_MINUTES, instantAt } from "../lib/clinic-time";
import {
  type ClinicDay,
  type DayRefusal,
  type Doctor,
  GRID_MINUTES,
  LEAD_MINUTES,
  workingHours,
} from "./agenda";
import { noteOf } from "./clinic-calendar";
import { contains, overlaps, type Span } from "./clinic-hours";
import { hasSeat } from "./seats";

/**
 * Who asks for a time. visitor: every rule counts. desk: the half hour that runs may be booked too. overruled: also
 * outside of hours, over lunch and leave. restored: where the reservation was before, also in the past.
 */
export type SlotRule = "visitor" | "desk" | "overruled" | "restored";

/** How long ahead a time has to be. */
export const LEAD_MINUTES_OF: Record<SlotRule, number> = {
  visitor: LEAD_MINUTES,
  desk: -GRID_MINUTES,
  overruled: -GRID_MINUTES,
  restored: Number.NEGATIVE_INFINITY,
};

const doHoursCount = (rule: SlotRule): boolean => rule === "visitor" || rule === "desk";

/** A requested span of a day, with one doctor or any. */
interface TimeRequest extends Span {
  employeeId?: number;
  /** By default a visitor's. */
  rule?: SlotRule;
}

export type Refusal = DayRefusal | "offGrid" | "lunch" | "tooLate" | "shortened" | "dayOff";

/**
 * free: can be booked. waiting: can be requested, and the clinic decides. taken: booked or held by others.
 * refused: can never be booked.
 */
export type Availability =
  | { outcome: "free"; employeeId: number; hasSeat: true; holdsTime: true }
  | { outcome: "waiting"; employeeId: number | null; hasSeat: boolean; holdsTime: boolean }
  | { outcome: "taken" }
  | {
      outcome: "refused";
      reason: Refusal;
      /** The holiday's name, or the clinic's reason for a closed or short day. */
      note?: string;
    };

/** Whether a time of a day can be booked, and with whom. The database's constraints decide when it is booked. */
export function availabilityOf(day: ClinicDay, request: TimeRequest): Availability {
  const { rule = "visitor" } = request;
  const refusal = doHoursCount(rule) ? refuse(day, request, rule) : refuseOverruled(day, request, rule);
  if (refusal) return { outcome: "refused", reason: refusal, note: noteFor(day, refusal) };
  const { rules, doctors } = day.agenda;
  const asked = doctors.filter(({ id }) => request.employeeId === undefined || id === request.employeeId);
  const onDuty = asked.filter((doctor) => !doHoursCount(rule) || isOnDuty(doctor, day, request));
  const isFree = ({ id }: Doctor) => !day.bookingsOf.get(id)?.some((booking) => overlaps(booking, request));
  const doctor = leastBooked(onDuty.filter(isFree), day);
  const isSeatFree = hasSeat(day.bookings, request, rules.reservationCapacity);
  if (doctor && isSeatFree) return { outcome: "free", employeeId: doctor.id, hasSeat: true, holdsTime: true };
  const takesAnyHour = rule === "visitor" && rules.reservationMode === "FREE";
  if (onDuty.length === 0 && !takesAnyHour) return { outcome: "refused", reason: "dayOff" };
  if (rules.reservationMode === "FREE")
    return inFreeMode(day, request, { asked, isFree, doctor, hasSeat: isSeatFree });
  return whenFull(day, request);
}

/** FREE mode: visitors can request any opening hour, the desk any that a doctor works, but never a named doctor's booked time. */
function inFreeMode(
  day: ClinicDay,
  request: TimeRequest,
  found: {
    asked: Doctor[];
    isFree: (doctor: Doctor) => boolean;
    doctor: Doctor | undefined;
    hasSeat: boolean;
  },
): Availability {
  const named = request.employeeId === undefined ? undefined : found.asked[0];
  if (named && !found.isFree(named)) return whenFull(day, request);
  const employeeId = named?.id ?? found.doctor?.id ?? null;
  return { outcome: "waiting", employeeId, hasSeat: found.hasSeat, holdsTime: true };
}

/** isForceReservation: a full time can still be requested, without blocking it for others. */
function whenFull({ agenda }: ClinicDay, request: TimeRequest): Availability {
  if (!agenda.rules.isForceReservation) return { outcome: "taken" };
  return { outcome: "waiting", employeeId: request.employeeId ?? null, hasSeat: false, holdsTime: false };
}

function refuse(day: ClinicDay, request: TimeRequest, rule: SlotRule): Refusal | null {
  const { refusal, hours, weekHours } = day;
  if (refusal) return refusal;
  const startsIn = (span: Span | null) =>
    span !== null && request.start >= span.start && request.start < span.end;
  if (hours === null || !startsIn(hours)) return startsIn(weekHours) ? "shortened" : "closed";
  if ((request.start - hours.start) % GRID_MINUTES !== 0) return "offGrid";
  if (isTooSoon(day, request, rule)) return "past";
  if (hours.lunch && overlaps(hours.lunch, request)) return "lunch";
  if (request.end <= hours.end) return null;
  return weekHours && request.end <= weekHours.end ? "shortened" : "tooLate";
}

const isTooSoon = (day: ClinicDay, request: TimeRequest, rule: SlotRule): boolean =>
  request.start < day.minutesNow + LEAD_MINUTES_OF[rule] && !isOwnHold(day, request);

/**
 * Whether the visitor holds this time: it was far enough ahead when the hold was taken, so they can book it until it
 * begins. Another doctor needs another hold, so that none is renewed up to the visit.
 */
function isOwnHold({ day, minutesNow, agenda: { ownHold } }: ClinicDay, request: TimeRequest): boolean {
  return (
    ownHold !== undefined &&
    request.start >= minutesNow &&
    ownHold.startAt.getTime() === instantAt(day, request.start).getTime() &&
    ownHold.endAt.getTime() === instantAt(day, request.end).getTime() &&
    ownHold.wishedEmployeeId === (request.employeeId ?? null)
  );
}

/** Without hours, what remains is the calendar: a visit ends on the day it starts. */
function refuseOverruled(
  { refusal, minutesNow }: ClinicDay,
  { start, end }: TimeRequest,
  rule: SlotRule,
): Refusal | null {
  if (rule === "restored") return null;
  if (refusal === "past" || refusal === "outOfRange") return refusal;
  if (start < minutesNow + LEAD_MINUTES_OF[rule]) return "past";
  return end > DAY_MINUTES ? "tooLate" : null;
}

function noteFor(day: ClinicDay, refusal: Refusal): string | undefined {
  const isAboutDay = refusal === "holiday" || refusal === "closed" || refusal === "shortened";
  return isAboutDay ? (noteOf(day) ?? undefined) : undefined;
}

function isOnDuty(doctor: Doctor, day: ClinicDay, request: TimeRequest): boolean {
  const hours = workingHours(doctor, day);
  return hours !== null && contains(hours, request);
}

/** Spreads work over the doctors; ties follow the clinic's own order. */
function leastBooked(doctors: Doctor[], { bookingsOf }: ClinicDay): Doctor | undefined {
  const load = ({ id }: Doctor) => bookingsOf.get(id)?.length ?? 0;
  return doctors.toSorted((one, other) => load(one) - load(other))[0];
}
