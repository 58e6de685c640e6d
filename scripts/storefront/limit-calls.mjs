// @ts-check

/** A little longer than SERVER_TIME_LIMIT_MS of src/config/tenancy.ts, after which no page waits any more. */
const LIMIT_MS = 2500;

/**
 * A fetch that gives up what it asks of the backend and of Edge Config when nobody waits for it any more, the rest of a
 * body too. Next drops the signals that a page passes on, and a server that hangs would be left with every call that was
 * ever begun; below Next's fetch it cannot.
 * @param {typeof fetch} fetch
 * @param {{ backendUrl: string, edgeConfig: string }} addresses
 * @param {number} [limitMs]
 * @returns {typeof fetch}
 */
export function limitCalls(fetch, { backendUrl, edgeConfig }, limitMs = LIMIT_MS) {
  const limited = [backendUrl, edgeConfig].map((address) => new URL(address).origin);
  return (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const { origin } = new URL(request ? request.url : String(input));
    if (!limited.includes(origin)) return fetch(input, init);
    const signals = [AbortSignal.timeout(limitMs), init?.signal ?? request?.signal].filter((each) => !!each);
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
}
