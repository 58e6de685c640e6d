/** A page that comes sooner needs no bar. */
export const ROUTE_PROGRESS_DELAY_MS = 120;
/** As in base.css. */
export const ROUTE_PROGRESS_FADE_MS = 200;
