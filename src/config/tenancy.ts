/** No page waits longer than this for the backend. */
export const SERVER_TIME_LIMIT_MS = 2000;
/** Except for previews and the platform's page: nothing cached could be shown instead, and drafts are read two at a time. */
export const PREVIEW_TIME_LIMIT_MS = 6000;
/** Where the page has already waited for its tenant until the time-out: three seconds altogether. */
export const AFTER_TIMEOUT_LIMIT_MS = 300;
/** A request that has just failed is not sent again for so long: a failing page makes the same one several times. */
export const FAILURE_MEMORY_MS = 1000;
/** The partner of a host is read from Edge Config, then from the backend; together they stay below three seconds. */
export const EDGE_CONFIG_TIME_LIMIT_MS = 1000;
export const TENANCY_TIME_LIMIT_MS = 1500;
/** How long the edge takes its hosts and gates for fresh before it reads them again, in the background. */
export const HOSTS_FRESH_MS = 5000;
/** How long an unknown host is not looked up again. */
export const UNKNOWN_HOST_MEMORY_MS = 5000;
/** Unknown hosts remembered at most: invented hosts must not fill the memory. */
export const UNKNOWN_HOSTS_MAX = 5000;
/** Pages are revalidated after this many seconds, or at once when a tag of theirs is purged. */
export const PAGE_REVALIDATE_S = 300;
/** A revalidation that failed is tried again after this many seconds: ten after an outage every page is fresh. */
export const PAGE_RETRY_S = 5;
