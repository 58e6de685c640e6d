/** Spec §6: the cookie whose value authorises every request. */
export const ACCESS_TOKEN_COOKIE = "access-token";
/** Spec §4: rehydrating persisted state gives up after this. */
export const REHYDRATE_TIMEOUT_MS = 5000;
