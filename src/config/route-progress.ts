/** A page that comes sooner needs no bar, whose two frames would take a slow phone 30 ms from it. */
export const ROUTE_PROGRESS_DELAY_MS = 200;
/** As in base.css. */
export const ROUTE_PROGRESS_FADE_MS = 200;
