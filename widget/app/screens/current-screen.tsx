import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import { useCodeAhead } from "../data/use-code-ahead";
import type { LateCode } from "../runtime/late-code";
import { draftAtom } from "../state/draft";
import { changingReservationAtom } from "../state/own-reservation";
import { verificationAtom } from "../state/people";
import { madeReservationAtom } from "../state/reservation";
import { type Screen, screenAtom } from "../state/screen";
import { HomeScreen } from "./home/home-screen";
import { LateScreen, lateScreenQuery } from "./late-screen";
import { PurposeScreen } from "./purpose/purpose-screen";
import { ScreenBoundary } from "./screen-boundary";
import { chosenSumQuery } from "./treatments/chosen-summary";
import { TreatmentsScreen } from "./treatments/treatments-screen";

const FIRST_SCREENS = {
  home: HomeScreen,
  treatments: TreatmentsScreen,
  purpose: PurposeScreen,
} satisfies Partial<Record<Screen, ComponentType>>;

type LateScreenName = Exclude<Screen, keyof typeof FIRST_SCREENS>;

/** Screens that no visit begins with are fetched on demand, or shortly before. */
const LATE_SCREENS: Record<LateScreenName, () => Promise<ComponentType>> = {
  schedule: async () => (await import("./schedule/schedule-screen")).ScheduleScreen,
  contact: async () => (await import("./contact/contact-screen")).ContactScreen,
  done: async () => (await import("./done/done-screen")).DoneScreen,
  signIn: async () => (await import("./sign-in/sign-in-screen")).SignInScreen,
  signUp: async () => (await import("./sign-up/sign-up-screen")).SignUpScreen,
  welcome: async () => (await import("./sign-up/welcome-screen")).WelcomeScreen,
  profile: async () => (await import("./profile/profile-screen")).ProfileScreen,
  leave: async () => (await import("./leave/leave-screen")).LeaveScreen,
  goodbye: async () => (await import("./leave/goodbye-screen")).GoodbyeScreen,
  cart: async () => (await import("./cart/cart-screen")).CartScreen,
  myPage: async () => (await import("./my-page/my-page-screen")).MyPageScreen,
  reservations: async () => (await import("./reservations/reservations-screen")).ReservationsScreen,
  change: async () => (await import("./reservations/change-screen")).ChangeScreen,
  recent: async () => (await import("./recent/recent-screen")).RecentScreen,
};

const codeOf = (name: LateScreenName) => lateScreenQuery(name, LATE_SCREENS[name]);

/** What a screen most likely leads to. */
const NEXT_CODE: Partial<Record<Screen, readonly LateCode[]>> = {
  home: [codeOf("schedule")],
  treatments: [chosenSumQuery, codeOf("schedule")],
  purpose: [codeOf("schedule")],
  schedule: [codeOf("contact")],
  contact: [codeOf("done")],
};

/** The screen that was asked for, else the last step before it that has what it needs. */
export function CurrentScreen() {
  const screen = useReachableScreen();
  useCodeAhead(NEXT_CODE[screen]);
  return (
    <ScreenBoundary key={screen}>
      <Named screen={screen} />
    </ScreenBoundary>
  );
}

function Named({ screen }: { screen: Screen }) {
  if (!isFirst(screen)) return <LateScreen name={screen} load={LATE_SCREENS[screen]} />;
  const Current = FIRST_SCREENS[screen];
  return <Current />;
}

const isFirst = (screen: Screen): screen is keyof typeof FIRST_SCREENS => screen in FIRST_SCREENS;

function useReachableScreen(): Screen {
  const asked = useAtomValue(screenAtom);
  const { kind, options, reservedAt } = useAtomValue(draftAtom);
  const made = useAtomValue(madeReservationAtom);
  const changing = useAtomValue(changingReservationAtom);
  const verification = useAtomValue(verificationAtom);
  if (asked === "done" && !made) return "home";
  if (asked === "signUp" && !verification) return "signIn";
  if (asked === "change" && !changing) return "reservations";
  const isStep = asked === "schedule" || asked === "contact";
  if (isStep && kind === "treatment" && options.length === 0) return "treatments";
  return asked === "contact" && reservedAt === null ? "schedule" : asked;
}
