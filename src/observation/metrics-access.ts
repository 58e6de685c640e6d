import { createHash, timingSafeEqual } from "node:crypto";

/** What proxies add to a request that they pass on. */
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

interface Asking {
  read: (header: string) => string | undefined;
  address: string | undefined;
}

/** Whether a request may read a program's metrics: with a token its bearer, without one this machine alone. */
export const mayReadMetrics = (token: string | undefined, request: Asking): boolean =>
  token ? bears(request.read("authorization"), token) : isFromThisMachine(request);

/** Of a listener's address or a client's, or `localhost`. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address) || address === "localhost";

function bears(authorization: string | undefined, token: string): boolean {
  const given = authorization?.replace(/^Bearer /i, "") ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** A proxy on this machine passes on what comes from others, and says so. */
export const isFromThisMachine = ({ read, address }: Asking): boolean =>
  !FORWARDED.some(read) && address !== undefined && LOOPBACK.test(address);
