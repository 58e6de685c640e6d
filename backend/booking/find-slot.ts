import type { Tenant } from "@/contract/tenant/tenant";
import type { PartnerScope } from "../db/scope";
import { type Day, dayOf, minutesOf } from "../lib/clinic-time";
import { readDays } from "./agenda";
import {
  type Availability,
  availabilityOf,
  LEAD_MINUTES_OF,
  type Refusal,
  type SlotRule,
} from "./availability";
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
  /** By default a visitor's. */
  rule?: SlotRule;
  timetable: Timetable;
}

type Slot = Extract<Availability, { outcome: "free" | "waiting" }>;

/** Whether a requested time can be booked, by the database as it is. */
export async function findSlot(
  { scope, tenant, now }: BookingContext,
  { reservedAt, endAt, employeeId, movingId, holdId, rule, timetable }: SlotRequest,
): Promise<Availability> {
  const farOff = refuseFarOff(now, reservedAt, tenant.homepageConfig.reservationRange, rule);
  if (farOff) return { outcome: "refused", reason: farOff };
  if (reservedAt.getTime() % MINUTE_MS !== 0) return { outcome: "refused", reason: "offGrid" };
  const day = dayOf(reservedAt);
  const hasBlocks = rule !== "overruled";
  const query = { from: day, to: day, now, movingId, holdId, hasBlocks, timetable };
  const agenda = await loadAgenda(scope, tenant, query);
  const start = minutesOf(reservedAt);
  const end = start + (endAt.getTime() - reservedAt.getTime()) / MINUTE_MS;
  return availabilityOf(readDays(agenda, now)(day), { start, end, employeeId, rule });
}

/**
 * The slot for a request; throws a 422 when it can never be booked and a 409 when it is taken. The desk makes no requests
 * over a full time.
 */
export async function requireSlot(context: BookingContext, request: SlotRequest): Promise<Slot> {
  const found = await findSlot(context, request);
  const isDesk = request.rule !== undefined && request.rule !== "visitor";
  if (found.outcome === "refused") {
    const { reservationRange } = context.tenant.homepageConfig;
    throw notBookable(found.reason, { reservationRange, note: found.note, isDesk });
  }
  if (found.outcome === "taken" || (isDesk && !found.holdsTime)) throw timeTaken();
  return found;
}

/** The day of a requested time; throws a 422 for one that is past or beyond the range. */
export function requireNearDay({ tenant, now }: BookingContext, instant: Date, rule?: SlotRule): Day {
  const { reservationRange } = tenant.homepageConfig;
  const farOff = refuseFarOff(now, instant, reservationRange, rule);
  if (farOff) throw notBookable(farOff, { reservationRange, isDesk: rule !== undefined });
  return dayOf(instant);
}

/** Refuses without reading a calendar: the instant may be in a year that has none. */
function refuseFarOff(
  now: Date,
  instant: Date,
  reservationRange: number,
  rule: SlotRule = "visitor",
): Refusal | null {
  if (rule === "restored") return null;
  const ahead = instant.getTime() - now.getTime();
  if (ahead < Math.min(0, LEAD_MINUTES_OF[rule] * MINUTE_MS)) return "past";
  return ahead > (reservationRange + 1) * DAY_MS ? "outOfRange" : null;
}
