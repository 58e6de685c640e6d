import { call } from "../api";

/** A day of a clinic, for every screen that shows one. */
export const dayQuery = (clinic: string, date: string) => ({
  queryKey: [clinic, "day", date],
  queryFn: () => call("GET /studio/:clinic/day", { params: { clinic }, query: { date } }),
});

/** Several days of a clinic in one call. */
export const daysQuery = (clinic: string, from: string, to: string) => ({
  queryKey: [clinic, "days", from, to],
  queryFn: () => call("GET /studio/:clinic/diary", { params: { clinic }, query: { from, to } }),
});
