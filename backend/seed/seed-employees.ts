import type { Content } from "@/contract/tenant/content";
import { WEEKDAYS } from "@/contract/tenant/partner";
import { closedDays, employeeDaysOff, employeeHours, employees, shortenWorks } from "../db/schema/employees";
import { addDays } from "../lib/clinic-time";
import { KeyIds, type SeedContext, type SeedWriter } from "./seed-ids";

/** Doctors, their weeks and days off, and the clinic's closed and short days. */
export async function seedEmployees(
  writer: SeedWriter,
  content: Content,
  { day }: SeedContext,
): Promise<void> {
  const doctors = content.doctors;
  const ids = new KeyIds(
    "doctors",
    doctors.map((doctor) => doctor.key),
  );
  const idOf = (doctor: { key: string }) => ids.of(doctor.key, doctor.key);
  await writer.insert(
    employees,
    doctors.map((doctor, sortOrder) => ({ ...doctor, id: idOf(doctor), type: "doctor" as const, sortOrder })),
  );
  await writer.insert(
    employeeHours,
    doctors.flatMap((doctor) =>
      WEEKDAYS.flatMap((name, index) => {
        const hours = doctor.week[name];
        const weekday = (index + 1) % 7;
        return hours
          ? [{ employeeId: idOf(doctor), weekday, startTime: hours.start, endTime: hours.end }]
          : [];
      }),
    ),
  );
  await writer.insert(
    employeeDaysOff,
    doctors.flatMap((doctor) =>
      [...new Set(doctor.daysOff)].map((offset) => ({
        employeeId: idOf(doctor),
        date: addDays(day, offset),
      })),
    ),
  );
  await writer.insert(closedDays, content.closedDays);
  await writer.insert(
    shortenWorks,
    content.shortenWorks.map(({ day: offset, ...work }) => ({ ...work, date: addDays(day, offset) })),
  );
}
