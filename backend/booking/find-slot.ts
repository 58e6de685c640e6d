import type { Tenant } from "@/contract/tenant/tenant";
import type { PartnerScope } from "../db/scope";
import { type Day, dayOf, minutesOf } from "../lib/clinic-time";
import { readDays } from "./agenda";
import { type Availability, availabilityOf, type Refusal } from "./availability";
import { loadAgenda } from "./load-agenda";
import { notBookable, timeTaken } from "./refusals";
import type { Timetable } from "./timetable";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface BookingContext {
  scope: PartnerScope;
  tenant: Tenant;
  now: Date;
}

export interface SlotRequest {
  reservedAt: Date;
  endAt: Date;
  employeeId?: number;
  /** The reservation that is being moved there. */
  movingId?: number;
  /** The customer's own hold. */
  holdId?: string;
  timetable: Timetable;
}

type Slot = Extract<Availability, { outcome: "free" | "waiting" }>;

/** Whether a requested time can be booked, by the database as it is. */
export async function findSlot(
  { scope, tenant, now }: BookingContext,
  { reservedAt, endAt, employeeId, movingId, holdId, timetable }: SlotRequest,
): Promise<Availability> {
  const farOff = refuseFarOff(now, reservedAt, tenant.homepageConfig.reservationRange);
  if (farOff) return { outcome: "refused", reason: farOff };
  if (reservedAt.getTime() % MINUTE_MS !== 0) return { outcome: "refused", reason: "offGrid" };
  const day = dayOf(reservedAt);
  const agenda = await loadAgenda(scope, tenant, { from: day, to: day, now, movingId, holdId, timetable });
  const start = minutesOf(reservedAt);
  const end = start + (endAt.getTime() - reservedAt.getTime()) / MINUTE_MS;
  return availabilityOf(readDays(agenda, now)(day), { start, end, employeeId });
}

/** The slot for a request; throws a 422 when it can never be booked and a 409 when it is taken. */
export async function requireSlot(context: BookingContext, request: SlotRequest): Promise<Slot> {
  const found = await findSlot(context, request);
  if (found.outcome === "taken") throw timeTaken();
  if (found.outcome === "refused") {
    const { reservationRange } = context.tenant.homepageConfig;
    throw notBookable(found.reason, { reservationRange, note: found.note });
  }
  return found;
}

/** The day of a requested time; throws a 422 for one that is past or beyond the range. */
export function requireNearDay({ tenant, now }: BookingContext, instant: Date): Day {
  const { reservationRange } = tenant.homepageConfig;
  const farOff = refuseFarOff(now, instant, reservationRange);
  if (farOff) throw notBookable(farOff, { reservationRange });
  return dayOf(instant);
}

/** Refuses without reading a calendar: the instant may be in a year that has none. */
function refuseFarOff(now: Date, instant: Date, reservationRange: number): Refusal | null {
  const ahead = instant.getTime() - now.getTime();
  if (ahead < 0) return "past";
  return ahead > (reservationRange + 1) * DAY_MS ? "outOfRange" : null;
}
