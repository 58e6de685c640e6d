import { and, asc, count, eq, exists, gt, inArray, isNull, max, not } from "drizzle-orm";
import type { StaffFacts } from "@/contract/studio/audit";
import type { StaffAccount } from "@/contract/studio/people";
import {
  can,
  STAFF_ROLE_NAMES,
  type StaffAction,
  type StaffActor,
  type StaffRole,
} from "@/contract/studio/roles";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeColour, UNTHEMED } from "@/contract/tenant/theme-colours";
import type { Database } from "../db/client";
import { employees } from "../db/schema/employees";
import { reservationOffers } from "../db/schema/reservation-offers";
import { reservations } from "../db/schema/reservations";
import { type StaffRow, staff, staffRoles, staffSessions } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import { type AuditActor, writeAudit } from "./audit";
import { closeSessions } from "./sessions";
import { isOfPlatform, listOpenVisits } from "./visits";

export async function findAccount(db: Database, phone: string): Promise<StaffRow | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.phone, phone));
  return found;
}

/** An account's rights at a clinic, as one of its people or as somebody of the platform's team. */
export interface ClinicActor extends StaffActor {
  /** When the platform's visit ends; null: no visit. */
  visitEndsAt: Date | null;
}

/** As drafts and the history name an account: a visit says whose it is. */
export const actingName = (name: string, isVisit: boolean): string =>
  isVisit ? `${name} (${STAFF_ROLE_NAMES.platform})` : name;

/** What an account may be at a clinic; null where it does not work, and is not of the platform's team. */
export async function findActor(
  db: Database,
  partnerId: string,
  staffId: number,
  now: Date,
): Promise<ClinicActor | null> {
  const member = await findMembership(db, partnerId, staffId);
  if (member) return { ...member, visitEndsAt: null };
  if (!(await isOfPlatform(db, staffId))) return null;
  const visits = await listOpenVisits(db, staffId, now);
  const visit = visits.find((each) => each.partnerId === partnerId);
  const role = visit ? "agency" : "platform";
  return { role, employeeId: null, grants: [], visitEndsAt: visit?.endsAt ?? null };
}

/** The role that a clinic gave an account; null where it does not work. */
async function findMembership(db: Database, partnerId: string, staffId: number): Promise<StaffActor | null> {
  const { role, employeeId, grants } = staffRoles;
  const [found] = await db
    .select({ role, employeeId, grants })
    .from(staffRoles)
    .where(and(eq(staffRoles.partnerId, partnerId), eq(staffRoles.staffId, staffId)));
  return found ?? null;
}

/** An account with the clinics where it works, by name. */
export async function describeAccount(
  { db, now, findTenant }: { db: Database; now: Date; findTenant: (id: string) => Promise<Tenant | null> },
  { id, name, phone }: Pick<StaffRow, "id" | "name" | "phone">,
): Promise<StaffAccount> {
  const [isPlatform, members, visits] = await Promise.all([
    isOfPlatform(db, id),
    db.select().from(staffRoles).where(eq(staffRoles.staffId, id)),
    listOpenVisits(db, id, now),
  ]);
  const roles = [
    ...members.map((row) => ({ ...row, visitEndsAt: null })),
    ...visits
      .filter(({ partnerId }) => members.every((row) => row.partnerId !== partnerId))
      .map(({ partnerId, endsAt }) => ({
        ...{ partnerId, role: "agency" as const, employeeId: null, grants: [] },
        visitEndsAt: endsAt.toISOString(),
      })),
  ];
  const waiting = await countWaiting(
    db,
    roles.filter((row) => can(row, "see-diary")).map(({ partnerId }) => partnerId),
    now,
  );
  const clinics = await Promise.all(
    roles.map(async ({ partnerId, role, employeeId, grants, visitEndsAt }) => {
      const tenant = await findTenant(partnerId);
      return {
        id: partnerId,
        name: tenant?.partnerInformation.displayName ?? partnerId,
        color: themeColour(tenant?.theme ?? UNTHEMED, "accent"),
        role,
        employeeId,
        grants,
        visitEndsAt,
        waiting: waiting.get(partnerId) ?? 0,
      };
    }),
  );
  return {
    name,
    phone,
    isPlatform,
    clinics: clinics.sort((one, other) => one.name.localeCompare(other.name, "ko")),
  };
}

/** Requests as the inbox counts them: not those that are over, nor those whose visitor is choosing from an offer. */
async function countWaiting(db: Database, partnerIds: string[], now: Date): Promise<Map<string, number>> {
  if (partnerIds.length === 0) return new Map();
  const { partnerId, status, endAt, id } = reservations;
  const offered = db
    .select({ id: reservationOffers.id })
    .from(reservationOffers)
    .where(
      and(
        eq(reservationOffers.partnerId, partnerId),
        eq(reservationOffers.reservationId, id),
        isNull(reservationOffers.closedAt),
        gt(reservationOffers.endsAt, now),
      ),
    );
  const rows = await db
    .select({ partnerId, waiting: count() })
    .from(reservations)
    .where(and(inArray(partnerId, partnerIds), eq(status, "waiting"), gt(endAt, now), not(exists(offered))))
    .groupBy(partnerId);
  return new Map(rows.map((row) => [row.partnerId, row.waiting]));
}

/** A doctor's id by the key of the clinic's content; a 422 for an unknown one. */
export async function requireEmployee(scope: PartnerScope, key: string): Promise<number> {
  const found = await scope.first(employees, { where: eq(employees.key, key) });
  if (found) return found.id;
  throw new ApiError(422, "staff.employee", `${key}: 이 병원에 그런 의료진이 없습니다.`);
}

interface Membership {
  staffId: number;
  role: StaffRole;
  employeeId: number | null;
  /** What the owner has switched on. */
  grants?: StaffAction[];
}

/** Gives an account a role at a clinic, instead of the one that it had there. Within a transaction. */
export async function giveRole(
  db: Database,
  partnerId: string,
  { staffId, role, employeeId, grants = [] }: Membership,
  { actor, now }: { actor: AuditActor; now: Date },
): Promise<void> {
  const before = await findMembership(db, partnerId, staffId);
  const row = { role, employeeId, grants };
  await db
    .insert(staffRoles)
    .values({ ...row, partnerId, staffId, createdAt: now })
    .onConflictDoUpdate({ target: [staffRoles.partnerId, staffRoles.staffId], set: row });
  await writeAudit(new PartnerScope(db, partnerId), actor, now, {
    action: before ? "staff.roleChanged" : "staff.joined",
    thing: { kind: "staff", id: staffId },
    before: before && factsOf(before),
    after: factsOf(row),
  });
}

const factsOf = ({ role, employeeId, grants }: StaffActor): StaffFacts => ({
  ...{ role, employeeId },
  ...(grants.length > 0 && { grants: [...grants] }),
});

/**
 * Takes an account's role at a clinic away, and its sessions: they are opened again for the clinics that are left. The
 * last owner stays (422).
 */
export const takeRole = (
  db: Database,
  partnerId: string,
  staffId: number,
  { actor, now }: { actor: AuditActor; now: Date },
): Promise<void> =>
  db.transaction(async (inside) => {
    await requireOtherOwner(inside, partnerId, staffId);
    const [taken] = await inside
      .delete(staffRoles)
      .where(and(eq(staffRoles.partnerId, partnerId), eq(staffRoles.staffId, staffId)))
      .returning();
    if (!taken) throw unknownMember();
    await closeSessions(inside, staffId);
    await writeAudit(new PartnerScope(inside, partnerId), actor, now, {
      action: "staff.left",
      thing: { kind: "staff", id: staffId },
      before: factsOf(taken),
      after: null,
    });
  });

/** Another role, doctor or right of an account at a clinic; with another role its sessions end. The last owner stays one (422). */
export const changeRole = (
  db: Database,
  partnerId: string,
  membership: Membership,
  context: { actor: AuditActor; now: Date },
): Promise<void> =>
  db.transaction(async (inside) => {
    if (membership.role !== "owner") await requireOtherOwner(inside, partnerId, membership.staffId);
    const before = await findMembership(inside, partnerId, membership.staffId);
    if (before === null) throw unknownMember();
    await giveRole(inside, partnerId, membership, context);
    // What an account may do is read at each call; only what a screen of another role still shows has to go.
    if (before.role !== membership.role) await closeSessions(inside, membership.staffId);
  });

/** A 422 for the last owner. Of two owners who remove each other at once the second waits, and then is the last. */
async function requireOtherOwner(inside: Database, partnerId: string, staffId: number): Promise<void> {
  const owners = await inside
    .select({ staffId: staffRoles.staffId })
    .from(staffRoles)
    .where(and(eq(staffRoles.partnerId, partnerId), eq(staffRoles.role, "owner")))
    .orderBy(asc(staffRoles.staffId))
    .for("update");
  if (owners.length === 1 && owners[0]?.staffId === staffId)
    throw new ApiError(422, "staff.last-owner", "마지막 대표는 내보내거나 다른 역할로 바꿀 수 없습니다.");
}

const unknownMember = () => new ApiError(422, "staff.unknown", "이 병원에서 일하지 않는 계정입니다.");

/** The people of a clinic, earliest first. seenAt: null without a session. */
export const listStaff = (db: Database, partnerId: string) =>
  db
    .select({
      id: staff.id,
      name: staff.name,
      phone: staff.phone,
      role: staffRoles.role,
      employeeId: staffRoles.employeeId,
      grants: staffRoles.grants,
      joinedAt: staffRoles.createdAt,
      seenAt: max(staffSessions.seenAt),
    })
    .from(staffRoles)
    .innerJoin(staff, eq(staff.id, staffRoles.staffId))
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(eq(staffRoles.partnerId, partnerId))
    .groupBy(staff.id, staffRoles.role, staffRoles.employeeId, staffRoles.grants, staffRoles.createdAt)
    .orderBy(asc(staffRoles.createdAt), asc(staff.id));
