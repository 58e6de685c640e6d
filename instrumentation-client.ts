import { beginRoute } from "@/layout/route-progress/route-progress";

/** Next calls it when its router sets out for another address; prefetching is none. */
export const onRouterTransitionStart = (url: string): void => beginRoute(url);
