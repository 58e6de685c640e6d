import { AsyncLocalStorage } from "node:async_hooks";

/** The current request, for code too deep to be passed it: SQL statements carry its id. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
