/** Spec §4: slides advance by themselves, loop, and keep going after interaction. */
export const SLIDE_AUTOPLAY_MS = 5000;
