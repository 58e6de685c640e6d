/** Spec §4: initialising the widget. */
export const WIDGET_INIT_ATTEMPTS = 3;
export const WIDGET_INIT_INTERVAL_MS = 500;
