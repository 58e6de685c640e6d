import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useRuntime } from "../runtime/runtime-context";
import { tokenAtom } from "../state/session";

const PAGE_SIZE = 50;

/** The customer's reservations, those to come or those that were. */
export function useReservations(isUpcoming: boolean) {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return useQuery({
    ...api.query("GET /customer/reservations", { query: { isUpcoming, pageSize: PAGE_SIZE } }),
    enabled: isSignedIn,
  });
}
