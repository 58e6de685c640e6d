/** Spec §6: the cookie whose value authorises every request. */
export const ACCESS_TOKEN_COOKIE = "access-token";
/** Spec §4: rehydrating persisted state gives up after this. */
export const REHYDRATE_TIMEOUT_MS = 5000;

/** A session's token is exchanged once it is this old; it would live for 14 days. */
export const SESSION_RENEWED_AFTER_MS = 86_400_000;
/** How often a page that stays open looks whether it is time. */
export const SESSION_RENEWAL_CHECK_MS = 3_600_000;
