/** Free times are refetched this often while they are on screen. */
export const FREE_TIMES_REFRESH_MS = 30_000;
/** A hold that takes longer than this is not waited for: booking goes on without. */
export const HOLD_PATIENCE_MS = 4_000;
/** The server keeps a time no longer than this. */
export const HOLD_MOST_SECONDS = 300;
/** From here on a hold's countdown warns. */
export const HOLD_WARNING_SECONDS = 60;
/** What changes seldom (treatments, terms) is not asked for again within this time. */
export const CATALOGUE_FRESH_MS = 60_000;
/** Spec §7: a reservation holds this many options at most. */
export const MAX_RESERVATION_OPTIONS = 20;
/** Value added tax in percent, on top of prices that leave it out. */
export const VAT_PERCENT = 10;
export const SMS_CODE_DIGITS = 6;
/** A code is good for so long, and another may be asked for after so long. */
export const SMS_CODE_SECONDS = 180;
export const SMS_CODE_INTERVAL_SECONDS = 60;
