import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import { draftAtom } from "../state/draft";
import { madeReservationAtom } from "../state/reservation";
import { type Screen, screenAtom } from "../state/screen";
import { CartScreen } from "./cart/cart-screen";
import { ContactScreen } from "./contact/contact-screen";
import { DoneScreen } from "./done/done-screen";
import { HomeScreen } from "./home/home-screen";
import { PurposeScreen } from "./purpose/purpose-screen";
import { ReservationsScreen } from "./reservations/reservations-screen";
import { ScheduleScreen } from "./schedule/schedule-screen";
import { SignInScreen } from "./sign-in/sign-in-screen";
import { TreatmentsScreen } from "./treatments/treatments-screen";

const SCREEN_COMPONENTS: Record<Screen, ComponentType> = {
  home: HomeScreen,
  treatments: TreatmentsScreen,
  purpose: PurposeScreen,
  schedule: ScheduleScreen,
  contact: ContactScreen,
  done: DoneScreen,
  cart: CartScreen,
  reservations: ReservationsScreen,
  signIn: SignInScreen,
};

/** The screen that was asked for, else the last step before it that has what it needs. */
export function CurrentScreen() {
  const Current = SCREEN_COMPONENTS[useReachableScreen()];
  return <Current />;
}

function useReachableScreen(): Screen {
  const asked = useAtomValue(screenAtom);
  const { kind, options, reservedAt } = useAtomValue(draftAtom);
  const made = useAtomValue(madeReservationAtom);
  if (asked === "done" && !made) return "home";
  const isStep = asked === "schedule" || asked === "contact";
  if (isStep && kind === "treatment" && options.length === 0) return "treatments";
  return asked === "contact" && reservedAt === null ? "schedule" : asked;
}
