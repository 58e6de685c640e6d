import { describeError } from "./describe-error";
import type { ErrorContext, ErrorReceiver, ErrorReport } from "./error-receivers";

/** Receives every unexpected error. */
export interface ErrorReporter {
  /** Never throws, never waits. */
  report: (error: unknown, context: ErrorContext) => void;
  /** Sends what is left once more, within seconds. */
  close: () => Promise<void>;
}

type Outcome = "delivered" | "failed" | "dropped";

interface Settings {
  program: string;
  log: { error: (fields: object, message: string) => void };
  receiver: ErrorReceiver | null;
  onOutcome?: (outcome: Outcome) => void;
  now?: () => Date;
}

/** Further errors within a minute are only counted. */
export const MAX_PER_MINUTE = 30;
/** Reports queued while the receiver is unreachable. */
export const MAX_QUEUED = 50;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 5000;
const LAST_TIMEOUT_MS = 2000;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

// The native fetch: Next replaces it with one that would treat reports as data of a page.
const { fetch } = globalThis;

/** Logs each error and sends it to the receiver, if any: in the background, bounded, without personal data. */
export function createErrorReporter(settings: Settings): ErrorReporter {
  const { program, log, receiver, onOutcome = () => {}, now = () => new Date() } = settings;
  const queue: Omit<ErrorReport, "dropped">[] = [];
  let dropped = 0;
  let windowStart = 0;
  let inWindow = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  let sending: Promise<void> | null = null;

  const drop = () => {
    dropped += 1;
    onOutcome("dropped");
  };

  const isTooMany = () => {
    const at = now().getTime();
    if (at - windowStart >= MINUTE_MS) [windowStart, inWindow] = [at, 0];
    inWindow += 1;
    return inWindow > MAX_PER_MINUTE || queue.length >= MAX_QUEUED;
  };

  async function sendFirst(to: ErrorReceiver, signal: AbortSignal): Promise<void> {
    const [report] = queue;
    if (!report) return;
    const droppedBefore = dropped;
    const outcome = await post(to, { ...report, dropped: droppedBefore }, signal);
    if (outcome === "unreachable") throw new Error(outcome);
    queue.shift();
    if (outcome === "delivered") dropped -= droppedBefore;
    onOutcome(outcome);
  }

  async function sendAll(to: ErrorReceiver): Promise<void> {
    try {
      while (queue.length > 0)
        await sendFirst(to, AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ending.signal]));
      failures = 0;
    } catch {
      failures += 1;
      timer = setTimeout(start, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS), to).unref();
    }
    sending = null;
  }

  function start(to: ErrorReceiver): void {
    timer = undefined;
    sending ??= sendAll(to);
  }

  return {
    report(error, context) {
      log.error({ err: error, ...context }, "unexpected error");
      if (!receiver) return;
      if (isTooMany()) return drop();
      queue.push({ ...describeError(error), ...context, program, at: now().toISOString() });
      if (!timer) start(receiver);
    },
    async close() {
      ending.abort();
      await sending;
      clearTimeout(timer);
      const signal = AbortSignal.timeout(LAST_TIMEOUT_MS);
      try {
        while (receiver && queue.length > 0) await sendFirst(receiver, signal);
      } catch {
        for (const _ of queue.splice(0)) drop();
      }
    },
  };
}

/** failed: a refusal that a retry would not change. */
async function post(
  { url, headers, write }: ErrorReceiver,
  report: ErrorReport,
  signal: AbortSignal,
): Promise<"delivered" | "failed" | "unreachable"> {
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
    return response.status >= 500 || response.status === 429 ? "unreachable" : "failed";
  } catch {
    return "unreachable";
  }
}
