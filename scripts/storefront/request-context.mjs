// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The request that is being answered, also while its page is made: what it asks of the backend bears its id.
 * @type {AsyncLocalStorage<{ requestId: string, traceparent: string | undefined, hasAskedForTenant: boolean }>}
 */
export const requestContext = new AsyncLocalStorage();
