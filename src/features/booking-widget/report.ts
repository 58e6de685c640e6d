import type { ReservationSuccess, WidgetUser } from "@/contract/widget/messages";
import { pushToDataLayer } from "@/lib/data-layer";

const REPORTED_KEY = "reported-reservations";
const REMEMBERED = 50;

/** Spec §1: how a visitor signed in; nothing of who it is. */
export function reportLogin(user: WidgetUser): void {
  pushToDataLayer({ event: "login", method: user.isRegular ? "identity verification" : "SMS verification" });
}

/** One purchase per reservation, however often the page is loaded again. */
export function reportPurchase(reservation: ReservationSuccess): void {
  const reported = readReported();
  if (reported.includes(reservation.reservationId)) return;
  writeReported([...reported, reservation.reservationId].slice(-REMEMBERED));
  pushToDataLayer({ ecommerce: null, event: "ecommerce_reset" });
  pushToDataLayer({
    event: "purchase",
    ecommerce: {
      transaction_id: reservation.reservationNumber,
      currency: "KRW",
      value: reservation.total ?? 0,
      items: reservation.items.map(({ id, name, price }) => ({
        item_id: String(id),
        item_name: name,
        price: price ?? 0,
        quantity: 1,
      })),
    },
  });
}

function readReported(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(REPORTED_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : [];
  } catch {
    // Storage is closed to us: better one report too many than none.
    return [];
  }
}

function writeReported(ids: number[]): void {
  try {
    localStorage.setItem(REPORTED_KEY, JSON.stringify(ids));
  } catch {
    // As above.
  }
}
