import { randomUUID } from "node:crypto";
import type { ErrorDescription } from "./describe-error";

export interface ErrorContext {
  requestId?: string | undefined;
  route?: string | undefined;
  partnerId?: string | undefined;
  host?: string | undefined;
}

export interface ErrorReport extends ErrorDescription, ErrorContext {
  program: string;
  at: string;
  dropped: number;
}

export interface ErrorReceiver {
  url: string;
  headers: Record<string, string>;
  write: (report: ErrorReport) => string;
}

interface Settings {
  ERROR_REPORT_URL?: string | undefined;
  ERROR_REPORT_TOKEN?: string | undefined;
  SENTRY_DSN?: string | undefined;
}

/** The receiver of errors besides the log, if any. Throws for an invalid address. */
export function errorReceiverOf(settings: Settings): ErrorReceiver | null {
  const { ERROR_REPORT_URL, ERROR_REPORT_TOKEN, SENTRY_DSN } = settings;
  if (ERROR_REPORT_URL && SENTRY_DSN) throw new Error("ERROR_REPORT_URL, SENTRY_DSN: only one of them");
  if (SENTRY_DSN) return sentryReceiver(SENTRY_DSN);
  return ERROR_REPORT_URL ? webhook(ERROR_REPORT_URL, ERROR_REPORT_TOKEN) : null;
}

/** A POST of each report as JSON. */
function webhook(url: string, token: string | undefined): ErrorReceiver {
  if (!isHttp(url)) throw new Error("ERROR_REPORT_URL: not an http address");
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return { url, headers, write: (report) => JSON.stringify(report) };
}

/** Sentry's envelope, which other services accept as well. */
function sentryReceiver(dsn: string): ErrorReceiver {
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

function sentryEvent(report: ErrorReport) {
  const { name, message, frames, program, at, dropped, route, requestId, partnerId, host } = report;
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
    // Sentry expects the outermost call first.
    exception: { values: [{ type: name, value: message, stacktrace: { frames: stack.reverse() } }] },
  };
}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
