/** What was waited for did not come in time. */
export class TimeLimitError extends Error {
  override name = "TimeLimitError";
}

/** While pages are compiled when they are first asked for, everything takes its time. */
const PATIENCE = process.env.NODE_ENV === "development" ? 10 : 1;
const ABANDON_MS = 500;

/** The promise's value, as a server may wait for it: longer in development, where it compiles meanwhile. */
export const withServerTimeLimit = <Value>(promise: Promise<Value>, limitMs: number): Promise<Value> =>
  withTimeLimit(promise, limitMs * PATIENCE);

/** For a call that a server waits for so long; the call itself is aborted shortly after the caller has gone on. */
export const abandonAfter = (limitMs: number): AbortSignal =>
  AbortSignal.timeout(limitMs * PATIENCE + ABANDON_MS);

/** The promise's value, or a TimeLimitError after `limitMs`. The work itself goes on; only the waiting ends. */
export function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
