import Holidays from "date-holidays";
import { addDays, type Day, dayOf } from "./clinic-time";

const calendar = new Holidays("KR");
const years = new Map<number, Set<Day>>();

/** True on Korean public holidays, substitutes and the days around Seollal and Chuseok included. */
export function isPublicHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const known = years.get(year);
  if (known) return known.has(day);
  const days = holidaysOf(year);
  years.set(year, days);
  return days.has(day);
}

function holidaysOf(year: number): Set<Day> {
  const days = new Set<Day>();
  for (const { start, end, rule, type } of calendar.getHolidays(year)) {
    if (type !== "public") continue;
    // The library's three days begin on Seollal itself; by law they begin on the day before.
    const shift = rule.startsWith("korean 01-0-01 ") ? -1 : 0;
    for (let at = dayOf(start); at < dayOf(end); at = addDays(at, 1)) days.add(addDays(at, shift));
  }
  return days;
}
