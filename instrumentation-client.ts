import { beginRoute } from "@/layout/route-progress/route-progress";

// Next runs this file just before React listens: what is pressed from here on need not be remembered.
window.dispatchEvent(new Event("hydrating"));

/** Next calls it when its router sets out for another address; prefetching is none. */
export const onRouterTransitionStart = (url: string): void => beginRoute(url);
