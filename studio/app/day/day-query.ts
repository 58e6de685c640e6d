import { call } from "../api";

/** A day of a clinic, for every screen that shows one. */
export const dayQuery = (clinic: string, date: string) => ({
  queryKey: [clinic, "day", date],
  queryFn: () => call("GET /studio/:clinic/day", { params: { clinic }, query: { date } }),
});
