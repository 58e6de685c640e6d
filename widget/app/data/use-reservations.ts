import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { RESERVATIONS } from "../runtime/reservations";
import { useRuntime } from "../runtime/runtime-context";
import { tokenAtom } from "../state/session";
import { FRESH } from "./use-reservation-count";

const PAGE_SIZE = 20;
/** The customer's reservations, those to come or those that were, page after page. */
export function useReservations(isUpcoming: boolean) {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return useInfiniteQuery({
    queryKey: [RESERVATIONS, "pages", { isUpcoming }],
    queryFn: ({ signal, pageParam: page }) =>
      api.callWith({ signal }, RESERVATIONS, { query: { isUpcoming, page, pageSize: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (pages.length * PAGE_SIZE < count ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      // One that came in meanwhile pushes another onto the next page: it is shown once.
      rows: [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()],
      count: pages.at(-1)?.count ?? 0,
    }),
    enabled: isSignedIn,
    ...FRESH,
  });
}

/** The reservation that comes next, and how many are to come. */
export function useNextReservation() {
  const { api } = useRuntime();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return useQuery({
    ...api.query(RESERVATIONS, { query: { isUpcoming: true, pageSize: 1 } }),
    enabled: isSignedIn,
    ...FRESH,
  });
}
