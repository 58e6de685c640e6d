import type { DeskReservation } from "@/contract/studio/desk";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";

/** Whether another reservation has a doctor at the time that one is to take. */
export const isInTheWay = (
  other: DeskReservation,
  { id, startAt, endAt }: Pick<DeskReservation, "id" | "startAt" | "endAt">,
  doctor: number,
): boolean =>
  other.id !== id &&
  other.employeeId === doctor &&
  other.holdsTime &&
  HOLDING_STATUSES.some((status) => status === other.status) &&
  Date.parse(other.startAt) < Date.parse(endAt) &&
  Date.parse(other.endAt) > Date.parse(startAt);
