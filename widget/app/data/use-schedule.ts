import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { FREE_TIMES_REFRESH_MS } from "@/config/booking";
import { monthBounds } from "../lib/month";
import { useRuntime } from "../runtime/runtime-context";
import { draftAtom, requestedOptionIds } from "../state/draft";

/** Others book meanwhile: what is free is asked for again on focus and every 30 seconds. */
const FRESH = {
  refetchInterval: FREE_TIMES_REFRESH_MS,
  refetchOnWindowFocus: "always",
  staleTime: 0,
} as const;

/** Doctors who can take what the draft asks for, with their first free time. */
export function useBookableDoctors() {
  const { api } = useRuntime();
  const productOptionIds = useRequestedOptionIds();
  return useQuery({
    ...api.query("GET /partner-employee-schedules/employees", { query: { productOptionIds } }),
    ...FRESH,
  });
}

/** Every day of a month, free or with the reason why not. */
export function useAvailableDates(month: string) {
  const { api } = useRuntime();
  return useQuery({
    ...api.query("GET /partner-schedules/available-dates", {
      query: { ...useSlotQuery(), ...monthBounds(month) },
    }),
    ...FRESH,
  });
}

/** The times of one day. */
export function useAvailableTimes(date: string | null) {
  const { api } = useRuntime();
  const slot = useSlotQuery();
  return useQuery({
    ...api.query("GET /partner-schedules/time", { query: { ...slot, date: date ?? "" } }),
    ...FRESH,
    enabled: date !== null,
  });
}

/** True for a time that can be asked for, be it only as waiting. */
export const isBookable = (time: { isAvailable: boolean; isWaiting: boolean }): boolean =>
  time.isAvailable || time.isWaiting;

function useSlotQuery() {
  const { doctor } = useAtomValue(draftAtom);
  return { productOptionIds: useRequestedOptionIds(), employeeId: doctor?.id };
}

function useRequestedOptionIds(): number[] | undefined {
  const ids = requestedOptionIds(useAtomValue(draftAtom));
  return ids.length > 0 ? ids : undefined;
}
