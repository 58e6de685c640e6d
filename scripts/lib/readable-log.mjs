// @ts-check

const LEVELS = /** @type {Record<number, string>} */ ({
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "ERROR",
  60: "FATAL",
});
/** What says nothing to a person who watches: the log file has it. */
const LEFT_OUT = ["level", "time", "pid", "hostname", "msg", "requestId", "traceId", "userAgent", "err"];
/** Asked for many times by every page; shown where it fails. */
const QUIET = /^\/(media|ecfg_local|healthz|readyz|metrics)\b/;
const CONTROL = new RegExp(`${String.fromCharCode(27)}\\[[?\\d;]*[a-zA-Z]`, "g");
const IN_REQUEST = ["method", "host", "path", "status", "durationMs"];

/**
 * A program's line for a person: time, level, words, then what else it says. A line that is no JSON of pino stays; of
 * what is not worth a look nothing does.
 * @param {string} line
 * @returns {string}
 */
export function readableLog(line) {
  const entry = parse(line);
  if (!entry) return line.replace(CONTROL, "").trimEnd();
  const time = new Date(entry.time).toTimeString().slice(0, 8);
  const isRequest = entry.msg === "request" && entry.method;
  if (isRequest && entry.status < 400 && QUIET.test(entry.path ?? "")) return "";
  const words = isRequest ? requestWords(entry) : entry.msg;
  const others = Object.entries(entry)
    .filter(([name]) => !LEFT_OUT.includes(name) && !(isRequest && IN_REQUEST.includes(name)))
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const stack = entry.err?.stack ?? entry.err?.message;
  const text = [time, (LEVELS[entry.level] ?? String(entry.level)).padEnd(5), words, ...others].join(" ");
  return stack ? `${text}\n${String(stack).replace(/^/gm, "    ")}` : text;
}

/** @param {Record<string, any>} entry */
const requestWords = ({ method, host = "", path = "", status, durationMs }) =>
  `${method} ${host}${path} ${status} ${Math.round(durationMs)} ms`;

/** @param {unknown} value */
const isEmpty = (value) => value === null || (Array.isArray(value) && value.length === 0);

/** @param {string} line @returns {Record<string, any> | undefined} */
function parse(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === "number" && typeof entry.time === "number" ? entry : undefined;
  } catch {
    // It merely looks like JSON.
    return undefined;
  }
}
