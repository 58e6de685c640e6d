import type { Runtime } from "../runtime/runtime";
import { frameAtom, isOpenAtom } from "../state/frame";
import { goAtom, type Screen, screenAtom } from "../state/screen";

/** Marks the history's entries as the widget's own: the how manieth it is since the widget opened. */
const MARK = "clinicWidgetStep";

/**
 * Lets the browser's Back and Forward go through the screens of an open sheet or drawer. Its first screen has an entry as
 * well: Back from it closes the widget, and the page stays. Closing takes the entries back. A panel leaves the history
 * alone. Answers how to stop.
 */
export function keepStepHistory({ store, send }: Runtime): () => void {
  /** The screens that lie behind the one that is shown, and that one. Empty: not open. */
  let trail: Screen[] = [];
  /** What each entry shows, also those that Forward leads to. */
  let shownAt: Screen[] = [];
  let entry = 0;
  // A traversal takes a while; until it has arrived nothing may be pushed.
  let isTravelling = false;

  const isInSheet = () => store.get(isOpenAtom) && store.get(frameAtom)?.isPanel !== true;

  function travelTo(target: number) {
    if (target === entry) return;
    isTravelling = true;
    window.history.go(target - entry);
  }
  function catchUp() {
    if (isTravelling) return;
    if (entry > trail.length) return travelTo(trail.length);
    while (entry < trail.length) {
      entry += 1;
      window.history.pushState({ [MARK]: entry }, "");
    }
    if (trail.length > 0) shownAt = [...trail, ...shownAt.slice(trail.length)];
  }
  function follow() {
    trail = isInSheet() ? trailTo(store.get(screenAtom), trail) : [];
    catchUp();
  }
  function arrive(event: PopStateEvent) {
    entry = markOf(event.state);
    if (isTravelling) {
      isTravelling = false;
      return catchUp();
    }
    // Entries of a widget that was closed since lead nowhere.
    if (!isInSheet()) return travelTo(0);
    trail = shownAt.slice(0, entry);
    const screen = trail.at(-1);
    if (screen) return store.set(goAtom, screen);
    store.set(isOpenAtom, false);
    send("close", {});
  }

  const stops = [screenAtom, isOpenAtom, frameAtom].map((part) => store.sub(part, follow));
  window.addEventListener("popstate", arrive);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener("popstate", arrive);
  };
}

/** A screen that was there before is gone back to; after a reservation there is nothing to go back to. */
function trailTo(screen: Screen, trail: Screen[]): Screen[] {
  if (screen === "done") return [screen];
  const known = trail.lastIndexOf(screen);
  return known < 0 ? [...trail, screen] : trail.slice(0, known + 1);
}

function markOf(state: unknown): number {
  const mark = typeof state === "object" && state !== null ? (state as Record<string, unknown>)[MARK] : 0;
  return Number.isInteger(mark) ? Number(mark) : 0;
}
