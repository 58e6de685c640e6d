/** A page that comes sooner needs no bar. */
export const ROUTE_PROGRESS_DELAY_MS = 120;
/** Of one step of the bar. */
export const ROUTE_PROGRESS_STEP_MS = 200;
