import { lastDay, readDays, VISIT_MINUTES } from "../booking/agenda";
import { dayOf, daysFrom } from "../booking/clinic-time";
import { firstFreeTime } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import type { Call } from "./call";

/** Any doctor's first free time within the reservation range: one look at the database for all of them. */
export async function nextAvailableTimes(
  { scope, tenant, now }: Call,
  durationMinutes = VISIT_MINUTES,
): Promise<(employeeId: number) => string | null> {
  const today = dayOf(now);
  const last = lastDay(now, tenant.homepageConfig);
  const agenda = await loadAgenda(scope, tenant, { from: today, to: last });
  const days = daysFrom(today, last);
  const read = readDays(agenda, now);
  const known = new Map<string, ReturnType<typeof read>>();
  const readDay = (day: string) => {
    const seen = known.get(day) ?? read(day);
    known.set(day, seen);
    return seen;
  };
  return (employeeId) => firstFreeTime(readDay, days, { durationMinutes, employeeId })?.toISOString() ?? null;
}
