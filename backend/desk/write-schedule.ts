import { and, desc, eq, gte, lte } from "drizzle-orm";
import type { StudioInput } from "@/contract/studio";
import type { AuditedChange } from "@/contract/studio/audit";
import type { Hours, Week } from "@/contract/studio/schedule";
import { MOST_DAYS } from "../booking/blocks";
import { openingHours, overlapOf } from "../booking/clinic-hours";
import { joinQueue } from "../booking/day-queue";
import { audit } from "../db/schema/audit";
import { closedDays, employeeHours, employees, shortenWorks } from "../db/schema/employees";
import type { PartnerScope } from "../db/scope";
import { clockMinutes, clockText, type Day, dayOf, daysFrom } from "../lib/clinic-time";
import { ApiError, notFound } from "../lib/errors";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";
import { spanOf } from "./schedule";
import { dayTaken, weekChanged } from "./words";

type NewWeek = StudioInput<"PUT /studio/:clinic/doctors/:id/week">["body"];
type NewSpecialDays = StudioInput<"POST /studio/:clinic/special-days">["body"];

/**
 * A doctor's working week from now on; reservations that it leaves out stay until somebody decides them. Throws a 404 for
 * another clinic's doctor, a 409 where the week is no longer the one that was seen.
 */
export const changeWeek = (call: StudioCall, id: number, { seen, week }: NewWeek): Promise<void> =>
  call.scope.transaction(async (scope) => {
    const [doctor] = await scope.rows(employees, { where: eq(employees.id, id), isLocked: true });
    if (!doctor) throw notFound();
    const isTheirs = eq(employeeHours.employeeId, id);
    const before = inOrder(
      (await scope.rows(employeeHours, { where: isTheirs })).map(({ weekday, startTime, endTime }) => ({
        weekday,
        hours: { start: clockOf(startTime), end: clockOf(endTime) },
      })),
    );
    const after = inOrder(week);
    // A repeated request finds what it wanted.
    if (isSame(before, after)) return;
    if (!isSame(before, inOrder(seen))) throw weekChanged(await newestWeek(scope, id), call.now);
    await scope.delete(employeeHours, isTheirs);
    if (after.length > 0)
      await scope.insert(
        employeeHours,
        after.map((day) => rowOf(id, day)),
      );
    await scope.update(employees, { weekChangedAt: call.now }, eq(employees.id, id));
    await write(call, scope, {
      action: "week.changed",
      thing: { kind: "doctor", id },
      before: { employeeId: id, week: before },
      after: { employeeId: id, week: after },
    });
  });

/** Closes the clinic on these days or gives them other hours: all of them or none. */
export const addSpecialDays = (
  call: StudioCall,
  { from, lastDay, hours, reason }: NewSpecialDays,
): Promise<void> =>
  call.scope.transaction(async (scope) => {
    const days = daysOf(call, from, lastDay).filter((day) => hours === null || isOpen(call, day, hours));
    if (days.length === 0) throw daysRefused();
    // A booking of that day that is being made has either been made by now, or will find the day special.
    for (const day of days) await joinQueue(scope, day);
    await refuseTaken(scope, from, lastDay);
    const setAt = call.now;
    if (hours === null)
      await scope.insert(
        closedDays,
        days.map((date) => ({ date, reason, setAt })),
      );
    else
      await scope.insert(
        shortenWorks,
        days.map((date) => ({ date, openTime: hours.start, closeTime: hours.end, reason, setAt })),
      );
    for (const date of days) await write(call, scope, changeOf(date, null, { date, hours, words: reason }));
  });

/** The day is like any other of its weekday again. */
export const removeSpecialDay = (call: StudioCall, date: Day): Promise<void> =>
  call.scope.transaction(async (scope) => {
    const [closed] = await scope.delete(closedDays, eq(closedDays.date, date));
    const [shortened] = closed ? [] : await scope.delete(shortenWorks, eq(shortenWorks.date, date));
    if (!closed && !shortened) throw notFound();
    const hours = shortened
      ? { start: clockOf(shortened.openTime), end: clockOf(shortened.closeTime) }
      : null;
    const words = (closed ?? shortened)?.reason ?? "";
    await write(call, scope, changeOf(date, { date, hours, words }, null));
  });

const write = ({ auditActor, now }: StudioCall, scope: PartnerScope, change: AuditedChange) =>
  writeAudit(scope, auditActor, now, change);

type SpecialDayChange = Extract<AuditedChange, { thing: { kind: "specialDay" } }>;

const changeOf = (
  date: Day,
  before: SpecialDayChange["before"],
  after: SpecialDayChange["after"],
): AuditedChange => ({
  action: after ? "specialDay.added" : "specialDay.removed",
  thing: { kind: "specialDay", id: Number(date.replaceAll("-", "")) },
  before,
  after,
});

/** A 422 for days that are over, that end before they begin, or too many. */
function daysOf({ now }: StudioCall, from: Day, lastDay: Day): Day[] {
  const days = daysFrom(from, lastDay);
  if (days.length === 0 || days.length > MOST_DAYS || from < dayOf(now)) throw daysRefused();
  return days;
}

const daysRefused = () =>
  new ApiError(
    422,
    "schedule.days",
    `오늘부터의 날을 한 번에 ${MOST_DAYS}일까지 정할 수 있고, 단축 시간은 그날의 진료 시간 안이어야 합니다.`,
  );

/** Whether anything is left of a day's regular hours. */
function isOpen({ tenant }: StudioCall, day: Day, hours: Hours): boolean {
  const regular = openingHours(tenant.partnerInformation, day);
  return regular !== null && overlapOf(regular, spanOf(hours)) !== null;
}

async function refuseTaken(scope: PartnerScope, from: Day, lastDay: Day): Promise<void> {
  for (const table of [closedDays, shortenWorks]) {
    const { date, reason } = table;
    const [taken] = await scope.pick(
      table,
      { date, reason },
      { where: and(gte(date, from), lte(date, lastDay)), orderBy: [date] },
    );
    if (taken) throw dayTaken(taken);
  }
}

const newestWeek = (scope: PartnerScope, id: number) =>
  scope.first(audit, {
    where: and(eq(audit.thingKind, "doctor"), eq(audit.thingId, id)),
    orderBy: [desc(audit.id)],
  });

/** `14:30` of PostgreSQL's `14:30:00`. */
const clockOf = (time: string) => clockText(clockMinutes(time));

const inOrder = (week: Week): Week => week.toSorted((one, other) => one.weekday - other.weekday);

const isSame = (one: Week, other: Week): boolean => textOf(one) === textOf(other);

const textOf = (week: Week) =>
  week.map(({ weekday, hours }) => `${weekday} ${hours.start} ${hours.end}`).join();

const rowOf = (employeeId: number, { weekday, hours }: Week[number]) => ({
  ...{ employeeId, weekday },
  startTime: hours.start,
  endTime: hours.end,
});
