import type { Reservation } from "@/contract/api/reservations";
import type { Runtime } from "../runtime/runtime";

type Told = Pick<Reservation, "id" | "reservationNumber">;

/** Tells the page that a reservation has moved to another time. */
export function tellReservationChanged(
  { send }: Pick<Runtime, "send">,
  { id, reservationNumber, reservedAt }: Told & Pick<Reservation, "reservedAt">,
): void {
  send("reservationChanged", { reservationId: id, reservationNumber, reservedAt });
}

/** Tells the page that a reservation was cancelled. */
export function tellReservationCanceled(
  { send }: Pick<Runtime, "send">,
  { id, reservationNumber }: Told,
): void {
  send("reservationCanceled", { reservationId: id, reservationNumber });
}

/** Asks the page to go to a path of the storefront; it closes the widget as it goes. */
export function askForRoute({ send }: Pick<Runtime, "send">, path: `/${string}`): void {
  send("route", { path });
}

/** Tells the page of uncaught errors: their name alone, since a message may hold what a visitor typed. */
export function tellFailures({ send }: Pick<Runtime, "send">): void {
  const tell = (error: unknown) => {
    if (error instanceof Error) send("error", { code: "unexpected", message: error.name });
  };
  window.addEventListener("error", ({ error }) => tell(error));
  window.addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
