import type { Tenant } from "@/contract/tenant/tenant";
import type { PartnerScope } from "../db/scope";
import { readDays } from "./agenda";
import { type Day, dayOf, minutesOf } from "./clinic-time";
import { loadAgenda } from "./load-agenda";
import { type Placement, place, type Refusal } from "./placement";
import { notBookable, timeTaken } from "./refusals";
import type { Timetable } from "./timetable";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Where and when something is booked. */
export interface Desk {
  scope: PartnerScope;
  tenant: Tenant;
  now: Date;
}

interface Wished {
  reservedAt: Date;
  endAt: Date;
  employeeId?: number;
  /** The reservation that is to be moved there. */
  movingId?: number;
  /** The asker's own hold. */
  holdId?: string;
  timetable: Timetable;
}

type Place = Extract<Placement, { outcome: "free" | "waiting" }>;

/** What becomes of a wish as the database stands. */
export async function findPlace(
  { scope, tenant, now }: Desk,
  { reservedAt, endAt, employeeId, movingId, holdId, timetable }: Wished,
): Promise<Placement> {
  const farOff = refuseFarOff(now, reservedAt, tenant.homepageConfig.reservationRange);
  if (farOff) return { outcome: "refused", reason: farOff };
  if (reservedAt.getTime() % MINUTE_MS !== 0) return { outcome: "refused", reason: "offGrid" };
  const day = dayOf(reservedAt);
  const agenda = await loadAgenda(scope, tenant, { from: day, to: day, now, movingId, holdId, timetable });
  const start = minutesOf(reservedAt);
  const end = start + (endAt.getTime() - reservedAt.getTime()) / MINUTE_MS;
  return place(readDays(agenda, now)(day), { start, end, employeeId });
}

/** The place of a wish; throws a 422 when it can never be booked and a 409 when others have it. */
export async function requirePlace(desk: Desk, wished: Wished): Promise<Place> {
  const placement = await findPlace(desk, wished);
  if (placement.outcome === "taken") throw timeTaken();
  if (placement.outcome === "refused") {
    const { reservationRange } = desk.tenant.homepageConfig;
    throw notBookable(placement.reason, { reservationRange, note: placement.note });
  }
  return placement;
}

/** The day of a wish; throws a 422 for one that is past or beyond the range. */
export function requireNearDay({ tenant, now }: Desk, instant: Date): Day {
  const { reservationRange } = tenant.homepageConfig;
  const farOff = refuseFarOff(now, instant, reservationRange);
  if (farOff) throw notBookable(farOff, { reservationRange });
  return dayOf(instant);
}

/** Refuses without a look at any calendar: an instant may lie in a year that none has. */
function refuseFarOff(now: Date, instant: Date, reservationRange: number): Refusal | null {
  const ahead = instant.getTime() - now.getTime();
  if (ahead < 0) return "past";
  return ahead > (reservationRange + 1) * DAY_MS ? "outOfRange" : null;
}
