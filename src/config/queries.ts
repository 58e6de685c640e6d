/** Spec §8: failed queries are tried again with a doubling delay; mutations never are. */
export const QUERY_RETRIES = 3;
export const QUERY_RETRY_FIRST_DELAY_MS = 1000;
export const QUERY_RETRY_MAX_DELAY_MS = 30_000;
