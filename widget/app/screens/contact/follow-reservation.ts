import type { Reservation } from "@/contract/api/reservations";
import { optionTitle } from "../../parts/option-line";
import { removeFromCart } from "../../runtime/cart";
import { cartQuery } from "../../runtime/cart-query";
import { refreshReservations } from "../../runtime/reservations";
import type { Runtime } from "../../runtime/runtime";
import { changeDraftAtom, EMPTY_DRAFT, takenTimeAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { isShownAtom } from "../../state/frame";
import { holdAtom } from "../../state/hold";
import { attemptAtom, isMadeUnseenAtom, madeReservationAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";
import { tokenAtom } from "../../state/session";

/** What follows a reservation: the page is told once, the draft is done with, and the cart gives up what was booked. */
export function followReservation(runtime: Runtime, reservation: Reservation): void {
  const { store } = runtime;
  store.set(madeReservationAtom, reservation);
  store.set(isMadeUnseenAtom, !store.get(isShownAtom));
  store.set(attemptAtom, null);
  store.set(takenTimeAtom, null);
  store.set(entryAtom, {});
  // It ended with the booking.
  store.set(holdAtom, null);
  // The kind stays for the last step; who the visitor is stays for the next booking.
  const { kind: _, name: __, phone: ___, email: ____, ...emptied } = EMPTY_DRAFT;
  store.set(changeDraftAtom, emptied);
  store.set(goAtom, "done");
  tellPage(runtime, reservation);
  refreshReservations(runtime);
  // What was agreed to with this booking stands for the next one.
  void runtime.queryClient.invalidateQueries({ queryKey: ["GET /customers/this/agreements"] });
  // A booked item may stay in the cart; the failure has been shown.
  emptyCart(runtime, reservation).catch(() => undefined);
}

function tellPage({ send }: Runtime, reservation: Reservation): void {
  send("reservationSuccess", {
    reservationId: reservation.id,
    reservationNumber: reservation.reservationNumber,
    kind: reservation.kind,
    total: reservation.total,
    items: reservation.reservationProductOptions.map((option) => ({
      id: option.id,
      name: optionTitle({ productName: option.productName, option }),
      price: option.price.price,
    })),
  });
}

async function emptyCart(runtime: Runtime, reservation: Reservation): Promise<void> {
  const { store, queryClient } = runtime;
  const cart = queryClient.getQueryData(cartQuery(runtime, store.get(tokenAtom), null).queryKey);
  const bookedIds = new Set(reservation.reservationProductOptions.map(({ id }) => id));
  const itemIds = cart?.rows.filter(({ option }) => bookedIds.has(option.id)).map(({ id }) => id) ?? [];
  if (itemIds.length > 0) await removeFromCart(runtime, itemIds);
}
