// @ts-check
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

/**
 * Whether a request may read a program's figures: with a token whoever bears it, without one this machine alone.
 * @param {string | undefined} token
 * @param {{ read: (header: string) => string | undefined, address: string | undefined }} request
 */
export const mayReadMetrics = (token, request) =>
  token ? bears(request.read("authorization"), token) : isFromThisMachine(request);

/** @param {string} address of a listener or a client, or `localhost` */
export const isLoopback = (address) => LOOPBACK.test(address) || address === "localhost";

/** @param {string | undefined} authorization @param {string} token */
function bears(authorization, token) {
  const given = authorization?.replace(/^Bearer /i, "") ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

/** @param {string} text */
const digest = (text) => createHash("sha256").update(text).digest();

/**
 * A proxy on this machine passes on what comes from others, and says so.
 * @param {{ read: (header: string) => string | undefined, address: string | undefined }} request
 */
export const isFromThisMachine = ({ read, address }) =>
  !FORWARDED.some(read) && address !== undefined && LOOPBACK.test(address);
