import Holidays from "date-holidays";
import { addDays, type Day, dayOf } from "../lib/clinic-time";

const calendar = new Holidays("KR");
const years = new Map<number, Map<Day, string>>();

/** Legal names whose everyday name differs. */
const spokenNames: Record<string, string> = { 기독탄신일: "성탄절", 석가탄신일: "부처님 오신 날" };

/** The name of a Korean public holiday, substitute days and the days around Seollal and Chuseok included, or null. */
export function holidayName(day: Day): string | null {
  const year = Number(day.slice(0, 4));
  const days = years.get(year) ?? holidaysOf(year);
  years.set(year, days);
  return days.get(day) ?? null;
}

function holidaysOf(year: number): Map<Day, string> {
  const days = new Map<Day, string>();
  for (const { start, end, rule, type, name } of calendar.getHolidays(year)) {
    if (type !== "public") continue;
    // The library's three days start on Seollal; by law they start the day before.
    const shift = rule.startsWith("korean 01-0-01 ") ? -1 : 0;
    for (let at = dayOf(start); at < dayOf(end); at = addDays(at, 1)) {
      const day = addDays(at, shift);
      if (!days.has(day))
        days.set(
          day,
          name.replace(/^\S+탄신일/, (word) => spokenNames[word] ?? word),
        );
    }
  }
  return days;
}
