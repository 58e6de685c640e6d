import type { WidgetScreen } from "@/contract/widget/messages";
import type { Store } from "../runtime/runtime";
import { beginAtom } from "../state/draft";
import { entryAtom, pagePathAtom, type TreatmentEntry } from "../state/entry";
import { frameAtom } from "../state/frame";
import { goAtom, type Screen } from "../state/screen";
import { afterSignInAtom, tokenAtom } from "../state/session";

/** Shows what the page asked for. Where only consultations can be booked, every treatment leads to one. */
export function openScreen(store: Store, wanted: WidgetScreen): void {
  const entry = treatmentEntry(wanted, shownProduct(store));
  if (entry && !store.get(frameAtom)?.consultingReservationOnly) {
    store.set(entryAtom, entry);
    store.set(beginAtom, "treatment");
  } else if (entry || wanted.screen === "visit") {
    store.set(beginAtom, "visit");
  } else {
    store.set(afterSignInAtom, "home");
    store.set(goAtom, plainScreen(wanted.screen, store.get(tokenAtom) !== null));
  }
}

/** Null for a screen that is not about treatments. */
function treatmentEntry(wanted: WidgetScreen, shownProductId: number | undefined): TreatmentEntry | null {
  switch (wanted.screen) {
    case "treatment":
      return { productId: wanted.productId ?? shownProductId, optionIds: wanted.optionIds };
    case "eventProducts":
      return { eventId: wanted.eventId, productId: wanted.productId };
    case "categoryProducts":
      return { categoryId: wanted.categoryId, productId: wanted.productId };
    default:
      return null;
  }
}

function plainScreen(name: WidgetScreen["screen"], isSignedIn: boolean): Screen {
  if (name === "cart") return "cart";
  if (name === "myPage") return "reservations";
  return name === "signIn" && !isSignedIn ? "signIn" : "home";
}

/** Spec §4: a Type2 widget hears of the page's route. The treatment that the page shows is then the one to begin with. */
function shownProduct(store: Store): number | undefined {
  const id = /^\/products\/(\d+)(?:[/?#]|$)/.exec(store.get(pagePathAtom) ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}
