import { ApiError } from "@/api/api-error";
import { HOLD_PATIENCE_MS } from "@/config/booking";
import { errorText } from "../lib/error-text";
import { uniqueId } from "../lib/unique-id";
import { draftAtom } from "../state/draft";
import { type Hold, holdAtom, wishOf } from "../state/hold";
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
