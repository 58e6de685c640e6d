import type { DeskReservation } from "@/contract/studio/desk";
import { openSteps, type ReservationStep, type StepSituation } from "@/contract/studio/reservation-steps";
import type { StaffActor } from "@/contract/studio/roles";
import { dayOf } from "../when";

/** What decides which steps are open. */
export const situationOf = (
  { status, employeeId, startAt }: Pick<DeskReservation, "status" | "employeeId" | "startAt">,
  now: Date,
): StepSituation => ({
  status,
  employeeId,
  startAt: new Date(startAt),
  day: dayOf(startAt),
  now,
  today: dayOf(now),
});

export const stepsOf = (actor: StaffActor, reservation: DeskReservation, now: Date): ReservationStep[] =>
  openSteps(actor, situationOf(reservation, now));

/** Minutes since its start, where it is confirmed and nobody has come. */
export function lateMinutes({ status, startAt }: DeskReservation, now: Date): number {
  const minutes = Math.floor((now.getTime() - Date.parse(startAt)) / 60_000);
  return status === "confirmed" && minutes > 0 ? minutes : 0;
}
