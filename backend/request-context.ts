import { AsyncLocalStorage } from "node:async_hooks";

/** The request that is being answered, for what is too deep to be handed it: statements bear its id. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
