import type { WidgetScreen } from "@/contract/widget/messages";
import { clinicTime } from "@/lib/clinic-time";
import type { Store } from "../runtime/runtime";
import { beginAtom } from "../state/draft";
import { entryAtom, pagePathAtom, type TreatmentEntry } from "../state/entry";
import { frameAtom } from "../state/frame";
import { goAtom, SCREENS, type Screen } from "../state/screen";
import { afterSignInAtom, tokenAtom } from "../state/session";

/** Shows what the page asked for. Where only consultations can be booked, every treatment leads to one. */
export function openScreen(store: Store, wanted: WidgetScreen): void {
  const entry = treatmentEntry(wanted, shownProduct(store));
  if (entry && !store.get(frameAtom)?.consultingReservationOnly) {
    store.set(entryAtom, entry);
    store.set(beginAtom, "treatment");
  } else if (entry || wanted.screen === "visit") {
    const time = wantedTime(wanted);
    const { employeeId, reservedAt } = time;
    store.set(entryAtom, time);
    // Chosen at once, so that a reload of the first step does not forget it.
    store.set(
      beginAtom,
      "visit",
      reservedAt && employeeId === undefined
        ? { reservedAt, date: clinicTime(reservedAt).date, doctor: null }
        : {},
    );
  } else {
    store.set(afterSignInAtom, "home");
    store.set(goAtom, plainScreen(wanted.screen, store.get(tokenAtom) !== null));
  }
}

/** Null for a screen that is not about treatments. */
function treatmentEntry(wanted: WidgetScreen, shownProductId: number | undefined): TreatmentEntry | null {
  switch (wanted.screen) {
    case "treatment": {
      const { screen: _, productId = shownProductId, ...rest } = wanted;
      return { productId, ...rest };
    }
    case "eventProducts":
      return { eventId: wanted.eventId, productId: wanted.productId };
    case "categoryProducts":
      return { categoryId: wanted.categoryId, productId: wanted.productId };
    default:
      return null;
  }
}

/** Where somebody who is signed in has nothing to do. */
const SIGNING_IN = ["signIn", "signUp"];

function plainScreen(name: WidgetScreen["screen"], isSignedIn: boolean): Screen {
  if (isSignedIn && SIGNING_IN.includes(name)) return "home";
  return SCREENS.find((screen) => screen === name) ?? "home";
}

function wantedTime(wanted: WidgetScreen): TreatmentEntry {
  if (wanted.screen !== "visit" && wanted.screen !== "treatment") return {};
  const { employeeId, date, reservedAt } = wanted;
  return { employeeId, date, reservedAt };
}

/** Spec §4: a Type2 widget hears of the page's route. The treatment that the page shows is then the one to begin with. */
function shownProduct(store: Store): number | undefined {
  const id = /^\/products\/(\d+)(?:[/?#]|$)/.exec(store.get(pagePathAtom) ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}
