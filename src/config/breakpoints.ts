/** Spec §9. Widths in CSS pixels; each name is the widest viewport that still counts as it. */
export const PHONE_MAX_PX = 768;
export const SMALL_PHONE_MAX_PX = 514;
export const SMALL_TABLET_MAX_PX = 1024;
/** From here up: pc. */
export const PC_MIN_PX = 1249;
export const BIG_PC_MIN_PX = 1920;
export const RESIZE_DEBOUNCE_MS = 100;
