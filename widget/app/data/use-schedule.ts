import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { FREE_TIMES_REFRESH_MS } from "@/config/booking";
import { monthBounds } from "../lib/month";
import { useRuntime } from "../runtime/runtime-context";
import { isShownAtom } from "../state/frame";
import { holdAtom } from "../state/hold";
import { useSlotChoice } from "./use-slot-choice";

/** Others book meanwhile: what is free is asked for again on focus and every 30 seconds, as long as somebody can see it. */
export function useFresh() {
  const isShown = useAtomValue(isShownAtom);
  return {
    refetchInterval: isShown ? FREE_TIMES_REFRESH_MS : (false as const),
    refetchOnWindowFocus: isShown ? ("always" as const) : false,
    staleTime: 0,
  };
}

/** Doctors who can take what is asked for, with their first free time. */
export function useBookableDoctors() {
  const { api } = useRuntime();
  const { employeeId: _, ...query } = useSlotQuery();
  const withHold = useOwnHold();
  return useQuery({
    ...api.query("GET /partner-employee-schedules/employees", { query }),
    queryFn: ({ signal }) =>
      api.callWith({ signal }, "GET /partner-employee-schedules/employees", { query: withHold(query) }),
    ...useFresh(),
  });
}

/** Every day of a month, free or with the reason why not. */
export function useAvailableDates(month: string) {
  const { api } = useRuntime();
  const query = { ...useSlotQuery(), ...monthBounds(month) };
  const withHold = useOwnHold();
  return useQuery({
    ...api.query("GET /partner-schedules/available-dates", { query }),
    queryFn: ({ signal }) =>
      api.callWith({ signal }, "GET /partner-schedules/available-dates", { query: withHold(query) }),
    ...useFresh(),
  });
}

/** The times of one day. */
export function useAvailableTimes(date: string | null) {
  const { api } = useRuntime();
  const query = { ...useSlotQuery(), date: date ?? "" };
  const withHold = useOwnHold();
  return useQuery({
    ...api.query("GET /partner-schedules/time", { query }),
    queryFn: ({ signal }) =>
      api.callWith({ signal }, "GET /partner-schedules/time", { query: withHold(query) }),
    ...useFresh(),
    enabled: date !== null,
  });
}

/** True for a time that can be asked for, be it only as waiting. */
export const isBookable = (time: { isAvailable: boolean; isWaiting: boolean }): boolean =>
  time.isAvailable || time.isWaiting;

function useSlotQuery() {
  const { doctor, productOptionIds, secretEventIds, reservationId } = useSlotChoice();
  return {
    productOptionIds: productOptionIds.length > 0 ? productOptionIds : undefined,
    secretEventIds,
    reservationId,
    employeeId: doctor?.id,
  };
}

/** One's own hold blocks no slot. It is no part of a query's key: what is on screen stays there when a hold begins. */
function useOwnHold() {
  const { store } = useRuntime();
  return <Query extends object>(query: Query) => ({ ...query, holdId: store.get(holdAtom)?.id });
}
