import type { MessageKind } from "@/contract/messages/kinds";
import type { ReminderSettings } from "@/contract/tenant/messages-config";
import type { Tenant } from "@/contract/tenant/tenant";
import { addDays, clockMinutes, dayOf, instantAt, minutesOf } from "../lib/clinic-time";

const MINUTE_MS = 60_000;
/** A reminder of a visit that is nearer than this comes too late to be of use. */
const NEAREST_VISIT_MS = 90 * MINUTE_MS;
/** Who was told something of a visit so short a time before needs no reminder of it. */
const FRESH_MS = 120 * MINUTE_MS;

const LATE_AFTER_MS = 10 * MINUTE_MS;

const QUIET_FROM = 21 * 60;
const QUIET_UNTIL = 8 * 60;

interface Reminder {
  kind: "dayBefore" | "morningOf";
  dueAt: Date;
}

interface RemindedVisit {
  startAt: Date;
  now: Date;
  /** Whether its visitor is told of it by this change, or knows from the phone. */
  isJustTold: boolean;
  settings: ReminderSettings;
}

/** The reminders of a visit; none that is due already, or would follow on the heels of what its visitor is told. */
export function reminderPlan({ startAt, now, isJustTold, settings }: RemindedVisit): Reminder[] {
  const { dayBefore, morningOf } = settings;
  const day = dayOf(startAt);
  const soonestAt = now.getTime() + (isJustTold ? FRESH_MS : 1);
  const wished: Reminder[] = [];
  if (dayBefore !== null)
    wished.push({ kind: "dayBefore", dueAt: instantAt(addDays(day, -1), clockMinutes(dayBefore)) });
  if (morningOf !== null) wished.push({ kind: "morningOf", dueAt: instantAt(day, clockMinutes(morningOf)) });
  return wished.filter(
    ({ dueAt }) => dueAt.getTime() >= soonestAt && startAt.getTime() - dueAt.getTime() >= NEAREST_VISIT_MS,
  );
}

/** What answers a press, or cannot wait for the morning. */
const URGENT: Record<MessageKind, boolean> = {
  requested: true,
  confirmed: true,
  refused: true,
  moved: true,
  changeRequested: true,
  canceled: true,
  offered: true,
  moveOffered: true,
  dayBefore: false,
  morningOf: false,
  placeFree: false,
  newRequest: false,
  newBooking: false,
  cancellation: false,
  privateQuestion: false,
};

/** When a message goes out that could go out then: from 21:00 to 08:00 only what is urgent. */
export function dueAtOf(kind: MessageKind, at: Date): Date {
  if (URGENT[kind]) return at;
  const minutes = minutesOf(at);
  if (minutes >= QUIET_UNTIL && minutes < QUIET_FROM) return at;
  const day = dayOf(at);
  return instantAt(minutes < QUIET_UNTIL ? day : addDays(day, 1), QUIET_UNTIL);
}

/**
 * When a message that is due goes out, with a worker that was away or a provider that was: what is late is not sent at
 * night. A few minutes are not late, as a reminder may be set to 21:00 itself.
 */
export const sendableAtOf = ({ kind, dueAt }: { kind: MessageKind; dueAt: Date }, now: Date): Date =>
  now.getTime() - dueAt.getTime() < LATE_AFTER_MS ? now : dueAtOf(kind, now);

/** Whether places that become free go to who asked for them: not where the clinic decides every request itself. */
export const givesFreePlaces = ({ homepageConfig, messages }: Tenant): boolean =>
  homepageConfig.isForceReservation && !homepageConfig.reservationConfirm && messages.freePlaces;
