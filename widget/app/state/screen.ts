import { atom } from "jotai";
import type { ReservationKind } from "@/contract/api/reservations";

export const SCREENS = [
  "home",
  "treatments",
  "purpose",
  "schedule",
  "contact",
  "done",
  "cart",
  "myPage",
  "reservations",
  "change",
  "recent",
  "signIn",
  "signUp",
  "welcome",
  "profile",
  "leave",
  "goodbye",
] as const;
export type Screen = (typeof SCREENS)[number];

/** The steps of each way to book, in order. */
export const STEPS: Record<ReservationKind, readonly Screen[]> = {
  treatment: ["treatments", "schedule", "contact", "done"],
  visit: ["purpose", "schedule", "contact", "done"],
};

export const screenAtom = atom<Screen>("home");
/** 0 until somebody asked for a screen: until then the widget must not take the focus from its page. */
export const movesAtom = atom(0);

/** The step of a booking that was shown last; null: none is under way. */
export const reachedStepAtom = atom<Screen | null>(null);
/** Follows the screens: a reservation that is made ends its booking. */
export const noteStepAtom = atom(null, (get, set) => {
  const screen = get(screenAtom);
  if (screen === "done") set(reachedStepAtom, null);
  else if (Object.values(STEPS).some((steps) => steps.includes(screen))) set(reachedStepAtom, screen);
});

/** Shows a screen. */
export const goAtom = atom(null, (get, set, screen: Screen) => {
  set(screenAtom, screen);
  set(movesAtom, get(movesAtom) + 1);
});

/** The step before this one; home before the first. */
export function stepBefore(screen: Screen, kind: ReservationKind): Screen {
  const index = STEPS[kind].indexOf(screen);
  return STEPS[kind][index - 1] ?? "home";
}
