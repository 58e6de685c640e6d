import type { ReservationSuccess, WidgetUser } from "@/contract/widget/messages";
import { pushToDataLayer } from "@/lib/data-layer";
import { rehydrate } from "@/state/rehydrate";
import { reservationStore, withSent } from "@/state/reservation";

/** Spec §1: how a visitor signed in; nothing of who it is. */
export function reportLogin(user: WidgetUser): void {
  pushToDataLayer({ event: "login", method: user.isRegular ? "identity verification" : "SMS verification" });
}

/** One purchase per reservation, however often it is heard of and the page is loaded again. */
export function reportPurchase(reservation: ReservationSuccess): void {
  const state = reservationStore.read();
  if (state.sentIds.includes(reservation.reservationId)) return;
  // Kept before it is told: a page that is left in between tells the next one.
  reservationStore.write({ ...state, reservation });
  tellPurchase(reservation);
}

/** Tells of a reservation that an earlier page was left too soon to tell of. */
export async function reportUnsentPurchase(): Promise<void> {
  const { reservation, sentIds } = await rehydrate(reservationStore);
  if (reservation && !sentIds.includes(reservation.reservationId)) tellPurchase(reservation);
}

/** As GA4 wants it: the items make the value, and what the total has beyond them is tax. */
function tellPurchase({ reservationId, reservationNumber, total, items }: ReservationSuccess): void {
  const value = items.reduce((sum, { price }) => sum + (price ?? 0), 0);
  pushToDataLayer({ ecommerce: null, event: "ecommerce_reset" });
  pushToDataLayer({
    event: "purchase",
    ecommerce: {
      transaction_id: reservationNumber,
      currency: "KRW",
      value,
      tax: Math.max(0, (total ?? 0) - value),
      items: items.map(({ id, name, price }) => ({
        item_id: String(id),
        item_name: name,
        price: price ?? 0,
        quantity: 1,
      })),
    },
  });
  reservationStore.write(withSent(reservationStore.read(), reservationId));
}
