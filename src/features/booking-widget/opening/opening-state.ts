import { getDefaultStore } from "jotai";
import type { WidgetScreen } from "@/contract/widget/messages";
import { isWidgetShownAtom, openingAtom } from "@/state/widget-place";

/** Longer than this the page's picture of a step does not lie over a widget that has been told to show it. */
const HAND_OVER_LIMIT_MS = 2000;
/** As long as the widget's sheet or drawer moves into its place. */
const PLACE_MS = 240;

const store = getDefaultStore();

/**
 * Has the page itself draw the step that was asked for, in the task of the press; where the widget is there already it
 * does so faster. Answers whether it is still asked for: its visitor can close it, or press something else.
 */
export function beginOpening(screen: WidgetScreen): () => boolean {
  if (store.get(isWidgetShownAtom)) return () => true;
  store.set(openingAtom, { screen });
  return () => store.get(openingAtom)?.screen === screen;
}

export const endOpening = () => store.set(openingAtom, null);

/** The page's picture of the step stays and says that nothing takes its place. */
export const failOpening = () =>
  store.set(openingAtom, (opening) => opening && { ...opening, isFailed: true });

/** The widget is about to show the step under the page's picture of it. */
export function answerOpening(): void {
  const opening = store.get(openingAtom);
  if (!opening) return;
  const answered = { ...opening, isAnswered: true } as const;
  store.set(openingAtom, answered);
  endLater(answered, HAND_OVER_LIMIT_MS);
}

/** The widget shows a step: the picture goes once the place has come to rest. */
export function finishOpening(): void {
  const opening = store.get(openingAtom);
  if (opening?.isAnswered) endLater(opening, PLACE_MS);
}

function endLater(opening: object, ms: number): void {
  setTimeout(() => store.get(openingAtom) === opening && endOpening(), ms);
}
