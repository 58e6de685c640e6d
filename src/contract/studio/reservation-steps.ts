import { can, type StaffAction, type StaffActor } from "./roles";

/** waiting: the clinic has yet to say yes. Visitors see arrived as confirmed and noShow as completed. */
export const STUDIO_STATUSES = [
  "waiting",
  "confirmed",
  "arrived",
  "completed",
  "noShow",
  "canceled",
] as const;
export type StudioStatus = (typeof STUDIO_STATUSES)[number];

export const STUDIO_STATUS_NAMES: Record<StudioStatus, string> = {
  waiting: "요청",
  confirmed: "확정",
  arrived: "내원",
  completed: "완료",
  noShow: "노쇼",
  canceled: "취소",
};

/** How a reservation came in. */
export const RESERVATION_SOURCES = ["web", "phone", "walkIn"] as const;
export type ReservationSource = (typeof RESERVATION_SOURCES)[number];

/** What takes a doctor's time and a seat; the database's constraints name the same. */
export const HOLDING_STATUSES = ["waiting", "confirmed", "arrived"] as const satisfies StudioStatus[];

/** Which status a step leads to, from which, and who may take it. */
const STEPS = {
  confirm: { from: ["waiting"], to: "confirmed", action: "decide-reservations" },
  refuse: { from: ["waiting"], to: "canceled", action: "decide-reservations" },
  cancel: { from: ["confirmed"], to: "canceled", action: "decide-reservations" },
  arrive: { from: ["confirmed"], to: "arrived", action: "record-attendance" },
  finish: { from: ["arrived"], to: "completed", action: "record-attendance" },
  miss: { from: ["confirmed"], to: "noShow", action: "record-attendance" },
} as const satisfies Record<string, { from: readonly StudioStatus[]; to: StudioStatus; action: StaffAction }>;
const FORWARD_STEPS = Object.keys(STEPS) as (keyof typeof STEPS)[];

/**
 * Where one step back leads. A confirmation is taken back by who made it, just now. A cancelled one returns only while its time is free, and a refused one waits again: what it
 * was is in its history.
 */
const BACK: Partial<Record<StudioStatus, StudioStatus>> = {
  confirmed: "waiting",
  arrived: "confirmed",
  completed: "arrived",
  noShow: "confirmed",
  canceled: "confirmed",
};

/** How long a confirmation can be taken back: while its message is shown, and until the call arrives. */
export const CONFIRMATION_BACK_MS = 15_000;

export const RESERVATION_STEPS = [...FORWARD_STEPS, "stepBack"] as const;
export type ReservationStep = (typeof RESERVATION_STEPS)[number];

/** Reasons that a visitor reads when the clinic says no. */
export const REFUSAL_REASONS = [
  "그 시간에 예약이 찼습니다",
  "그날은 원장님이 진료하지 않습니다",
  "전화로 상담한 뒤 정해야 하는 시술입니다",
  "연락이 닿지 않았습니다",
] as const;

/** What decides whether a step may be taken. Days are of the clinic's zone, `2026-11-24`. */
export interface StepSituation {
  status: StudioStatus;
  employeeId: number | null;
  startAt: Date;
  /** The day of the visit. */
  day: string;
  now: Date;
  today: string;
  /** Whether the account confirmed it within the last {@link CONFIRMATION_BACK_MS}, and nothing came after. */
  isOwnConfirmation?: boolean;
}

/** Why a step is not open: the status, the day, the clock, the role, or a doctor that has to be chosen first. */
export type StepRefusal =
  | "status"
  | "not-its-day"
  | "not-started"
  | "role"
  | "doctor-missing"
  | "day-is-over";

/** Null: the step is open to this account. The doctor may be chosen with the step. */
export function refusalOf(
  step: ReservationStep,
  actor: StaffActor,
  situation: StepSituation,
  employeeId: number | null = situation.employeeId,
): StepRefusal | null {
  if (step === "stepBack") return refusalOfStepBack(actor, situation);
  if (!STEPS[step].from.some((status) => status === situation.status)) return "status";
  if (!mayAct(actor, step, situation)) return "role";
  if (step === "confirm" && employeeId === null) return "doctor-missing";
  if (step === "arrive" && situation.day !== situation.today) return "not-its-day";
  if (step === "miss" && situation.now < situation.startAt) return "not-started";
  return null;
}

/** Where a step leads from a status in which it is open. */
export function statusAfter(step: ReservationStep, status: StudioStatus): StudioStatus {
  return step === "stepBack" ? (BACK[status] ?? status) : STEPS[step].to;
}

/** The right that a step needs; one back needs that of the step that it takes back. */
export function actionOf(step: ReservationStep, status: StudioStatus): StaffAction {
  if (step !== "stepBack") return STEPS[step].action;
  return status === "canceled" || status === "confirmed" ? "decide-reservations" : "record-attendance";
}

/** Needed whenever the clinic says no, and to go back on another day. */
export const needsReason = (step: ReservationStep, { day, today }: StepSituation): boolean =>
  step === "refuse" || step === "cancel" || (step === "stepBack" && day !== today);

/** The steps that are open, the most usual first. */
export const openSteps = (actor: StaffActor, situation: StepSituation): ReservationStep[] =>
  RESERVATION_STEPS.filter((step) => {
    const refusal = refusalOf(step, actor, situation);
    return refusal === null || refusal === "doctor-missing";
  });

/** Over and not decided: a person has to say what became of it; no timer does. */
export const isUndecided = ({ status, endAt, now }: { status: StudioStatus; endAt: Date; now: Date }) =>
  (status === "confirmed" || status === "waiting") && endAt <= now;

function refusalOfStepBack(actor: StaffActor, situation: StepSituation): StepRefusal | null {
  if (!BACK[situation.status]) return "status";
  if (situation.status === "confirmed" && !situation.isOwnConfirmation) return "status";
  if (!mayAct(actor, "stepBack", situation)) return "role";
  const isLater = situation.day < situation.today;
  return isLater && !can(actor, "step-back-later") ? "day-is-over" : null;
}

/** A request without a doctor belongs to the desk. */
const mayAct = (actor: StaffActor, step: ReservationStep, { status, employeeId }: StepSituation) =>
  can(actor, actionOf(step, status), { employeeId });

/** Whether a reservation can still take another time or doctor. */
export const isMovable = ({ status }: { status: StudioStatus }): boolean =>
  status === "waiting" || status === "confirmed";

/** Whether the clinic can offer other times: for a request, and for a confirmed visit until it begins. */
export const isOfferable = ({
  status,
  startAt,
  now,
}: Pick<StepSituation, "status" | "startAt" | "now">): boolean =>
  status === "waiting" || (status === "confirmed" && startAt > now);
