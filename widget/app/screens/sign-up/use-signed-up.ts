import { useStore } from "jotai";
import { useAllWords } from "../../data/use-all-words";
import { askForRoute } from "../../page/tell-page";
import { useRuntime } from "../../runtime/runtime-context";
import { changeDraftAtom } from "../../state/draft";
import { verificationAtom } from "../../state/people";
import { goAtom, type Screen } from "../../state/screen";
import { afterSignInAtom } from "../../state/session";

const WELCOME_PATH = "/sign-up/welcome";

/** Where signing up leads: back into a booking, to the profile that it was begun from, else to a welcome. */
export function useSignedUp() {
  const { signUp: words } = useAllWords().people;
  const runtime = useRuntime();
  const { boot, showToast } = runtime;
  const store = useStore();

  return ({ isNew, wasGuest }: { isNew: boolean; wasGuest: boolean }) => {
    const next = store.get(afterSignInAtom);
    const isGreeted = isNew && !wasGuest && !isBooking(next);
    store.set(goAtom, isGreeted && !boot.isStorefront ? "welcome" : next);
    store.set(verificationAtom, null);
    // What was agreed to here is what a booking asks for.
    if (!isBooking(next)) store.set(changeDraftAtom, { agreedTerms: [] });
    if (!isGreeted) showToast(words.done, "success");
    else if (boot.isStorefront) askForRoute(runtime, WELCOME_PATH);
  };
}

const BOOKING_SCREENS: readonly Screen[] = ["treatments", "purpose", "schedule", "contact"];
const isBooking = (screen: Screen) => BOOKING_SCREENS.includes(screen);
