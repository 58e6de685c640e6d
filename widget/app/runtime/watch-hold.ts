import { draftAtom } from "../state/draft";
import { isShownAtom } from "../state/frame";
import { type Hold, holdAtom, wishOf } from "../state/hold";
import { screenAtom } from "../state/screen";
import type { Runtime } from "./runtime";

/** Screens of the booking itself, and those that only lead aside from its contact step. */
const HOLDING_SCREENS: readonly string[] = ["schedule", "contact", "signIn", "signUp"];

/** Lets the time go. What the server does not hear of runs out by itself. */
function releaseHold({ store, api }: Runtime): void {
  const hold = store.get(holdAtom);
  store.set(holdAtom, null);
  if (hold && !hold.isLetGo) sendRelease(api, hold, { isPageGoing: false });
}

/**
 * From now on the hold follows the visitor: it ends when they leave the booking, choose something else, or go away. A
 * page that goes keeps the id, so that a reload holds the time again.
 */
export function watchHold(runtime: Runtime): void {
  const { store, api } = runtime;
  const check = () => {
    const hold = store.get(holdAtom);
    if (!hold) return;
    const isSameWish = hold.wish === JSON.stringify(wishOf(store.get(draftAtom)));
    const isBooking = HOLDING_SCREENS.includes(store.get(screenAtom)) && store.get(isShownAtom);
    if (!isSameWish || !isBooking) releaseHold(runtime);
  };
  for (const part of [draftAtom, screenAtom, isShownAtom]) store.sub(part, check);

  window.addEventListener("pagehide", () => {
    const hold = store.get(holdAtom);
    if (hold && !hold.isLetGo) sendRelease(api, hold, { isPageGoing: true });
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    const hold = store.get(holdAtom);
    if (persisted && hold) store.set(holdAtom, { ...hold, expiresAt: null, isLetGo: true });
  });
}

function sendRelease(api: Runtime["api"], { id }: Hold, { isPageGoing }: { isPageGoing: boolean }): void {
  const options = { keepalive: isPageGoing };
  void api.callWith(options, "DELETE /reservation-holds/:id", { params: { id } }).catch(() => undefined);
}
