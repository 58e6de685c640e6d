import type { InfiniteData } from "@tanstack/react-query";
import type { ApiResponse } from "@/contract/api";
import type { Reservation } from "@/contract/api/reservations";
import { madeReservationAtom } from "../state/reservation";
import type { Runtime } from "./runtime";

/** The path of every list of them: what its queries' keys begin with. */
export const RESERVATIONS = "GET /customer/reservations";

type Page = ApiResponse<typeof RESERVATIONS>;

/** A reservation as it is now, wherever it is shown; the lists are asked for again, since it may have left one. */
export function putReservation({ queryClient, store }: Runtime, reservation: Reservation): void {
  const inPage = (page: Page): Page => ({
    ...page,
    rows: page.rows.map((row) => (row.id === reservation.id ? reservation : row)),
  });
  queryClient.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [RESERVATIONS] }, (known) => {
    if (!known) return known;
    return "pages" in known ? { ...known, pages: known.pages.map(inPage) } : inPage(known);
  });
  if (store.get(madeReservationAtom)?.id === reservation.id) store.set(madeReservationAtom, reservation);
  refreshReservations({ queryClient });
}

/** Asks for every list of reservations that is on screen again, and for the mark that counts them. */
export function refreshReservations({ queryClient }: Pick<Runtime, "queryClient">): void {
  void queryClient.invalidateQueries({ queryKey: [RESERVATIONS] });
  void queryClient.invalidateQueries({ queryKey: ["GET /customer/badge"] });
}
