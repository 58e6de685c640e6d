// @ts-check
import { describeError } from "./describe-error.mjs";

/**
 * @typedef {import("./error-receivers.mjs").Circumstances} Circumstances
 * @typedef {import("./error-receivers.mjs").Receiver} Receiver
 * @typedef {import("./error-receivers.mjs").Report} Report
 *
 * Hears of every error that nobody expected.
 * @typedef {object} ErrorReporter
 * @property {(error: unknown, circumstances: Circumstances) => void} report never throws, never waits
 * @property {() => Promise<void>} close tries what is left once more and ends, within seconds
 *
 * @typedef {"delivered" | "failed" | "dropped"} Outcome
 * @typedef {object} Settings
 * @property {string} program
 * @property {{ error: (fields: object, words: string) => void }} log
 * @property {Receiver | null} receiver
 * @property {(outcome: Outcome) => void} [onOutcome]
 * @property {() => Date} [now]
 */

/** Beyond it a minute's errors are the same trouble again: they are counted alone. */
export const MOST_A_MINUTE = 30;
/** Reports that wait while the receiver is away. */
export const MOST_WAITING = 50;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 5000;
const LAST_TIMEOUT_MS = 2000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

// As it is when the program starts: Next puts its own in place, which would take reports for a page's calls.
const { fetch } = globalThis;

/**
 * Logs each error, and tells the receiver where there is one: in the background, bounded, without personal data.
 * @param {Settings} settings
 * @returns {ErrorReporter}
 */
export function createErrorReporter({
  program,
  log,
  receiver,
  onOutcome = () => {},
  now = () => new Date(),
}) {
  /** @type {Omit<Report, "dropped">[]} */
  const waiting = [];
  let dropped = 0;
  let windowStart = 0;
  let inWindow = 0;
  let failures = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const ending = new AbortController();
  /** @type {Promise<void> | null} */
  let sending = null;

  const drop = () => {
    dropped += 1;
    onOutcome("dropped");
  };

  const isTooMany = () => {
    const at = now().getTime();
    if (at - windowStart >= MINUTE_MS) [windowStart, inWindow] = [at, 0];
    inWindow += 1;
    return inWindow > MOST_A_MINUTE || waiting.length >= MOST_WAITING;
  };

  /** @param {Receiver} to @param {AbortSignal} signal */
  async function sendFirst(to, signal) {
    const [report] = waiting;
    if (!report) return;
    const said = dropped;
    const outcome = await post(to, { ...report, dropped: said }, signal);
    if (outcome === "away") throw new Error("away");
    waiting.shift();
    if (outcome === "delivered") dropped -= said;
    onOutcome(outcome);
  }

  /** @param {Receiver} to */
  async function sendAll(to) {
    try {
      while (waiting.length > 0)
        await sendFirst(to, AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ending.signal]));
      failures = 0;
    } catch {
      failures += 1;
      timer = setTimeout(start, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS), to).unref();
    }
    sending = null;
  }

  /** @param {Receiver} to */
  function start(to) {
    timer = undefined;
    sending ??= sendAll(to);
  }

  return {
    report(error, circumstances) {
      log.error({ err: error, ...circumstances }, "unexpected error");
      if (!receiver) return;
      if (isTooMany()) return drop();
      waiting.push({ ...describeError(error), ...circumstances, program, at: now().toISOString() });
      if (!timer) start(receiver);
    },
    async close() {
      ending.abort();
      await sending;
      clearTimeout(timer);
      const signal = AbortSignal.timeout(LAST_TIMEOUT_MS);
      try {
        while (receiver && waiting.length > 0) await sendFirst(receiver, signal);
      } catch {
        for (const _ of waiting.splice(0)) drop();
      }
    },
  };
}

/**
 * @param {Receiver} receiver @param {Report} report @param {AbortSignal} signal
 * @returns {Promise<"delivered" | "failed" | "away">} failed: what it refuses now it will refuse again
 */
async function post({ url, headers, write }, report, signal) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: write(report),
      redirect: "error",
      signal,
    });
    await response.body?.cancel();
    if (response.ok) return "delivered";
    return response.status >= 500 || response.status === 429 ? "away" : "failed";
  } catch {
    return "away";
  }
}
