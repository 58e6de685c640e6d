// @ts-check

/** A client that trickles its request, or never ends it, holds a connection no longer than this; the backend's alike. */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** Longer than proxies keep theirs (60 s), so that none of them writes into a closing connection. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
/** A connection beyond them is closed as it comes. */
export const MOST_CONNECTIONS = 10_000;

/** A search for five hundred Korean letters is 4,500; the backend's is the same. */
const LONGEST_ADDRESS = 8192;
const LARGEST_BODY_BYTES = 64 * 1024;
const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

const REASONS = {
  405: "Method Not Allowed",
  411: "Length Required",
  413: "Content Too Large",
  414: "URI Too Long",
};

/**
 * Answers a request that asks for more than any page of ours takes; false where there is none to answer.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {boolean}
 */
export function refuseTooMuch(request, response) {
  const status = statusOf(request);
  if (!status) return false;
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    // What may follow of it is not read.
    Connection: "close",
    ...(status === 405 && { Allow: METHODS.join(", ") }),
  });
  response.end(`${REASONS[status]}\n`);
  return true;
}

/** @param {import("node:http").IncomingMessage} request @returns {keyof typeof REASONS | null} */
function statusOf({ method = "", url = "", headers }) {
  if (!METHODS.includes(method)) return 405;
  if (url.length > LONGEST_ADDRESS) return 414;
  if (headers["transfer-encoding"] !== undefined) return 411;
  return Number(headers["content-length"] ?? 0) > LARGEST_BODY_BYTES ? 413 : null;
}
