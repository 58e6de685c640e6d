import { lastDay, readDays, VISIT_MINUTES } from "../booking/agenda";
import { addDays, dayOf, daysFrom } from "../booking/clinic-time";
import { firstFreeTime } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import type { Timetable } from "../booking/timetable";
import type { Call } from "./call";

/** Most doctors have a free time within two weeks: what comes later is looked at for the others alone. */
const DAYS_AT_ONCE = 14;

interface Sought {
  durationMinutes?: number;
  /** The asker's own hold. */
  holdId?: string;
  timetable: Timetable;
}

/** Every doctor's first free time within the reservation range. */
export async function nextAvailableTimes(
  { scope, tenant, now }: Call,
  { durationMinutes = VISIT_MINUTES, holdId, timetable }: Sought,
): Promise<(employeeId: number) => string | null> {
  const last = lastDay(now, tenant.homepageConfig);
  const found = new Map<number, string>();
  for (let from = dayOf(now); from <= last; from = addDays(from, DAYS_AT_ONCE)) {
    const days = daysFrom(from, addDays(from, DAYS_AT_ONCE - 1)).filter((day) => day <= last);
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
