/** What a person is at one clinic; the same person may be something else at another. */
export const STAFF_ROLES = [
  "owner",
  "manager",
  "reception",
  "doctor",
  "editor",
  "agency",
  "platform",
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  owner: "대표",
  manager: "실장",
  reception: "접수",
  doctor: "원장",
  editor: "편집",
  agency: "대행",
  platform: "플랫폼",
};

/** all; own: what belongs to the employee that the account is tied to; granted: where the owner allowed it. */
type Extent = "all" | "own" | "granted";

const EVERYONE_AT_THE_DESK = { owner: "all", manager: "all", reception: "all" } as const;
const MANAGEMENT = { owner: "all", manager: "all" } as const;

/** Role × action; a role that is missing may not. */
const PERMISSIONS = {
  "see-diary": { ...EVERYONE_AT_THE_DESK, doctor: "all" },
  "decide-reservations": { ...EVERYONE_AT_THE_DESK, doctor: "own" },
  "record-attendance": { ...EVERYONE_AT_THE_DESK, doctor: "own" },
  "add-reservations": { ...EVERYONE_AT_THE_DESK, doctor: "own" },
  "overrule-hours": EVERYONE_AT_THE_DESK,
  "step-back-later": MANAGEMENT,
  "write-leave": { ...MANAGEMENT, doctor: "own" },
  "write-hours": MANAGEMENT,
  "see-customers": { ...EVERYONE_AT_THE_DESK, doctor: "own" },
  "write-notes": { ...EVERYONE_AT_THE_DESK, doctor: "all" },
  "answer-posts": { ...EVERYONE_AT_THE_DESK, doctor: "all" },
  "draft-answers": { ...EVERYONE_AT_THE_DESK, doctor: "all", editor: "all" },
  "export-customers": { owner: "all" },
  "write-drafts": { ...MANAGEMENT, doctor: "own", editor: "all", agency: "all" },
  "publish-content": { ...MANAGEMENT, editor: "all", agency: "granted" },
  "publish-prices": { ...MANAGEMENT, editor: "granted", agency: "granted" },
  "write-before-afters": { ...MANAGEMENT, editor: "all" },
  "see-messages": EVERYONE_AT_THE_DESK,
  "set-messages": MANAGEMENT,
  "see-figures": { ...MANAGEMENT, doctor: "own", agency: "granted" },
  "see-health": { platform: "all" },
  "invite-staff": MANAGEMENT,
  "write-roles": { owner: "all" },
  "see-domains": { ...MANAGEMENT, agency: "all", platform: "all" },
  "write-domains": { agency: "all", platform: "all" },
  "make-clinics": { platform: "all", agency: "granted" },
  "open-as-agency": { platform: "all" },
} as const satisfies Record<string, Partial<Record<StaffRole, Extent>>>;

export type StaffAction = keyof typeof PERMISSIONS;
export const STAFF_ACTIONS = Object.keys(PERMISSIONS) as StaffAction[];

/** How old a passkey may be for what is grave. */
export const PASSKEY_FRESH_MS = 300_000;
/** Codes of a 403 that is lifted by a passkey, and of one that signing in again lifts as well. */
export const PASSKEY_NEEDED = "passkey.not-fresh";
export const SIGN_IN_NEEDED = "sign-in.not-fresh";

const GRAVE_ACTIONS: ReadonlySet<StaffAction> = new Set([
  "export-customers",
  "write-roles",
  "write-domains",
] satisfies StaffAction[]);

/** Whether an action asks for a passkey not older than {@link PASSKEY_FRESH_MS}, besides the role. */
export const needsFreshPasskey = (action: StaffAction): boolean => GRAVE_ACTIONS.has(action);

/** What a person may be at a clinic by its own people: the platform's team is nobody's to invite. */
const CLINIC_ROLES: StaffRole[] = ["owner", "manager", "reception", "doctor", "editor", "agency"];
/** Below a manager. */
const ROLES_BELOW: StaffRole[] = ["reception", "doctor", "editor"];

/** The roles that an account may invite to: an owner to any of the clinic's, a manager to those below. */
export function rolesToInviteTo(actor: StaffActor): StaffRole[] {
  if (can(actor, "write-roles")) return CLINIC_ROLES;
  return can(actor, "invite-staff") ? ROLES_BELOW : [];
}

/** What an owner can switch on for a person, where the role has it only so. */
const GRANTED_BY_OWNERS: StaffAction[] = ["publish-content", "publish-prices", "see-figures"];

export const grantableTo = (role: StaffRole): StaffAction[] =>
  GRANTED_BY_OWNERS.filter((action) => extentsOf(action)[role] === "granted");

/** Whether an invitation to a role is an owner's alone, as the role itself is. */
export const isOwnersToGive = (role: StaffRole): boolean => !ROLES_BELOW.includes(role);

export interface StaffActor {
  role: StaffRole;
  /** The doctor whose column is the account's own. */
  employeeId: number | null;
  /** What the owner has switched on. */
  grants: readonly StaffAction[];
}

/** Whose a thing is: the doctor of a reservation, of a leave, of a profile. */
export interface StaffThing {
  employeeId: number | null;
}

/**
 * Whether the account may do it. Without a thing: whether it may do it to anything at all, which decides about words of
 * the bar and buttons.
 */
export function can(actor: StaffActor, action: StaffAction, thing?: StaffThing): boolean {
  const extent: Extent | undefined = extentsOf(action)[actor.role];
  if (extent === "granted") return actor.grants.includes(action);
  if (extent !== "own") return extent === "all";
  if (actor.employeeId === null) return false;
  return !thing || thing.employeeId === actor.employeeId;
}

/** The roles that may do it to anything, for a refusal that says who may. */
export const rolesThatMay = (action: StaffAction): StaffRole[] =>
  STAFF_ROLES.filter((role) => extentsOf(action)[role] === "all");

const extentsOf = (action: StaffAction): Partial<Record<StaffRole, Extent>> => PERMISSIONS[action];
