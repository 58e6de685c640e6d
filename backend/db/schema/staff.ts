import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { STAFF_ROLES, type StaffAction } from "@/contract/studio/roles";
import { employees } from "./employees";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

/** People who work in the studio. An account belongs to a person, who may work at several clinics. */
export const staff = pgTable(
  "staff",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    phone: text().notNull(),
    /** Of the platform's team: sees every clinic in the table, and opens one with a reason. */
    isPlatform: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [unique("staff_phone").on(table.phone)],
);
export type StaffRow = typeof staff.$inferSelect;

/** Where somebody works, and as what. */
export const staffRoles = pgTable(
  "staff_roles",
  {
    partnerId: partnerId(),
    staffId: id()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** The doctor whose column is their own. */
    employeeId: id(),
    /** What the owner has switched on. */
    grants: jsonb().$type<StaffAction[]>().notNull().default([]),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.staffId] }),
    index("staff_roles_staff").on(table.staffId),
    check(
      "staff_roles_role",
      sql`${table.role} in ('owner', 'manager', 'reception', 'doctor', 'editor', 'agency', 'platform')`,
    ),
    ownRow("staff_roles_employee_owner", table, "employeeId", employees),
  ],
);

/** Clinics that somebody of the platform's team opened as their agency, and why. Kept for good. */
export const staffVisits = pgTable(
  "staff_visits",
  {
    partnerId: partnerId(),
    id: ownId(),
    staffId: id()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    staffName: text().notNull(),
    reason: text().notNull(),
    openedAt: instant().notNull(),
    /** An hour later, or when it was left. */
    endsAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("staff_visits_staff").on(table.staffId, table.endsAt),
  ],
);
export type StaffVisitRow = typeof staffVisits.$inferSelect;

export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the cookie's token, which is not stored. */
    tokenHash: text().notNull(),
    staffId: id()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** `Chrome · macOS`. */
    device: text().notNull(),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
    /** When a passkey of the account last answered in this session; null: never. */
    passkeyAt: instant(),
    /** Since when the screen is locked; null: it is not. */
    lockedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    unique("staff_sessions_token").on(table.tokenHash),
    index("staff_sessions_staff").on(table.staffId),
    index("staff_sessions_expiry").on(table.expiresAt),
  ],
);

/** A link, used once, that gives a phone's owner a role. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    partnerId: partnerId(),
    /** SHA-256 of the link's token. */
    tokenHash: text().notNull(),
    phone: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    employeeId: id(),
    /** Null: by the command line. */
    invitedBy: id().references(() => staff.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Used, or withdrawn. */
    closedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    unique("staff_invitations_token").on(table.tokenHash),
    ownRow("staff_invitations_employee_owner", table, "employeeId", employees),
  ],
);

/** The valid code of a phone; a new one replaces it. */
export const staffCodes = pgTable("staff_codes", {
  phone: text().primaryKey(),
  codeHash: text().notNull(),
  expiresAt: instant().notNull(),
  guesses: integer().notNull().default(0),
});

/** Passkeys of people: discoverable, with user verification. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    staffId: id()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** Base64url, as the authenticator named it. */
    credentialId: text().notNull(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    /** Signatures so far; 0 where the authenticator does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** `Chrome · macOS`. */
    device: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    unique("staff_passkeys_credential").on(table.credentialId),
    index("staff_passkeys_staff").on(table.staffId),
  ],
);
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect;

/** Challenges that wait for their one answer. */
export const staffChallenges = pgTable(
  "staff_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    /** Who makes a passkey; null: somebody signs in. */
    staffId: id().references(() => staff.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index("staff_challenges_expiry").on(table.expiresAt)],
);
