/**
 * The page itself is looked at first, and popups take no part in its loading: they are asked for at the visitor's first
 * sign, or after this. By itself: every page has it.
 */
export const POPUP_DELAY_MS = 5000;
