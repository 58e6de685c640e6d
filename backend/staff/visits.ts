import { and, desc, eq, gt, type SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { type StaffVisitRow, staff, staffVisits } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { type AuditActor, writeAudit } from "./audit";
import { closeSessions } from "./sessions";

const VISIT_MS = 3_600_000;
const MOST_LISTED = 50;

/** Whether an account is of the platform's team. */
export async function isOfPlatform(db: Database, staffId: number): Promise<boolean> {
  const [found] = await db.select({ isPlatform: staff.isPlatform }).from(staff).where(eq(staff.id, staffId));
  return found?.isPlatform ?? false;
}

/** Makes an account, or one that there is, of the platform's team: it signs in by its phone. */
export async function joinPlatform(
  db: Database,
  { phone, name }: { phone: string; name: string },
  now: Date,
): Promise<void> {
  await db
    .insert(staff)
    .values({ phone, name, isPlatform: true, createdAt: now })
    .onConflictDoUpdate({ target: staff.phone, set: { isPlatform: true } });
}

/** Its sessions and visits end. A 422 for somebody who is not of the team. */
export const leavePlatform = (db: Database, phone: string, now: Date): Promise<void> =>
  db.transaction(async (inside) => {
    const [left] = await inside
      .update(staff)
      .set({ isPlatform: false })
      .where(and(eq(staff.phone, phone), eq(staff.isPlatform, true)))
      .returning();
    if (!left) throw new ApiError(422, "staff.unknown", "플랫폼에서 일하지 않는 번호입니다.");
    await inside.update(staffVisits).set({ endsAt: now }).where(isOpenOf(left.id, now));
    await closeSessions(inside, left.id);
  });

/** Opens a clinic as its agency for an hour; a visit that is open already ends for it. */
export const openVisit = (
  db: Database,
  partnerId: string,
  visitor: { id: number; name: string },
  { reason, now }: { reason: string; now: Date },
): Promise<StaffVisitRow> =>
  db.transaction(async (inside) => {
    const scope = new PartnerScope(inside, partnerId);
    await scope.update(staffVisits, { endsAt: now }, isOpenOf(visitor.id, now));
    const endsAt = new Date(now.getTime() + VISIT_MS);
    const [row] = await scope.insert(staffVisits, [
      { staffId: visitor.id, staffName: visitor.name, reason, openedAt: now, endsAt },
    ]);
    await writeAudit(scope, actorOf(visitor), now, {
      action: "clinic.opened",
      thing: { kind: "clinic", id: 0 },
      before: null,
      after: { endsAt: endsAt.toISOString() },
      reason,
    });
    return row as StaffVisitRow;
  });

/** Leaves a clinic before the hour is over; nothing where it is not open. */
export const endVisit = (
  db: Database,
  partnerId: string,
  visitor: { id: number; name: string },
  now: Date,
): Promise<void> =>
  db.transaction(async (inside) => {
    const scope = new PartnerScope(inside, partnerId);
    const [ended] = await scope.update(staffVisits, { endsAt: now }, isOpenOf(visitor.id, now));
    if (!ended) return;
    await writeAudit(scope, actorOf(visitor), now, {
      action: "clinic.left",
      thing: { kind: "clinic", id: 0 },
      before: null,
      after: { endsAt: now.toISOString() },
    });
  });

/** Of an account, at any clinic. */
export const listOpenVisits = (db: Database, staffId: number, now: Date): Promise<StaffVisitRow[]> =>
  db.select().from(staffVisits).where(isOpenOf(staffId, now));

/** Of a clinic, the newest first. */
export const listVisits = (db: Database, partnerId: string): Promise<StaffVisitRow[]> =>
  new PartnerScope(db, partnerId).rows(staffVisits, {
    orderBy: [desc(staffVisits.openedAt), desc(staffVisits.id)],
    limit: MOST_LISTED,
  });

const isOpenOf = (staffId: number, now: Date): SQL =>
  and(eq(staffVisits.staffId, staffId), gt(staffVisits.endsAt, now)) as SQL;

const actorOf = ({ id, name }: { id: number; name: string }): AuditActor => ({ kind: "staff", id, name });
