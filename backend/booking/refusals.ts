import type { Tenant } from "@/contract/tenant/tenant";
import { ApiError } from "../lib/errors";
import { LEAD_MINUTES } from "./agenda";
import type { Availability, Refusal } from "./availability";

interface Circumstances {
  reservationRange: number;
  /** The holiday's name, or the clinic's reason for a closed or short day. */
  note?: string;
  /** The clinic's own people read it. */
  isDesk?: boolean;
}

const reasons: Record<Refusal, (circumstances: Circumstances) => string> = {
  past: ({ isDesk }) =>
    isDesk
      ? "이미 지난 시간에는 예약할 수 없습니다."
      : `지금부터 ${LEAD_MINUTES}분 뒤의 시간부터 예약할 수 있습니다.`,
  outOfRange: ({ reservationRange }) => `예약은 ${reservationRange}일 뒤까지 받습니다.`,
  holiday: ({ note }) => `공휴일에는 진료하지 않습니다${inBrackets(note)}.`,
  closed: ({ note }) => `진료하지 않는 시간입니다${inBrackets(note)}.`,
  shortened: ({ note }) => `단축 진료일이라 예약할 수 없는 시간입니다${inBrackets(note)}.`,
  offGrid: () => "예약은 30분 단위로 받습니다.",
  lunch: () => "점심시간과 겹쳐 예약할 수 없습니다.",
  tooLate: () => "진료가 끝나기 전에 마칠 수 없는 시간입니다.",
  dayOff: () => "선택하신 시간에는 진료하는 원장이 없습니다.",
};

const TIME_TAKEN = "방금 다른 분이 예약한 시간입니다. 다른 시간을 골라 주세요.";

const inBrackets = (note: string | undefined) => (note ? ` (${note})` : "");

/** Why a time cannot be booked, in Korean; null when it can. */
export function reasonOf(availability: Availability, reservationRange: number): string | null {
  if (availability.outcome === "taken") return TIME_TAKEN;
  if (availability.outcome !== "refused") return null;
  return reasons[availability.reason]({ reservationRange, note: availability.note });
}

/** 409: the time was booked or held meanwhile. */
export const timeTaken = () => new ApiError(409, "reservation.time-taken", TIME_TAKEN);

/** The customer has another reservation at that time. */
export const overlapsOwn = (tenant: Tenant): string =>
  `그 시간에 이미 잡아 두신 예약이 있습니다. 다른 시간을 고르거나, 내 예약에서 먼저 변경하거나 취소해 주세요. 어려우시면 ${callUs(tenant)}`;

/** The same for the clinic's people. */
export const OVERLAPS_CUSTOMERS_OWN =
  "이 고객님은 그 시간에 다른 예약이 있습니다. 함께 오시는 다른 분이면 진료 외 시간 허용을 켜고 다시 해 주세요.";

/** The customer has as many upcoming reservations as the partner allows. */
export const tooManyOpen = (most: number, tenant: Tenant): string =>
  `앞으로의 예약은 한 분이 ${most}건까지 잡으실 수 있습니다. 내 예약에서 시간을 바꾸시거나, 하나를 취소한 뒤 다시 예약해 주세요. 어려우시면 ${callUs(tenant)}`;

/** For customers who cannot do it online. */
export function callUs({ partnerInformation: { partnerTel, partnerPhone } }: Tenant): string {
  const phone = partnerTel ?? partnerPhone;
  return phone ? `병원에 전화해 주세요: ${phone}` : "병원에 연락해 주세요.";
}

/** 422: the time can never be booked. */
export const notBookable = (reason: Refusal, circumstances: Circumstances) =>
  new ApiError(422, `reservation.${reason}`, reasons[reason](circumstances));
