import { describe, expect, it } from "vitest";
import {
  can,
  needsFreshPasskey,
  rolesThatMay,
  STAFF_ACTIONS,
  STAFF_ROLES,
  type StaffAction,
  type StaffActor,
  type StaffRole,
} from "./roles";

/** ● all, o own, ○ where it was switched on, – not; in the order of STAFF_ROLES. */
const TABLE: Record<StaffAction, string> = {
  "see-diary": "●●●●–––",
  "decide-reservations": "●●●o–––",
  "record-attendance": "●●●o–––",
  "add-reservations": "●●●o–––",
  "overrule-hours": "●●●––––",
  "step-back-later": "●●–––––",
  "write-leave": "●●–o–––",
  "write-hours": "●●–––––",
  "see-customers": "●●●o–––",
  "write-notes": "●●●●–––",
  "answer-posts": "●●●●–––",
  "draft-answers": "●●●●●––",
  "export-customers": "●––––––",
  "write-drafts": "●●–o●●–",
  "publish-content": "●●––●○–",
  "publish-prices": "●●––○○–",
  "write-before-afters": "●●––●––",
  "see-messages": "●●●––––",
  "set-messages": "●●–––––",
  "see-figures": "●●–o–○–",
  "see-health": "––––––●",
  "invite-staff": "●●–––––",
  "write-roles": "●––––––",
  "see-domains": "●●–––●●",
  "write-domains": "–––––●●",
  "make-clinics": "–––––○●",
  "open-as-agency": "––––––●",
};
const OWN = 7;
const OTHER = 8;

const cells = STAFF_ACTIONS.flatMap((action) =>
  STAFF_ROLES.map((role, column) => ({ action, role, extent: TABLE[action][column] })),
);
const actorOf = (role: StaffRole, changes: Partial<StaffActor> = {}): StaffActor => ({
  role,
  employeeId: OWN,
  grants: [],
  ...changes,
});

describe("what each role may do", () => {
  it.each(cells)("$role, $action: $extent", ({ action, role, extent }) => {
    const isAll = extent === "●";
    const isOwn = extent === "o";
    expect(can(actorOf(role), action)).toBe(isAll || isOwn);
    expect(can(actorOf(role), action, { employeeId: OWN })).toBe(isAll || isOwn);
    expect(can(actorOf(role), action, { employeeId: OTHER })).toBe(isAll);
    expect(can(actorOf(role), action, { employeeId: null })).toBe(isAll);
    expect(can(actorOf(role, { employeeId: null }), action)).toBe(isAll);
    expect(can(actorOf(role, { grants: [action] }), action)).toBe(isAll || isOwn || extent === "○");
  });

  it("names the roles that may do it to anything", () => {
    expect(rolesThatMay("decide-reservations")).toEqual(["owner", "manager", "reception"]);
    expect(rolesThatMay("export-customers")).toEqual(["owner"]);
  });

  it("asks for a fresh passkey for what is grave, and for nothing else", () =>
    expect(STAFF_ACTIONS.filter(needsFreshPasskey)).toEqual([
      "export-customers",
      "write-roles",
      "write-domains",
    ]));
});
