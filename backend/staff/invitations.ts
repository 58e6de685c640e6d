import { and, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { StaffRole } from "@/contract/studio/roles";
import type { Database } from "../db/client";
import { type StaffRow, staff, staffInvitations } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { findAccount, giveRole } from "./accounts";
import { type AuditActor, writeAudit } from "./audit";
import { randomToken } from "./sessions";

const INVITATION_LIFE_MS = 72 * 3_600_000;

interface Invited {
  partnerId: string;
  phone: string;
  role: StaffRole;
  employeeId: number | null;
  /** Null: by the command line. */
  invitedBy: number | null;
}

export type Invitation = typeof staffInvitations.$inferSelect;

interface Context {
  actor: AuditActor;
  now: Date;
}

/** Makes an invitation, which replaces the phone's open ones of that clinic; returns its link's token. */
export const invite = (db: Database, invited: Invited, { actor, now }: Context): Promise<string> =>
  db.transaction(async (inside) => {
    const token = randomToken();
    await closeInvitation(inside, invited, now);
    const expiresAt = new Date(now.getTime() + INVITATION_LIFE_MS);
    await inside
      .insert(staffInvitations)
      .values({ ...invited, tokenHash: sha256(token), createdAt: now, expiresAt });
    await writeAudit(new PartnerScope(inside, invited.partnerId), actor, now, {
      action: "invitation.sent",
      thing: { kind: "invitation", id: 0 },
      before: null,
      after: factsOf(invited),
    });
    return token;
  });

/** Takes a phone's open invitation back; a 404 for none. `requireRight` is asked about its role. */
export const withdrawInvitation = (
  db: Database,
  invited: Pick<Invited, "partnerId" | "phone">,
  { actor, now }: Context,
  requireRight: (role: StaffRole) => void,
): Promise<void> =>
  db.transaction(async (inside) => {
    const [closed] = await closeInvitation(inside, invited, now);
    if (!closed) throw notFound();
    requireRight(closed.role);
    await writeAudit(new PartnerScope(inside, invited.partnerId), actor, now, {
      action: "invitation.withdrawn",
      thing: { kind: "invitation", id: 0 },
      before: factsOf(closed),
      after: null,
    });
  });

const factsOf = ({ role, employeeId, phone }: Pick<Invited, "role" | "employeeId" | "phone">) => ({
  ...{ role, employeeId },
  maskedPhone: maskPhone(phone),
});

/** `010-****-4417`. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}-****-${phone.slice(-4)}`;

/** The open invitations of a clinic, latest first, with the names of who made them. */
export const listInvitations = (db: Database, partnerId: string, now: Date) => {
  const { phone, role, employeeId, createdAt, expiresAt } = staffInvitations;
  return db
    .select({ phone, role, employeeId, createdAt, expiresAt, invitedBy: staff.name })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(
      and(
        eq(staffInvitations.partnerId, partnerId),
        isNull(staffInvitations.closedAt),
        gt(staffInvitations.expiresAt, now),
      ),
    )
    .orderBy(desc(createdAt), phone);
};

/** Closes a phone's open invitations to a clinic, and answers them. */
const closeInvitation = (
  db: Database,
  { partnerId, phone }: Pick<Invited, "partnerId" | "phone">,
  now: Date,
): Promise<Invitation[]> =>
  db
    .update(staffInvitations)
    .set({ closedAt: now })
    .where(
      and(
        eq(staffInvitations.partnerId, partnerId),
        eq(staffInvitations.phone, phone),
        isNull(staffInvitations.closedAt),
      ),
    )
    .returning();

/** An open invitation; a 404 for one that was used, withdrawn, is too old, or never was. */
export async function requireInvitation(db: Database, token: string, now: Date): Promise<Invitation> {
  const [found] = await db.select().from(staffInvitations).where(isOpen(token, now));
  if (!found) throw gone();
  return found;
}

/**
 * Uses an invitation up: the phone's account, or a new one of that name, gets the role. Of two uses at once one is a 404.
 */
export const acceptInvitation = (
  db: Database,
  { token, name, now }: { token: string; name: string; now: Date },
): Promise<StaffRow> =>
  db.transaction(async (inside) => {
    const [used] = await inside
      .update(staffInvitations)
      .set({ closedAt: now })
      .where(isOpen(token, now))
      .returning();
    if (!used) throw gone();
    const { partnerId, phone, role, employeeId } = used;
    await inside.insert(staff).values({ name, phone, createdAt: now }).onConflictDoNothing();
    const account = (await findAccount(inside, phone)) as StaffRow;
    const actor = { kind: "staff", id: account.id, name: account.name } as const;
    await giveRole(inside, partnerId, { staffId: account.id, role, employeeId }, { actor, now });
    return account;
  });

const isOpen = (token: string, now: Date): SQL =>
  and(
    eq(staffInvitations.tokenHash, sha256(token)),
    isNull(staffInvitations.closedAt),
    gt(staffInvitations.expiresAt, now),
  ) as SQL;

const gone = () =>
  new ApiError(404, "invitation.gone", "이미 쓰였거나 기한이 지난 초대입니다. 초대한 분께 다시 받아 주세요.");
