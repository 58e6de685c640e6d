// By itself: every page has it.

/** What takes no part in a page's loading begins at the visitor's first sign, or after this. */
export const FIRST_SIGN_DELAY_MS = 5000;

/** A page counts as read once it was in view for this long, */
export const READ_MS = 10_000;
/** or for this long and scrolled this far. */
export const READ_SCROLLED_MS = 4000;
export const READ_SCROLL_PX = 200;
/** On phones, where a popup leaves the page's heading free, for this long or scrolled at all. */
export const READ_ON_PHONE_MS = 3000;
