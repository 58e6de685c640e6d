import { and, eq, inArray, type SQL } from "drizzle-orm";
import {
  OFFER_MESSAGE_KINDS,
  type StaffMessageKind,
  type VisitorMessageKind,
} from "@/contract/messages/kinds";
import type { ReservationAction } from "@/contract/studio/audit";
import type { ReservationStep } from "@/contract/studio/reservation-steps";
import type { Tenant } from "@/contract/tenant/tenant";
import { type MessageRow, messages } from "../db/schema/messages";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import type { AuditActor } from "../staff/audit";
import { type NewMessage, writeMessages } from "./ledger";
import { reminderPlan } from "./plan";
import { writeStaffMessages } from "./staff-messages";

/** What somebody of the clinic presses can be taken back for a moment: until then nobody is told. */
const TOLD_AFTER_MS = 10_000;

export interface ReservationChange {
  actor: AuditActor;
  at: Date;
  action: ReservationAction;
  /** Null: it was made by this change. */
  before: ReservationRow | null;
  after: ReservationRow;
  /** False: the visitor knows already, on the phone. */
  isTold?: boolean;
}

/**
 * Within the transaction of a reservation's change: calls off what was yet to be said of it, and writes what is to be
 * said now, to the visitor and to the clinic's people.
 */
export async function writeReservationMessages(
  scope: PartnerScope,
  tenant: Tenant,
  change: ReservationChange,
): Promise<void> {
  const { after, at } = change;
  const calledOff = change.before ? await callOff(scope, after.id) : [];
  const base = { reservationId: after.id, occasion: `v${after.version}` };
  const isAhead = after.startAt > at;
  const kind = isAhead && change.isTold !== false ? visitorKindOf(change, calledOff) : null;
  const told: NewMessage[] = kind ? [{ ...base, kind, dueAt: toldAt(change) }] : [];
  const visit = {
    ...{ startAt: after.startAt, now: at, settings: tenant.messages.reminders },
    isJustTold: kind !== null || change.isTold === false,
  };
  const reminders = after.status === "confirmed" ? reminderPlan(visit) : [];
  await writeMessages(scope, [...told, ...reminders.map((reminder) => ({ ...base, ...reminder }))], at);
  await tellStaff(scope, change, calledOff);
}

interface OfferedTimes {
  /** The soonest first. */
  starts: Date[];
  endsAt: Date;
  link: string;
}

interface OfferNews extends OfferedTimes {
  /** By default what fits the reservation. placeFree: nobody has pressed anything that could be taken back. */
  kind?: "placeFree";
  at: Date;
}

/** Within the transaction of an offer: the visitor gets its times and link, once nobody can take it back. */
export async function writeOfferMessage(
  scope: PartnerScope,
  reservation: ReservationRow,
  { kind, at, ...times }: OfferNews,
): Promise<void> {
  const { id: reservationId, version } = reservation;
  await callOffOffer(scope, reservationId);
  const news = offerNewsOf(reservation, times);
  const dueAt = kind === "placeFree" ? at : new Date(at.getTime() + TOLD_AFTER_MS);
  await writeMessages(
    scope,
    [{ ...news, ...(kind && { kind }), reservationId, occasion: `v${version}`, dueAt }],
    at,
  );
}

/** A request cannot have the time that it asked for; a confirmed visit cannot take place when it should. */
export const offerNewsOf = (
  { status }: ReservationRow,
  { starts, endsAt, link }: OfferedTimes,
): Pick<MessageRow, "kind" | "details"> => ({
  kind: status === "confirmed" ? "moveOffered" : "offered",
  details: {
    kind: "offered",
    starts: starts.map((start) => start.toISOString()),
    endsAt: endsAt.toISOString(),
    link,
  },
});

/** Within the transaction that ends an offer: its times are not sent any more. What else is to be said stays. */
export const callOffOffer = (scope: PartnerScope, reservationId: number): Promise<MessageRow[]> =>
  callOff(scope, reservationId, inArray(messages.kind, OFFER_MESSAGE_KINDS));

/** Calls off what has not gone out yet, so that nobody is told of what is no longer so. */
const callOff = (scope: PartnerScope, reservationId: number, where?: SQL): Promise<MessageRow[]> =>
  scope.update(
    messages,
    { state: "canceled", details: null },
    and(eq(messages.reservationId, reservationId), eq(messages.state, "due"), where) as SQL,
  );

/** The visitor's own press is answered at once. */
const toldAt = ({ actor, at, before }: ReservationChange): Date =>
  actor.kind === "staff" && before ? new Date(at.getTime() + TOLD_AFTER_MS) : at;

/** What the visitor is told of a step; of arrivals and no-shows nothing. */
const STEP_KINDS: Partial<Record<ReservationStep, VisitorMessageKind>> = {
  confirm: "confirmed",
  refuse: "refused",
  cancel: "canceled",
};

function visitorKindOf(change: ReservationChange, calledOff: MessageRow[]): VisitorMessageKind | null {
  const { action, before, after } = change;
  if (action === "reservation.added") return after.status === "waiting" ? "requested" : "confirmed";
  // A visit that was confirmed already has moved.
  if (action === "reservation.offerAccepted") return before?.status === "confirmed" ? "moved" : "confirmed";
  if (action === "reservation.moved") return before && isElsewhere(before, after) ? kindOfMove(after) : null;
  const step = action.slice(action.indexOf(".") + 1) as ReservationStep;
  return step === "stepBack" ? kindOfStepBack(change, calledOff) : (STEP_KINDS[step] ?? null);
}

/** What the visitor is told of another time or doctor. */
export const kindOfMove = ({ status }: ReservationRow): VisitorMessageKind =>
  status === "waiting" ? "changeRequested" : "moved";

/** The visitor comes to the same time and doctor: of another length there is nothing to tell. */
const isElsewhere = (before: ReservationRow, after: ReservationRow): boolean =>
  before.startAt.getTime() !== after.startAt.getTime() || before.employeeId !== after.employeeId;

/** What was told is put right; what was taken back before it was told needs no word. */
function kindOfStepBack(
  { before, after }: ReservationChange,
  calledOff: MessageRow[],
): VisitorMessageKind | null {
  const wasTold = before?.status === "canceled" || before?.status === "confirmed";
  const isUntold = calledOff.some(({ kind }) => ["canceled", "refused", "confirmed"].includes(kind));
  if (!wasTold || isUntold) return null;
  return after.status === "waiting" ? "requested" : "confirmed";
}

/** Of what visitors do; a cancellation only to who has heard of the booking. */
async function tellStaff(
  scope: PartnerScope,
  { actor, action, after, at }: ReservationChange,
  calledOff: MessageRow[],
): Promise<void> {
  const kind = actor.kind === "visitor" ? staffKindOf(action, after) : null;
  if (!kind) return;
  const unaware = kind === "cancellation" ? calledOff.flatMap(({ staffId }) => staffId ?? []) : [];
  const about = { reservationId: after.id, occasion: `v${after.version}`, at };
  await writeStaffMessages(scope, kind, { ...about, unaware });
}

function staffKindOf(action: ReservationAction, { status }: ReservationRow): StaffMessageKind | null {
  if (action === "reservation.cancel") return "cancellation";
  const isNews = ["reservation.added", "reservation.moved", "reservation.offerAccepted"].includes(action);
  if (!isNews) return null;
  return status === "waiting" ? "newRequest" : "newBooking";
}
