import { type Day, daysBetween, daysFrom } from "../lib/clinic-time";
import { ApiError } from "../lib/errors";

const MAX_DAYS = 62;

/** The days of a query, both ends included; a 400 for a range that is reversed or too long. */
export function requireDayRange(from: Day, to: Day): Day[] {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_DAYS) return daysFrom(from, to);
  throw new ApiError(
    400,
    [`query.to: must be from 0 to ${MAX_DAYS - 1} days after from`],
    "기간을 다시 골라 주세요.",
  );
}
