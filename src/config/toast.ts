/** Spec §9. */
export const TOAST_DISMISS_MS = 1500;
export const TOAST_CLOSE_ANIMATION_MS = 300;
