/** The page itself is looked at first, and popups take no part in its loading. By itself: every page has it. */
export const POPUP_DELAY_MS = 3000;
