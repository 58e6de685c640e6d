import type { RouterTransitionType } from "next";

/** How one came to the page that is shown: by a load, by the router, or by the router to a place further down on it. */
type Arrival = "load" | "router" | "place";

let latest: Arrival = "load";

/** The router sets out: who comes back, or goes to a place further down, needs the heights of all that is before it. */
export function setOut(url: string, navigationType: RouterTransitionType): void {
  latest = navigationType === "traverse" || url.includes("#") ? "place" : "router";
}

export const arrival = (): Arrival => latest;
