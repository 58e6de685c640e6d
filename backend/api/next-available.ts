import { lastDay, readDays, VISIT_MINUTES } from "../booking/agenda";
import { daysInBatches, firstFreeTime } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import type { Timetable } from "../booking/timetable";
import type { Call } from "../call/call";
import { dayOf } from "../lib/clinic-time";

interface Options {
  durationMinutes?: number;
  /** The customer's own hold. */
  holdId?: string;
  timetable: Timetable;
}

/** Every doctor's first free time within the reservation range. */
export async function nextAvailableTimes(
  { scope, tenant, now }: Call,
  { durationMinutes = VISIT_MINUTES, holdId, timetable }: Options,
): Promise<(employeeId: number) => string | null> {
  const last = lastDay(now, tenant.homepageConfig);
  const found = new Map<number, string>();
  for (const days of daysInBatches(dayOf(now), last)) {
    const [from = last] = days;
    const to = days.at(-1) ?? from;
    const agenda = await loadAgenda(scope, tenant, { from, to, now, holdId, timetable });
    const readDay = readDays(agenda, now);
    const waiting = agenda.doctors.filter(({ id }) => !found.has(id));
    for (const { id } of waiting) {
      const time = firstFreeTime(readDay, days, { durationMinutes, employeeId: id });
      if (time) found.set(id, time.toISOString());
    }
    if (agenda.doctors.every(({ id }) => found.has(id))) break;
  }
  return (employeeId) => found.get(employeeId) ?? null;
}
