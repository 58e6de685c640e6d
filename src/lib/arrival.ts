import type { RouterTransitionType } from "next";

/** How one came to the page that is shown: by a load, by the router, or by the router to a place further down on it. */
type Arrival = "load" | "router" | "place";

let latest: Arrival = "load";
const listeners = new Set<() => void>();

/** The router sets out: who comes back, or goes to a place further down, needs the heights of all that is before it. */
export function setOut(url: string, navigationType: RouterTransitionType): void {
  latest = navigationType === "traverse" || url.includes("#") ? "place" : "router";
  for (const run of listeners) run();
}

/** Whenever the router sets out. Returns how to stop. */
export function onSetOut(run: () => void): () => void {
  listeners.add(run);
  return () => void listeners.delete(run);
}

export const arrival = (): Arrival => latest;
