import { eq } from "drizzle-orm";
import type { introductionContract } from "@/contract/api/introduction";
import { workingHours } from "../booking/agenda";
import { openingHours } from "../booking/clinic-hours";
import { clockText } from "../booking/clinic-time";
import { isPublicHoliday } from "../booking/holidays";
import { loadDoctors } from "../booking/load-agenda";
import { closedDays, employees } from "../db/schema/employees";
import type { Handlers } from "../router";
import { askedDays } from "./asked-days";
import { nextAvailableTimes } from "./next-available";

export const introductionHandlers: Handlers<typeof introductionContract> = {
  "GET /partner-employees": async ({ call }) => {
    const [rows, nextAvailable] = await Promise.all([
      call.scope.rows(employees, { where: eq(employees.type, "doctor"), orderBy: [employees.sortOrder] }),
      nextAvailableTimes(call),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, nextAvailableAt: nextAvailable(row.id) })),
      count: rows.length,
    };
  },

  "GET /partner-employee-schedules": async ({ query, call: { scope, tenant } }) => {
    const days = askedDays(query.from, query.to);
    const [doctors, closed] = await Promise.all([loadDoctors(scope), scope.rows(closedDays)]);
    const ownClosedDays = new Set(closed.map(({ date }) => date));
    const isOpen = (day: string) =>
      !ownClosedDays.has(day) &&
      !isPublicHoliday(day) &&
      openingHours(tenant.partnerInformation, day) !== null;
    const asked = doctors.filter(({ id }) => query.employeeId === undefined || id === query.employeeId);
    const rows = asked.flatMap((doctor) =>
      days.map((date) => {
        const hours = isOpen(date) ? workingHours(doctor, date) : null;
        return {
          employeeId: doctor.id,
          date,
          startTime: clockText(hours?.start ?? 0),
          endTime: clockText(hours?.end ?? 0),
          isDayOff: hours === null,
        };
      }),
    );
    return { rows, count: rows.length };
  },
};
