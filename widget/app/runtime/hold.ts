import { ApiError } from "@/api/api-error";
import { HOLD_PATIENCE_MS } from "@/config/booking";
import { errorText } from "../lib/error-text";
import { uniqueId } from "../lib/unique-id";
import { draftAtom } from "../state/draft";
import { isShownAtom } from "../state/frame";
import { type Hold, holdAtom, wishOf } from "../state/hold";
import { screenAtom } from "../state/screen";
import { wordsAtom } from "../state/words";
import type { Runtime } from "./runtime";

/**
 * held: kept, or asked of the clinic. unheld: it could not be kept, and booking goes on without. taken: others have it.
 * refused: it can never be booked, for the reason. over: the visitor has chosen something else meanwhile.
 */
export type HoldOutcome =
  | { kind: "held" | "unheld" | "taken" | "over" }
  | { kind: "refused"; reason: string };

const TAKEN = 409;
const REFUSED = 422;
/** Screens of the booking itself, and those that only lead aside from its contact step. */
const HOLDING_SCREENS: readonly string[] = ["schedule", "contact", "signIn", "signUp"];

/** Asks the clinic to keep the chosen time. Never rejects: a hold is a courtesy, and booking does not need it. */
export async function holdTime({ store, api }: Runtime): Promise<HoldOutcome> {
  const wish = wishOf(store.get(draftAtom));
  if (!wish) return { kind: "over" };
  const text = JSON.stringify(wish);
  const known = store.get(holdAtom);
  const asked: Hold = {
    id: known?.wish === text ? known.id : uniqueId(),
    wish: text,
    expiresAt: null,
    isWaiting: false,
    isLetGo: false,
  };
  store.set(holdAtom, asked);
  const settle = (hold: Hold | null, outcome: HoldOutcome): HoldOutcome => {
    if (store.get(holdAtom) !== asked) return { kind: "over" };
    store.set(holdAtom, hold);
    return outcome;
  };
  try {
    const signal = AbortSignal.timeout(HOLD_PATIENCE_MS);
    const { row } = await api.callWith({ signal }, "PUT /reservation-holds/:id", {
      params: { id: asked.id },
      body: wish,
    });
    return settle({ ...asked, ...row }, { kind: "held" });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === TAKEN) return settle(null, { kind: "taken" });
    if (status === REFUSED && error instanceof ApiError)
      return settle(null, { kind: "refused", reason: errorText(error, store.get(wordsAtom)) });
    return settle(asked, { kind: "unheld" });
  }
}

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
