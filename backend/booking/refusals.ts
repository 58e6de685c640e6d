import { ApiError } from "../errors";
import { LEAD_MINUTES } from "./agenda";
import type { Placement, Refusal } from "./placement";

const reasons: Record<Refusal, (reservationRange: number) => string> = {
  past: () => `지금부터 ${LEAD_MINUTES}분 뒤의 시간부터 예약할 수 있습니다.`,
  outOfRange: (days) => `예약은 ${days}일 뒤까지 받습니다.`,
  holiday: () => "공휴일에는 진료하지 않습니다.",
  closed: () => "진료하지 않는 시간입니다.",
  offGrid: () => "예약은 30분 단위로 받습니다.",
  lunch: () => "점심시간과 겹쳐 예약할 수 없습니다.",
  tooLate: () => "진료가 끝나기 전에 마칠 수 없는 시간입니다.",
  dayOff: () => "선택하신 시간에는 진료하는 원장이 없습니다.",
};

const TIME_TAKEN = "방금 다른 분이 예약한 시간입니다. 다른 시간을 골라 주세요.";

/** Korean words for why a time cannot be had; null when it can. */
export function reasonOf(placement: Placement, reservationRange: number): string | null {
  if (placement.outcome === "taken") return TIME_TAKEN;
  return placement.outcome === "refused" ? reasons[placement.reason](reservationRange) : null;
}

/** 409: it was free, and somebody has it now. */
export const timeTaken = () => new ApiError(409, "reservation.time-taken", TIME_TAKEN);

/** 422: it can never be booked. */
export const notBookable = (reason: Refusal, reservationRange: number) =>
  new ApiError(422, `reservation.${reason}`, reasons[reason](reservationRange));
