// @ts-check
import { LRUCache } from "lru-cache";
import { routeClassOf } from "./route-class.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 * @typedef {{ headers: Map<string, number | string | string[]>, body: string }} Answer
 */

/** As long as the proxy of deploy/nginx counts a page as fresh. */
const FRESH_MS = 1000;
/** Twice as many bytes, which Next's page cache mostly keeps as well. */
const KEPT_LETTERS = 8 * 1024 * 1024;
/** Whoever looks at a draft or at the platform's page; Next's own ways to another answer. */
const PERSONAL_COOKIE = /(^|;\s*)(preview|platform|__prerender_bypass|__next_preview_data)=/;
/** Those of a visitor's own, and those by which Next is asked for something else than the page. */
const PERSONAL_HEADER = /^(authorization|range|rsc|next-.*|x-prerender-revalidate)$/;

/**
 * A middleware for a rush on a page: what the page cache had, and anybody may be shown, is answered again for a second
 * without Next being asked. A purge that comes to this process ends that at once.
 * @param {{ now?: () => number }} [options]
 */
export function answerAgain({ now = () => performance.now() } = {}) {
  /** @type {LRUCache<string, Answer>} */
  const answers = new LRUCache({
    maxSize: KEPT_LETTERS,
    sizeCalculation: ({ body }) => body.length,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
  });

  /** @param {Request} request @param {Response} response @param {() => void} next */
  return (request, response, next) => {
    if (request.method === "POST" && routeClassOf(request) === "purge")
      response.once("finish", () => answers.clear());
    if (!isForAnybody(request)) return next();
    const key = `${request.headers.host} ${request.url}`;
    const known = answers.get(key);
    if (known) {
      response.setHeaders(known.headers);
      response.end(known.body);
      return;
    }
    const ownNames = new Set(response.getHeaderNames());
    const { end } = response;
    /** @param {any[]} rest */
    const notingEnd = (...rest) => {
      const [body] = rest;
      if (typeof body === "string" && !response.headersSent && isKept(response)) {
        const given = Object.entries(response.getHeaders()).filter(([name]) => !ownNames.has(name));
        answers.set(key, { headers: new Map(/** @type {[string, string][]} */ (given)), body });
      }
      return end.apply(response, /** @type {any} */ (rest));
    };
    response.end = /** @type {any} */ (notingEnd);
    next();
  };
}

/** @param {Request} request */
const isForAnybody = ({ method, url = "", headers }) =>
  method === "GET" &&
  !url.includes("?") &&
  !Object.keys(headers).some((name) => PERSONAL_HEADER.test(name)) &&
  !PERSONAL_COOKIE.test(headers.cookie ?? "");

/** A page that is being made anew says STALE, and is not answered again. @param {Response} response */
const isKept = (response) =>
  response.statusCode === 200 &&
  response.getHeader("x-nextjs-cache") === "HIT" &&
  /^text\/html\b/.test(String(response.getHeader("content-type"))) &&
  /\bs-maxage=[1-9]/.test(String(response.getHeader("cache-control"))) &&
  response.getHeader("set-cookie") === undefined;
