import type { Tenant } from "@/contract/tenant/tenant";
import type { ReservationRow } from "../db/schema/reservations";
import { ApiError } from "../lib/errors";
import { callUs } from "./refusals";

const HOUR_MS = 3_600_000;

type Timed = Pick<ReservationRow, "status" | "startAt">;

/** The deadline for changes and cancellations by the customer, exclusive. */
export const changeableUntil = ({ startAt }: Timed, { homepageConfig }: Tenant): Date =>
  new Date(startAt.getTime() - homepageConfig.reservationChangeHours * HOUR_MS);

export const isChangeable = (reservation: Timed, tenant: Tenant, now: Date): boolean =>
  isActive(reservation) && now < changeableUntil(reservation, tenant);

/** A 422 unless the customer may still change or cancel the reservation. */
export function requireChangeable(reservation: Timed, tenant: Tenant, now: Date): void {
  if (isChangeable(reservation, tenant, now)) return;
  if (reservation.status === "canceled")
    throw new ApiError(422, "reservation.canceled", "이미 취소된 예약입니다.");
  if (!isActive(reservation) || now >= reservation.startAt)
    throw new ApiError(422, "reservation.over", "이미 지난 예약은 변경하거나 취소할 수 없습니다.");
  const { reservationChangeHours } = tenant.homepageConfig;
  throw new ApiError(
    422,
    "reservation.change-too-late",
    `예약은 방문 ${reservationChangeHours}시간 전까지만 직접 변경하거나 취소할 수 있습니다. ${callUs(tenant)}`,
  );
}

const isActive = ({ status }: Timed) => status === "waiting" || status === "confirmed";
