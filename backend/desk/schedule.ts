import { and, asc, desc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Hours, Schedule, SpecialDay, Week } from "@/contract/studio/schedule";
import { cacheTag } from "@/contract/tenant/cache-tags";
import type { Doctor } from "../booking/agenda";
import { type CalendarDay, readCalendarDay } from "../booking/clinic-calendar";
import { openingHours, type Span } from "../booking/clinic-hours";
import { loadTimetable, type Timetable } from "../booking/timetable";
import { audit } from "../db/schema/audit";
import { employeeBlocks, employees } from "../db/schema/employees";
import { addDays, clockMinutes, clockText, type Day, dayOf, daysFrom, instantAt } from "../lib/clinic-time";
import type { StudioCall } from "../staff/studio-call";
import { toBlock } from "./cards";
import { entryOf } from "./record";

const DAYS_LISTED = 180;
const MOST_ENTRIES = 20;
/** Any week has each weekday once; the first one that is known to begin with a Sunday. */
const SUNDAY: Day = "2026-11-22";

/** The weeks of clinic and doctors, and what differs from them from today on. */
export async function readSchedule(call: StudioCall): Promise<Schedule> {
  const { scope, tenant, now } = call;
  const from = dayOf(now);
  const to = addDays(from, DAYS_LISTED);
  const { startAt, kind } = employeeBlocks;
  const { id, position } = employees;
  const [timetable, titles, leaves, history] = await Promise.all([
    loadTimetable(scope, tenant),
    scope.pick(employees, { id, position }),
    scope.rows(employeeBlocks, {
      where: and(
        eq(kind, "leave"),
        gte(startAt, instantAt(from, 0)),
        lt(startAt, instantAt(addDays(to, 1), 0)),
      ),
      orderBy: [asc(startAt)],
    }),
    scope.rows(audit, {
      where: inArray(audit.thingKind, ["doctor", "specialDay"]),
      orderBy: [desc(audit.id)],
      limit: MOST_ENTRIES,
    }),
  ]);
  const days = daysFrom(from, to).map((day) => readCalendarDay(timetable.calendar, day));
  const positionOf = new Map(titles.map((row) => [row.id, row.position]));
  const config = tenant.homepageConfig;
  return {
    ...{ from, to },
    opening: openingWeek(timetable),
    doctors: timetable.doctors.map((doctor) => ({
      ...{ id: doctor.id, name: doctor.name, position: positionOf.get(doctor.id) ?? "" },
      week: weekOf(doctor.week),
      daysOff: [...doctor.daysOff].filter((day) => day >= from && day <= to).sort(),
    })),
    specialDays: days.flatMap((day) => specialDayOf(timetable, day)),
    leaves: leaves.map(toBlock),
    rules: {
      isConfirmedByClinic: config.reservationConfirm,
      isAskedOverFullTimes: config.isForceReservation,
      range: config.reservationRange,
      changeHours: config.reservationChangeHours,
    },
    history: history.map(entryOf),
  };
}

/** Schedules and free times on the clinic's pages are rendered again. */
export const showOnSite = ({ services, scope }: StudioCall): void =>
  void services.revalidator.revalidate([cacheTag(scope.partnerId, "introduction")]);

const weekOf = (week: Doctor["week"]): Week =>
  [...week]
    .sort(([one], [other]) => one - other)
    .map(([weekday, span]) => ({ weekday, hours: hoursOf(span) }));

export const spanOf = ({ start, end }: Hours): Span => ({
  start: clockMinutes(start),
  end: clockMinutes(end),
});

const hoursOf = ({ start, end }: Span): Hours => ({ start: clockText(start), end: clockText(end) });

const openingWeek = ({ calendar }: Timetable) =>
  daysFrom(SUNDAY, addDays(SUNDAY, 6)).map((day, weekday) => {
    const hours = openingHours(calendar.information, day);
    return { weekday, hours: hours && hoursOf(hours), lunch: hours?.lunch ? hoursOf(hours.lunch) : null };
  });

/** A holiday on a day on which the clinic is closed anyway changes nothing. */
function specialDayOf(
  { calendar }: Timetable,
  { day: date, holiday, closedReason, weekHours }: CalendarDay,
): SpecialDay[] {
  const shortened = calendar.shortenWorks.get(date);
  if (closedReason !== null) return [{ date, hours: null, reason: closedReason, isHoliday: false }];
  if (holiday !== null && weekHours) return [{ date, hours: null, reason: holiday, isHoliday: true }];
  return shortened ? [{ date, hours: hoursOf(shortened), reason: shortened.reason, isHoliday: false }] : [];
}
