// @ts-check
import { randomUUID } from "node:crypto";

/**
 * @typedef {import("./describe-error.mjs").Description} Description
 * @typedef {{ requestId?: string, route?: string, partnerId?: string, host?: string }} Circumstances
 * @typedef {Description & Circumstances & { program: string, at: string, dropped: number }} Report
 * @typedef {{ url: string, headers: Record<string, string>, write: (report: Report) => string }} Receiver
 */

/**
 * Who is told of errors beside the log; null: nobody. Throws for an address that is none.
 * @param {{ ERROR_REPORT_URL?: string, ERROR_REPORT_TOKEN?: string, SENTRY_DSN?: string }} settings
 * @returns {Receiver | null}
 */
export function errorReceiverOf({ ERROR_REPORT_URL, ERROR_REPORT_TOKEN, SENTRY_DSN }) {
  if (ERROR_REPORT_URL && SENTRY_DSN) throw new Error("ERROR_REPORT_URL, SENTRY_DSN: only one of them");
  if (SENTRY_DSN) return sentryReceiver(SENTRY_DSN);
  return ERROR_REPORT_URL ? webhook(ERROR_REPORT_URL, ERROR_REPORT_TOKEN) : null;
}

/** A POST of each report as JSON. @param {string} url @param {string | undefined} token @returns {Receiver} */
function webhook(url, token) {
  if (!isHttp(url)) throw new Error("ERROR_REPORT_URL: not an http address");
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return { url, headers, write: (report) => JSON.stringify(report) };
}

/** Sentry's envelope, which others understand as well. @param {string} dsn @returns {Receiver} */
function sentryReceiver(dsn) {
  const parts = isHttp(dsn) ? /^(?<path>.*)\/(?<project>[^/]+)$/.exec(new URL(dsn).pathname)?.groups : null;
  const { protocol, host, username: key } = new URL(parts ? dsn : "http://none");
  if (!parts || !key) throw new Error("SENTRY_DSN: not https://<key>@<host>/<project>");
  return {
    url: `${protocol}//${host}${parts.path}/api/${parts.project}/envelope/`,
    headers: {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${key}, sentry_client=clinic-storefront/1`,
    },
    write: (report) => {
      const event = sentryEvent(report);
      return [{ event_id: event.event_id, sent_at: report.at }, { type: "event" }, event]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join("");
    },
  };
}

/** @param {Report} report */
function sentryEvent({ name, message, frames, program, at, dropped, route, requestId, partnerId, host }) {
  const stack = frames.map(({ function: fn, file, line, column }) => ({
    function: fn,
    filename: file,
    lineno: line,
    colno: column,
    in_app: !file.includes("node_modules") && !file.startsWith("node:"),
  }));
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: at,
    platform: "node",
    level: "error",
    logger: program,
    transaction: route,
    tags: { program, request_id: requestId, partner: partnerId ?? host },
    extra: { dropped },
    // Sentry reads a stack from its outermost call.
    exception: { values: [{ type: name, value: message, stacktrace: { frames: stack.reverse() } }] },
  };
}

/** @param {string} text */
const isHttp = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
