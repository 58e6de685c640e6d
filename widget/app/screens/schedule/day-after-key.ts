import { addDays, weekdayOf } from "@/lib/clinic-time";

/** Where an arrow, Home or End leads from a day; null for every other key. */
export function dayAfterKey(date: string, key: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  };
  const step = steps[key];
  return step === undefined ? null : addDays(date, step);
}
