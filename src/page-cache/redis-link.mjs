// @ts-check
import { createClient, RESP_TYPES } from "@redis/client";

/** A page that waits for Redis waits no longer than this. */
const ANSWER_MS = 300;
/** After an answer that did not come, Redis is left alone for so long: a page asks many times. */
const LEFT_ALONE_MS = 2000;
const LONGEST_RETRY_MS = 2000;

/**
 * A connection that never makes anybody wait: what cannot be answered at once, or within 300 ms, rejects. It comes back by
 * itself when Redis does.
 * @param {string} url
 */
export function linkRedis(url) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      // A machine that is gone says nothing; pings would have been answered.
      socketTimeout: 10_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_RETRY_MS),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  let isAway = false;
  let askAgainAt = 0;

  /** @param {string} [reason] why it is away; none: it is there */
  const note = (reason) => {
    if (isAway === (reason !== undefined)) return;
    isAway = reason !== undefined;
    process.stderr.write(isAway ? `Redis is away: ${reason}\n` : "Redis is there\n");
  };
  client.on("error", (error) => note(error.message || error.code));
  client.on("ready", () => note());
  // It tries again by itself; the error was told above.
  client.connect().catch(() => {});

  return {
    /**
     * @template Answer
     * @param {(redis: typeof client) => Promise<Answer>} command
     * @returns {Promise<Answer>}
     */
    async ask(command) {
      // A transaction would be queued until it is back, each of those that are tried meanwhile.
      if (!client.isReady) throw new Error("Redis is away");
      if (Date.now() < askAgainAt) throw new Error("Redis is left alone for a moment");
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      let isAnswered = false;
      const late = new Promise((_, reject) => {
        // A process that was busy meanwhile has the answer already, and first has to read it.
        timer = setTimeout(() => setImmediate(giveUp), ANSWER_MS);
        const giveUp = () => {
          if (!isAnswered) askAgainAt = Date.now() + LEFT_ALONE_MS;
          reject(new Error(`no answer in ${ANSWER_MS} ms`));
        };
      });
      try {
        return await Promise.race([command(client), late]);
      } finally {
        isAnswered = true;
        clearTimeout(timer);
      }
    },
  };
}

/** @typedef {ReturnType<typeof linkRedis>} RedisLink */
