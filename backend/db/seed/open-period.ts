import { addDays, type Day, instantAt } from "../../booking/clinic-time";

/** Day offsets as instants at the clinic's midnight; the last day counts whole, and without one the end is open. */
export const openPeriod = (
  { startDay, endDay }: { startDay: number; endDay: number | null },
  day: Day,
): { startAt: Date; endAt: Date | null } => ({
  startAt: instantAt(addDays(day, startDay), 0),
  endAt: endDay === null ? null : instantAt(addDays(day, endDay + 1), 0),
});
