/** Spec §4: initialising the widget. */
export const WIDGET_INIT_ATTEMPTS = 3;
export const WIDGET_INIT_INTERVAL_MS = 500;
/**
 * A visitor who asked to book waits no longer than this before being told that it failed. The step is on screen meanwhile,
 * with the clinic's phone.
 */
export const WIDGET_PATIENCE_MS = 4000;
