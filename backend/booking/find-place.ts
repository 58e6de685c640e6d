import type { Tenant } from "@/contract/tenant/tenant";
import type { PartnerScope } from "../db/scope";
import { readDays } from "./agenda";
import { dayOf, minutesOf } from "./clinic-time";
import { loadAgenda } from "./load-agenda";
import { type Placement, place, type Refusal } from "./placement";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Wished {
  reservedAt: Date;
  endAt: Date;
  employeeId?: number;
}

/** What becomes of a wish as the database stands. */
export async function findPlace(
  { scope, tenant, now }: { scope: PartnerScope; tenant: Tenant; now: Date },
  { reservedAt, endAt, employeeId }: Wished,
): Promise<Placement> {
  const farOff = refuseFarOff(now, reservedAt, tenant.homepageConfig.reservationRange);
  if (farOff) return { outcome: "refused", reason: farOff };
  if (reservedAt.getTime() % MINUTE_MS !== 0) return { outcome: "refused", reason: "offGrid" };
  const day = dayOf(reservedAt);
  const agenda = await loadAgenda(scope, tenant, day, day);
  const start = minutesOf(reservedAt);
  const end = start + (endAt.getTime() - reservedAt.getTime()) / MINUTE_MS;
  return place(readDays(agenda, now)(day), { start, end, employeeId });
}

/** Refuses without a look at any calendar: an instant may lie in a year that none has. */
export function refuseFarOff(now: Date, instant: Date, reservationRange: number): Refusal | null {
  const ahead = instant.getTime() - now.getTime();
  if (ahead < 0) return "past";
  return ahead > (reservationRange + 1) * DAY_MS ? "outOfRange" : null;
}
