import type { ReservationKind } from "@/contract/api/reservations";
import type { WidgetScreen } from "@/contract/widget/messages";
import { clinicTime } from "@/lib/clinic-time";
import type { Store } from "../runtime/runtime";
import { beginAtom, resumeAtom } from "../state/draft";
import { entryAtom, pagePathAtom, type TreatmentEntry } from "../state/entry";
import { frameAtom } from "../state/frame";
import { isMadeUnseenAtom } from "../state/reservation";
import { goAtom, SCREENS, type Screen, screenAtom } from "../state/screen";
import { afterSignInAtom, tokenAtom } from "../state/session";

/**
 * Shows what the page asked for. Where only consultations can be booked, every treatment leads to one. A page's button
 * that asks for nothing in particular leads back into the booking that is under way.
 */
export function openScreen(store: Store, wanted: WidgetScreen): void {
  if (wanted.screen === "resume") {
    store.set(goAtom, store.get(screenAtom));
    return;
  }
  const entry = treatmentEntry(wanted, shownProduct(store));
  const isTreatment = entry !== null && !store.get(frameAtom)?.consultingReservationOnly;
  if (isTreatment) {
    if (goesOn(store, wanted, "treatment")) return;
    store.set(entryAtom, entry);
    store.set(beginAtom, "treatment");
  } else if (entry || wanted.screen === "visit") {
    if (goesOn(store, wanted, "visit")) return;
    const time = wantedTime(wanted);
    store.set(entryAtom, time);
    // Chosen at once, so that a reload of the first step does not forget it.
    store.set(beginAtom, "visit", chosenTime(time));
  } else {
    store.set(afterSignInAtom, "home");
    store.set(goAtom, plainScreen(wanted.screen, store.get(tokenAtom) !== null));
  }
}

/** True where the page wants nothing but to book, and that is under way, or done while the widget was closed. */
function goesOn(store: Store, wanted: WidgetScreen, kind: ReservationKind): boolean {
  if (Object.keys(wanted).length > 1) return false;
  if (!store.get(isMadeUnseenAtom)) return store.set(resumeAtom, kind);
  store.set(isMadeUnseenAtom, false);
  store.set(goAtom, "done");
  return true;
}

/** A time with any doctor stands as it is; one with a doctor waits until the doctor is known. */
const chosenTime = ({ employeeId, reservedAt }: TreatmentEntry) =>
  reservedAt && employeeId === undefined
    ? { reservedAt, date: clinicTime(reservedAt).date, doctor: null }
    : {};

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
