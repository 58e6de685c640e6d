import { addDays, type Day, dayOf, instantAt } from "../lib/clinic-time";

/** A day's first instant at the clinic. */
export const firstInstant = (day: Day): Date => instantAt(day, 0);

/** The end of a period whose last day is this one. */
export const dayAfter = (lastDay: Day): Date => instantAt(addDays(lastDay, 1), 0);

/** The last day of a period that ends, excluded, at this instant. */
export const lastDayOf = (endAt: Date): Day => dayOf(new Date(endAt.getTime() - 1));

/** A period with an open end, as its columns and as its days. */
export const openPeriodColumns = ({ startDay, lastDay }: { startDay: Day; lastDay: Day | null }) => ({
  startAt: firstInstant(startDay),
  endAt: lastDay === null ? null : dayAfter(lastDay),
});
export const openPeriodDays = ({ startAt, endAt }: { startAt: Date; endAt: Date | null }) => ({
  startDay: dayOf(startAt),
  lastDay: endAt === null ? null : lastDayOf(endAt),
});
