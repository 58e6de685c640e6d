import type { RouterTransitionType } from "next";
import { beginRoute } from "@/layout/route-progress/route-progress";
import { setOut } from "@/lib/arrival";

/** Next calls it when its router sets out for another address; prefetching is none. */
export function onRouterTransitionStart(url: string, navigationType: RouterTransitionType): void {
  setOut(url, navigationType);
  beginRoute(url);
}
