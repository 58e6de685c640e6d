/** No page waits longer than this for the backend. */
export const SERVER_TIME_LIMIT_MS = 2000;
/** But who looks at a preview, or at the platform's page: nothing is kept to be shown instead, and drafts are read in turns. */
export const PREVIEW_TIME_LIMIT_MS = 6000;
/** Enough for what is kept, where the page has already waited for its tenant in vain: three seconds altogether. */
export const SILENT_TIME_LIMIT_MS = 300;
/** What did not answer a moment ago is not waited for again: a failing page asks the same thing several times over. */
export const FAILURE_MEMORY_MS = 1000;
/** Whose page it is is asked of Edge Config, then of the backend; together they stay below three seconds. */
export const EDGE_CONFIG_TIME_LIMIT_MS = 1000;
export const TENANCY_TIME_LIMIT_MS = 1500;
/** How long the edge trusts what it knows of hosts before it looks again, in the background. */
export const HOSTS_FRESH_MS = 5000;
/** How long a host that nobody knows is not asked for again. */
export const UNKNOWN_HOST_MEMORY_MS = 5000;
/** Unknown hosts remembered at most: whoever invents hosts must not fill the memory. */
export const UNKNOWN_HOSTS_MAX = 5000;
/** Pages are made anew after this many seconds, or at once when a tag of theirs is revalidated. */
export const PAGE_REVALIDATE_S = 300;
/** What could not be made anew is tried again after this many seconds: ten after an outage all is true again. */
export const PAGE_RETRY_S = 5;
