import { createClient, RESP_TYPES } from "@redis/client";

/** A page that waits for Redis waits no longer than this. */
const ANSWER_MS = 300;
/** After a time-out Redis is not asked for so long: a page asks many times. */
const PAUSE_MS = 2000;
const LONGEST_RETRY_MS = 2000;

const open = (url: string) =>
  createClient({
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

/** A connection on which nothing waits: a command that gets no response within 300 ms rejects. It reconnects by itself. */
export function connectRedis(url: string) {
  const client = open(url);
  let isAway = false;
  let pausedUntil = 0;

  const note = (reason?: string) => {
    if (isAway === (reason !== undefined)) return;
    isAway = reason !== undefined;
    process.stderr.write(isAway ? `Redis is away: ${reason}\n` : "Redis is there\n");
  };
  client.on("error", (error) => note(error.message || error.code));
  client.on("ready", () => note());
  // It tries again by itself; the error was told above.
  client.connect().catch(() => {});

  return {
    async ask<Answer>(command: (redis: typeof client) => Promise<Answer>): Promise<Answer> {
      // A transaction would be queued until it is back, each of those that are tried meanwhile.
      if (!client.isReady) throw new Error("Redis is away");
      if (Date.now() < pausedUntil) throw new Error("Redis did not respond a moment ago");
      let timer: NodeJS.Timeout | undefined;
      let isAnswered = false;
      const late = new Promise<never>((_, reject) => {
        const giveUp = () => {
          if (!isAnswered) pausedUntil = Date.now() + PAUSE_MS;
          reject(new Error(`no response in ${ANSWER_MS} ms`));
        };
        // A process that was busy meanwhile has the response already, and first has to read it.
        timer = setTimeout(() => setImmediate(giveUp), ANSWER_MS);
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
