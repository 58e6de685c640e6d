import type { AuditedAction } from "@/contract/studio/audit";
import { withParticle } from "@/contract/studio/particle";
import {
  STUDIO_STATUS_NAMES,
  type StepRefusal,
  type StudioStatus,
} from "@/contract/studio/reservation-steps";
import type { audit } from "../db/schema/audit";
import { clockText, dayOf, minutesOf } from "../lib/clinic-time";
import { ApiError } from "../lib/errors";

const STEP_REFUSALS: Record<StepRefusal | "reason-missing" | "not-movable" | "not-offerable", string> = {
  status: "지금 상태에서는 할 수 없는 일입니다. 예약의 상태를 확인해 주세요.",
  "not-its-day": "내원은 예약한 날에만 표시할 수 있습니다.",
  "not-started": "노쇼는 예약 시간이 지난 뒤에 표시할 수 있습니다.",
  role: "이 예약을 바꿀 권한이 없습니다.",
  "doctor-missing": "진료할 원장을 먼저 골라 주세요.",
  "day-is-over": "지난 날의 예약은 대표·실장만 되돌릴 수 있습니다.",
  "reason-missing": "이유를 적어 주세요.",
  "not-offerable": "기다리는 요청과 아직 시작하지 않은 확정 예약에만 다른 시간을 제안할 수 있습니다.",
  "not-movable": "요청이나 확정 상태의 예약만 시간을 옮길 수 있습니다.",
};

/** 422: the step is not open, or what it needs is missing. */
export const stepRefused = (refusal: keyof typeof STEP_REFUSALS) =>
  new ApiError(422, "reservation.step", STEP_REFUSALS[refusal]);

type AuditRow = typeof audit.$inferSelect;

/** 409: somebody changed the reservation after it was read; says who, when, and to what. */
export function changedMeanwhile(change: AuditRow | undefined, now: Date): ApiError {
  const what = change
    ? `${change.actorName}님이 ${momentText(change.at, now)}에 ${deedOf(change)}.`
    : "그사이 이 예약이 바뀌었습니다.";
  return new ApiError(409, "reservation.changed", `${what} 바뀐 내용을 확인하고 다시 해 주세요.`);
}

/** 409: somebody changed the doctor's week after it was read; says who and when. */
export function weekChanged(change: AuditRow | undefined, now: Date): ApiError {
  const who = change ? `${change.actorName}님이 ${momentText(change.at, now)}에` : "그사이 누군가";
  return new ApiError(
    409,
    "schedule.changed",
    `${who} 이 원장의 한 주를 바꿨습니다. 바뀐 시간을 확인하고 다시 해 주세요.`,
  );
}

/** 409: the clinic has set something for this day already. */
export function dayTaken({ date, reason }: { date: string; reason: string }): ApiError {
  const [, month, day] = date.split("-").map(Number);
  return new ApiError(
    409,
    "schedule.day-taken",
    `${month}월 ${day}일은 이미 정해 둔 날입니다(${reason}). 먼저 지우고 다시 정해 주세요.`,
  );
}

const DEEDS: Partial<Record<AuditedAction, string>> = {
  "reservation.added": "이 예약을 잡았습니다",
  "reservation.confirm": "이 예약을 확정했습니다",
  "reservation.refuse": "이 예약을 거절했습니다",
  "reservation.cancel": "이 예약을 취소했습니다",
  "reservation.offered": "이 예약에 다른 시간을 제안했습니다",
  "reservation.offerWithdrawn": "이 예약의 제안을 거뒀습니다",
  "reservation.offerAccepted": "제안한 시간을 골랐습니다",
};

function deedOf({ action, at, after }: AuditRow): string {
  const startAt = after?.startAt;
  if (action === "reservation.moved" && typeof startAt === "string")
    return `이 예약을 ${withParticle(momentText(new Date(startAt), at), "으로/로")} 옮겼습니다`;
  // The column is JSON; what writes it is typed.
  const status = after?.status as StudioStatus | undefined;
  const name = status && STUDIO_STATUS_NAMES[status];
  return DEEDS[action] ?? `이 예약의 상태를 ${withParticle(name ?? "다른 것", "으로/로")} 바꿨습니다`;
}

/** `14:30`, with the day before it where that is not today's: `11월 24일 14:30`. */
function momentText(instant: Date, now: Date): string {
  const day = dayOf(instant);
  const clock = clockText(minutesOf(instant));
  const [, month, date] = day.split("-").map(Number);
  return day === dayOf(now) ? clock : `${month}월 ${date}일 ${clock}`;
}
