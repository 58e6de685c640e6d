// @ts-check

const LEVELS = /** @type {Record<number, string>} */ ({
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "ERROR",
  60: "FATAL",
});
/** Only in the log file. */
const OMITTED = ["level", "time", "pid", "hostname", "msg", "requestId", "traceId", "userAgent", "err"];
/** Frequent requests, shown only when they fail. */
const QUIET = /^\/(media|ecfg_local|healthz|readyz|metrics)\b/;
const CONTROL = new RegExp(`${String.fromCharCode(27)}\\[[?\\d;]*[a-zA-Z]`, "g");
const IN_REQUEST = ["method", "host", "path", "status", "durationMs"];

/**
 * A line of a pino log for the terminal: time, level, message and fields. Other lines stay; frequent requests become empty.
 * @param {string} line
 * @returns {string}
 */
export function readableLog(line) {
  const entry = parse(line);
  if (typeof entry?.level !== "number" || typeof entry.time !== "number")
    return line.replace(CONTROL, "").trimEnd();
  const time = new Date(entry.time).toTimeString().slice(0, 8);
  const isRequest = entry.msg === "request" && entry.method;
  if (isRequest && entry.status < 400 && QUIET.test(entry.path ?? "")) return "";
  const message = isRequest ? requestSummary(entry) : entry.msg;
  const others = Object.entries(entry)
    .filter(([name]) => !OMITTED.includes(name) && !(isRequest && IN_REQUEST.includes(name)))
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const stack = entry.err?.stack ?? entry.err?.message;
  const text = [time, (LEVELS[entry.level] ?? String(entry.level)).padEnd(5), message, ...others].join(" ");
  return stack ? `${text}\n${String(stack).replace(/^/gm, "    ")}` : text;
}

/** @param {Record<string, any>} entry */
const requestSummary = ({ method, host = "", path = "", status, durationMs }) =>
  `${method} ${host}${path} ${status} ${Math.round(durationMs)} ms`;

/** @param {unknown} value */
const isEmpty = (value) => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Errors of refused tenant files in a line of the backend's log.
 * @param {string} line
 * @returns {string[]}
 */
export function refusedTenantsIn(line) {
  const entry = parse(line);
  if (entry?.msg !== "tenant" || entry.status !== "refused" || !Array.isArray(entry.reasons)) return [];
  return entry.reasons.map(String);
}

/** @param {string} line @returns {Record<string, any> | undefined} */
function parse(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
