import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import type { AuditedChange, BlockKind } from "@/contract/studio/audit";
import type { Tenant } from "@/contract/tenant/tenant";
import { type EmployeeBlockRow, employeeBlocks } from "../db/schema/employees";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { DAY_MS, type Day, dayOf, daysBetween, instantAt } from "../lib/clinic-time";
import { ApiError, databaseErrorCode, EXCLUSION_VIOLATION, notFound } from "../lib/errors";
import { type AuditActor, writeAudit } from "../staff/audit";
import { joinQueue } from "./day-queue";
import { enqueueFreePlaces } from "./freed-hours";

/** Of one change. */
export const MOST_DAYS = 62;
/** What somebody has to decide when its hours go. */
export const OPEN_STATUSES = ["waiting", "confirmed"] as const;

/** Hours of one day of a doctor, and of each day up to the last where there is one. */
export interface BlockedHours {
  employeeId: number;
  startAt: Date;
  /** Exclusive. */
  endAt: Date;
  lastDay?: Day | undefined;
}

interface NewBlock extends BlockedHours {
  kind: BlockKind;
  reason: string;
}

interface Context {
  scope: PartnerScope;
  actor: AuditActor;
  now: Date;
}

/**
 * Keeps new bookings out of a doctor's hours, on each day up to the last; those that are there stay until somebody
 * decides them. All days or none: throws a 422 for hours that are over, of two days, or for too many days, a 409 where
 * another block stands.
 */
export const addBlocks = ({ scope, actor, now }: Context, block: NewBlock): Promise<EmployeeBlockRow[]> =>
  scope.transaction(async (inside) => {
    const days = eachDay(block);
    for (const day of days) {
      requireHours(day, now);
      // A booking of that day that is being made has either been made by now, or will find the block.
      await joinQueue(inside, dayOf(day.startAt));
    }
    const { kind, reason } = block;
    const values = days.map((day) => ({ ...day, kind, reason, createdAt: now }));
    const rows = await inside.insert(employeeBlocks, values).catch(refuseOverlap);
    for (const row of rows) await writeAudit(inside, actor, now, changeOf("block.added", row));
    return rows;
  });

/** Frees a doctor's hours again; a 404 for a block that is gone. `requireRight` is asked about its row. */
export const removeBlock = (
  { scope, tenant, actor, now }: Context & { tenant: Tenant },
  id: number,
  requireRight: (row: EmployeeBlockRow) => void,
): Promise<EmployeeBlockRow> =>
  scope.transaction(async (inside) => {
    const [row] = await inside.delete(employeeBlocks, eq(employeeBlocks.id, id));
    if (!row) throw notFound();
    requireRight(row);
    await writeAudit(inside, actor, now, changeOf("block.removed", row));
    await enqueueFreePlaces(inside, tenant, row, now);
    return row;
  });

/** The doctor's open reservations within these hours, by time. */
export async function findHits(scope: PartnerScope, hours: BlockedHours): Promise<ReservationRow[]> {
  const days = eachDay(hours);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const rows = await scope.rows(reservations, {
    where: and(
      eq(reservations.employeeId, hours.employeeId),
      inArray(reservations.status, OPEN_STATUSES),
      // A visit ends on the day it starts: an index over starts finds all of a day.
      gte(reservations.startAt, instantAt(dayOf(first.startAt), 0)),
      lt(reservations.startAt, last.endAt),
    ),
    orderBy: [asc(reservations.startAt)],
  });
  return rows.filter((row) => days.some(({ startAt, endAt }) => row.startAt < endAt && row.endAt > startAt));
}

/** The hours of each day. A 422 for a last day before the first, or too far after it. */
function eachDay({ employeeId, startAt, endAt, lastDay = dayOf(startAt) }: BlockedHours) {
  const count = daysBetween(dayOf(startAt), lastDay) + 1;
  if (count < 1 || count > MOST_DAYS) throw refusedHours();
  const later = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);
  return Array.from({ length: count }, (_, days) => ({
    employeeId,
    startAt: later(startAt, days),
    endAt: later(endAt, days),
  }));
}

function requireHours({ startAt, endAt }: BlockedHours, now: Date): void {
  // The last instant of a day belongs to it, its end does not.
  const lastInstant = new Date(endAt.getTime() - 1);
  if (startAt < endAt && dayOf(startAt) === dayOf(lastInstant) && endAt > now) return;
  throw refusedHours();
}

const refusedHours = () =>
  new ApiError(
    422,
    "block.hours",
    `시작이 끝보다 빠르고, 아직 지나지 않은 하루 안의 시간이어야 합니다. 한 번에 ${MOST_DAYS}일까지 막을 수 있습니다.`,
  );

function refuseOverlap(error: unknown): never {
  if (databaseErrorCode(error) !== EXCLUSION_VIOLATION) throw error;
  throw new ApiError(409, "block.overlaps", "그 시간에는 이미 막아 둔 일정이 있습니다.");
}

function changeOf(action: "block.added" | "block.removed", row: EmployeeBlockRow): AuditedChange {
  const { id, kind, employeeId, startAt, endAt, reason: words } = row;
  const facts = { kind, employeeId, startAt: startAt.toISOString(), endAt: endAt.toISOString(), words };
  const isAdded = action === "block.added";
  return {
    action,
    thing: { kind: "block", id },
    before: isAdded ? null : facts,
    after: isAdded ? facts : null,
  };
}
