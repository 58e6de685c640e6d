import { inArray } from "drizzle-orm";
import type { StudioInput } from "@/contract/studio";
import {
  actionOf,
  CONFIRMATION_BACK_MS,
  HOLDING_STATUSES,
  needsReason,
  type ReservationStep,
  refusalOf,
  type StudioStatus,
  statusAfter,
} from "@/contract/studio/reservation-steps";
import { changeableUntil } from "../booking/change-rule";
import { joinQueue, refuseTaken } from "../booking/day-queue";
import { requireSlot } from "../booking/find-slot";
import { type Changed, updateReservation } from "../booking/move";
import { closeOffer } from "../booking/offer-rows";
import { writeReservationChange } from "../booking/reservation-history";
import { takeSeat } from "../booking/take-seat";
import { loadTimetable, requireDoctor } from "../booking/timetable";
import { audit } from "../db/schema/audit";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { dayOf } from "../lib/clinic-time";
import type { StudioCall } from "../staff/studio-call";
import { newestChange, requireReservation } from "./record";
import { isRepeated, requireVersion } from "./versions";
import { stepRefused } from "./words";

type Step = StudioInput<"PUT /studio/:clinic/reservations/:id/step">["body"];

/**
 * Takes one step of a reservation's state. Throws a 403 in another's column, a 409 when somebody changed it meanwhile or
 * its time is taken, a 422 when the step is not open; nothing changes then.
 */
export const takeStep = (call: StudioCall, id: number, step: Step): Promise<Changed> =>
  call.scope.transaction(async (scope) => {
    const row = await requireReservation(scope, id, { isLocked: true });
    requireRights(call, row, step);
    if (await isRepeated(call, scope, row, { version: step.version, action: `reservation.${step.step}` }))
      return { row, isChanged: false };
    await requireVersion(call, scope, row, step.version);
    const taken =
      row.status === "confirmed" && step.step === "stepBack" ? await ownConfirmation(call, scope, id) : null;
    requireOpen(call, row, step, taken !== null);
    // Whatever is decided instead ends it, and its held times are free for this.
    await closeOffer(scope, id, call.now);
    const status = await statusOf(scope, row, step.step);
    const employeeId = taken ? taken.employeeId : (chosenDoctor(step) ?? row.employeeId);
    const time = await takeTime(call, scope, { row, status, step, employeeId });
    const set = { ...time, ...closingOf(call, row, step), status };
    const after = await updateReservation(scope, row, set).catch(refuseTaken);
    await writeReservationChange(scope, call.tenant, {
      actor: call.auditActor,
      at: call.now,
      action: `reservation.${step.step}`,
      before: row,
      after,
      reason: step.reason,
    });
    return { row: after, isChanged: true };
  });

/** Another doctor's column needs the right to it as well. */
function requireRights(call: StudioCall, { status, employeeId }: ReservationRow, step: Step): void {
  call.require(actionOf(step.step, status), { employeeId });
  const chosen = chosenDoctor(step);
  if (chosen !== undefined) call.require("decide-reservations", { employeeId: chosen });
}

function requireOpen(
  { actor, now }: StudioCall,
  row: ReservationRow,
  step: Step,
  isOwnConfirmation: boolean,
): void {
  const { status, employeeId, startAt } = row;
  const days = { day: dayOf(startAt), now, today: dayOf(now) };
  const situation = { status, employeeId, startAt, ...days, isOwnConfirmation };
  const refusal = refusalOf(step.step, actor, situation, chosenDoctor(step) ?? employeeId);
  if (refusal) throw stepRefused(refusal);
  if (needsReason(step.step, situation) && step.reason === undefined) throw stepRefused("reason-missing");
}

/** A doctor is chosen with a confirmation alone. */
const chosenDoctor = ({ step, employeeId }: Step) => (step === "confirm" ? employeeId : undefined);

/** What a request was before this account confirmed it, a moment ago and last of all; null where it did not. */
async function ownConfirmation(
  { staff, now }: StudioCall,
  scope: PartnerScope,
  id: number,
): Promise<{ employeeId: number | null } | null> {
  const last = await newestChange(scope, id);
  if (last?.action !== "reservation.confirm" || last.actorKind !== "staff" || last.actorId !== staff.id)
    return null;
  if (now.getTime() - last.at.getTime() > CONFIRMATION_BACK_MS) return null;
  const employeeId = last.before?.employeeId;
  return { employeeId: typeof employeeId === "number" ? employeeId : null };
}

/** Where a step leads: one that was refused waits again when that is taken back. */
async function statusOf(
  scope: PartnerScope,
  { id, status }: ReservationRow,
  step: ReservationStep,
): Promise<StudioStatus> {
  if (step !== "stepBack" || status !== "canceled") return statusAfter(step, status);
  const isClosing = inArray(audit.action, ["reservation.refuse", "reservation.cancel"]);
  const closing = await newestChange(scope, id, isClosing);
  return closing?.before?.status === "waiting" ? "waiting" : statusAfter(step, status);
}

const isHolding = (status: StudioStatus) => HOLDING_STATUSES.some((holding) => holding === status);

interface TakenTime {
  row: ReservationRow;
  status: StudioStatus;
  step: Step;
  /** Whose it is to be. */
  employeeId: number | null;
}

/** Takes the time in the day's queue, unless the reservation has it already. */
async function takeTime(
  { tenant, now }: StudioCall,
  scope: PartnerScope,
  { row, status, step, employeeId }: TakenTime,
): Promise<Partial<ReservationRow>> {
  // A request that had no doctor gives back the one that was chosen, and keeps its seat.
  if (status === "waiting" && row.status === "confirmed" && employeeId === null) return { employeeId };
  const hadTime = isHolding(row.status) && row.holdsTime && employeeId === row.employeeId;
  const wantsNone = status === "waiting" && !row.holdsTime;
  if (!isHolding(status) || hadTime || wantsNone) return {};
  const timetable = await loadTimetable(scope, tenant);
  requireDoctor(timetable, employeeId ?? undefined);
  await joinQueue(scope, dayOf(row.startAt));
  const context = { scope, tenant, now };
  const slot = await requireSlot(context, {
    reservedAt: row.startAt,
    endAt: row.endAt,
    employeeId: employeeId ?? undefined,
    movingId: row.id,
    rule: step.step === "stepBack" ? "restored" : "desk",
    timetable,
  });
  // A request may wait without a doctor.
  const doctor = employeeId ?? (status === "waiting" ? null : slot.employeeId);
  const seat = slot.hasSeat ? await takeSeat(context, { ...row, movingId: row.id }) : null;
  return { employeeId: doctor, seat, holdsTime: true };
}

/** What a reservation notes when it ends by a no, and forgets when that is taken back. */
function closingOf({ tenant, now }: StudioCall, row: ReservationRow, step: Step): Partial<ReservationRow> {
  if (step.step === "stepBack")
    return { canceledAt: null, cancelReason: null, canceledBy: null, isLate: false };
  if (step.step !== "refuse" && step.step !== "cancel") return {};
  const isVisitors = step.step === "cancel" && step.isVisitorsWish === true;
  return {
    canceledAt: now,
    cancelReason: step.reason ?? null,
    canceledBy: isVisitors ? "visitor" : "clinic",
    isLate: isVisitors && now >= changeableUntil(row, tenant),
    isSend: true,
  };
}
