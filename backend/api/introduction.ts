import { and, eq, gte, lte } from "drizzle-orm";
import type { ClinicDay, introductionContract } from "@/contract/api/introduction";
import { workingHours } from "../booking/agenda";
import { hoursWithoutLeave, loadBlockedSpans } from "../booking/blocked-spans";
import { type CalendarDay, noteOf, readCalendarDay } from "../booking/clinic-calendar";
import { loadTimetable } from "../booking/timetable";
import type { Handlers } from "../call/handlers";
import { employees, shortenWorks } from "../db/schema/employees";
import { clockMinutes, clockText, dayOf } from "../lib/clinic-time";
import { requireDayRange } from "./day-range";
import { nextAvailableTimes } from "./next-available";

export const introductionHandlers: Handlers<typeof introductionContract> = {
  "GET /partner-employees": async ({ call }) => {
    const timetable = await loadTimetable(call.scope, call.tenant);
    const [rows, nextAvailable] = await Promise.all([
      call.scope.rows(employees, { where: eq(employees.type, "doctor"), orderBy: [employees.sortOrder] }),
      nextAvailableTimes(call, { timetable }),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, nextAvailableAt: nextAvailable(row.id) })),
      count: rows.length,
    };
  },

  "GET /partner-shorten-works": async ({ query: { from, to }, call: { scope, now } }) => {
    const works = await scope.rows(shortenWorks, {
      where: and(gte(shortenWorks.date, from ?? dayOf(now)), to ? lte(shortenWorks.date, to) : undefined),
      orderBy: [shortenWorks.date],
    });
    const rows = works.map(({ date, openTime, closeTime, reason }) => ({
      date,
      openTime: clockText(clockMinutes(openTime)),
      closeTime: clockText(clockMinutes(closeTime)),
      reason,
    }));
    return { rows, count: rows.length };
  },

  "GET /partner-employee-schedules": async ({ query, call: { scope, tenant } }) => {
    const dates = requireDayRange(query.from, query.to);
    const [{ doctors, calendar }, blocked] = await Promise.all([
      loadTimetable(scope, tenant),
      loadBlockedSpans(scope, query),
    ]);
    const leaves = blocked.filter(({ kind }) => kind === "leave");
    const days = dates.map((date) => readCalendarDay(calendar, date));
    const asked = doctors.filter(({ id }) => query.employeeId === undefined || id === query.employeeId);
    const rows = asked.flatMap((doctor) =>
      days.map((day) => {
        const theirs = leaves.filter((leave) => leave.employeeId === doctor.id && leave.day === day.day);
        const hours = hoursWithoutLeave(workingHours(doctor, day), theirs);
        return {
          employeeId: doctor.id,
          employeeName: doctor.name,
          date: day.day,
          startTime: clockText(hours?.start ?? 0),
          endTime: clockText(hours?.end ?? 0),
          isDayOff: hours === null,
        };
      }),
    );
    return { rows, count: rows.length, days: days.map(clinicDay) };
  },
};

function clinicDay(day: CalendarDay): ClinicDay {
  const { hours } = day;
  return {
    date: day.day,
    isOpen: hours !== null,
    isHoliday: day.holiday !== null,
    isShortened: day.shortenReason !== null,
    note: noteOf(day),
    openTime: hours && clockText(hours.start),
    closeTime: hours && clockText(hours.end),
    lunch: hours?.lunch ? { start: clockText(hours.lunch.start), end: clockText(hours.lunch.end) } : null,
  };
}
