import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useRuntime } from "../runtime/runtime-context";
import { tokenAtom } from "../state/session";

/** The clinic, or another tab, may have changed a customer's reservations while this one was out of sight. */
export const FRESH = { refetchOnWindowFocus: "always", staleTime: 0 } as const;

/** How many reservations are to come; 0 until it is known. */
export function useReservationCount(): number {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const { data } = useQuery({ ...api.query("GET /customer/badge"), enabled: isSignedIn, ...FRESH });
  return isSignedIn ? (data?.row.reservationCount ?? 0) : 0;
}
