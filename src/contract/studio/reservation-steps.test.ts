import { describe, expect, it } from "vitest";
import {
  isUndecided,
  needsReason,
  openSteps,
  RESERVATION_STEPS,
  type ReservationStep,
  refusalOf,
  STUDIO_STATUSES,
  type StepSituation,
  type StudioStatus,
  statusAfter,
} from "./reservation-steps";
import type { StaffActor } from "./roles";

const DOCTOR = 7;
const startAt = new Date("2026-11-24T05:00:00Z");
const desk: StaffActor = { role: "reception", employeeId: null, grants: [] };
const manager: StaffActor = { ...desk, role: "manager" };
const doctor: StaffActor = { ...desk, role: "doctor", employeeId: DOCTOR };

/** On its day, just after its start. */
const situation = (changes: Partial<StepSituation> = {}): StepSituation => ({
  status: "confirmed",
  employeeId: DOCTOR,
  startAt,
  day: "2026-11-24",
  now: new Date("2026-11-24T05:10:00Z"),
  today: "2026-11-24",
  ...changes,
});

/** Where each step leads from each status; what is missing is not open. */
const TABLE: Record<StudioStatus, Partial<Record<ReservationStep, StudioStatus>>> = {
  waiting: { confirm: "confirmed", refuse: "canceled" },
  confirmed: { cancel: "canceled", arrive: "arrived", miss: "noShow" },
  arrived: { finish: "completed", stepBack: "confirmed" },
  completed: { stepBack: "arrived" },
  noShow: { stepBack: "confirmed" },
  canceled: { stepBack: "confirmed" },
};
const cells = STUDIO_STATUSES.flatMap((status) =>
  RESERVATION_STEPS.map((step) => ({ status, step, to: TABLE[status][step] ?? null })),
);

describe("steps of a reservation", () => {
  it.each(cells)("$step from $status leads to $to", ({ status, step, to }) => {
    const refusal = refusalOf(step, desk, situation({ status }));
    expect(refusal).toBe(to === null ? "status" : null);
    if (to !== null) expect(statusAfter(step, status)).toBe(to);
  });

  it.each(STUDIO_STATUSES)("opens from %s what the table has", (status) => {
    const open = Object.keys(TABLE[status]);
    expect(openSteps(desk, situation({ status })).toSorted()).toEqual(open.toSorted());
  });

  it.each<[string, ReservationStep, StaffActor, Partial<StepSituation>, ReturnType<typeof refusalOf>]>([
    [
      "a confirmation without a doctor",
      "confirm",
      desk,
      { status: "waiting", employeeId: null },
      "doctor-missing",
    ],
    ["an arrival on another day", "arrive", desk, { today: "2026-11-23" }, "not-its-day"],
    ["a no-show before its start", "miss", desk, { now: new Date("2026-11-24T04:59:59Z") }, "not-started"],
    ["a no-show at its start", "miss", desk, { now: startAt }, null],
    ["another's column", "cancel", doctor, { employeeId: 8 }, "role"],
    ["the own column", "cancel", doctor, {}, null],
    ["a request without a doctor", "confirm", doctor, { status: "waiting", employeeId: null }, "role"],
    ["an account without a column", "arrive", { ...doctor, employeeId: null }, {}, "role"],
    ["an editor", "arrive", { ...desk, role: "editor" }, {}, "role"],
    ["a later day at the desk", "stepBack", desk, { status: "noShow", today: "2026-11-25" }, "day-is-over"],
    ["a later day by a manager", "stepBack", manager, { status: "noShow", today: "2026-11-25" }, null],
    ["a day that is ahead", "stepBack", desk, { status: "canceled", today: "2026-11-20" }, null],
  ])("%s: %s", (_, step, actor, changes, refusal) => {
    expect(refusalOf(step, actor, situation(changes))).toBe(refusal);
  });

  it("takes a confirmation back for who made it just now, and for nobody else", () => {
    const own = situation({ isOwnConfirmation: true });
    expect(refusalOf("stepBack", desk, own)).toBe(null);
    expect(statusAfter("stepBack", "confirmed")).toBe("waiting");
    expect(refusalOf("stepBack", doctor, { ...own, employeeId: 8 })).toBe("role");
    expect(refusalOf("stepBack", desk, { ...own, isOwnConfirmation: false })).toBe("status");
  });

  it("takes a doctor who is chosen with the confirmation", () => {
    const waiting = situation({ status: "waiting", employeeId: null });
    expect(refusalOf("confirm", desk, waiting, DOCTOR)).toBe(null);
    expect(openSteps(desk, waiting)).toEqual(["confirm", "refuse"]);
  });

  it.each<[ReservationStep, string, boolean]>([
    ["refuse", "2026-11-24", true],
    ["cancel", "2026-11-24", true],
    ["confirm", "2026-11-24", false],
    ["arrive", "2026-11-24", false],
    ["miss", "2026-11-24", false],
    ["stepBack", "2026-11-24", false],
    ["stepBack", "2026-11-25", true],
  ])("asks for a reason to %s on %s: %s", (step, today, isNeeded) => {
    expect(needsReason(step, situation({ today }))).toBe(isNeeded);
  });

  it.each(STUDIO_STATUSES)(
    "leaves %s undecided only while a person has to say what became of it",
    (status) => {
      const endAt = new Date("2026-11-24T05:30:00Z");
      const isOpen = status === "waiting" || status === "confirmed";
      expect(isUndecided({ status, endAt, now: endAt })).toBe(isOpen);
      expect(isUndecided({ status, endAt, now: startAt })).toBe(false);
    },
  );
});
