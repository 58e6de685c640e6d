import { type Day, daysBetween, daysFrom } from "../booking/clinic-time";
import { ApiError } from "../errors";

const MAX_DAYS = 62;

/** The days of a query, both ends included; a 400 when they are in the wrong order or too many. */
export function askedDays(from: Day, to: Day): Day[] {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_DAYS) return daysFrom(from, to);
  throw new ApiError(
    400,
    [`query.to: must be from 0 to ${MAX_DAYS - 1} days after from`],
    "기간을 다시 골라 주세요.",
  );
}
