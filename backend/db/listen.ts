import type { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";

const MAX_PAUSE_MS = 30_000;

/** Calls back with the payload of each NOTIFY on a channel; the promise's function stops it. */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  /** Notifications may have been missed: the connection was lost and is there again. */
  onGap: () => void,
) => Promise<() => Promise<void>>;

/** PGlite is one process: nothing can be missed. */
export const listenOnPglite =
  (client: PGlite): Listen =>
  (channel, onPayload) =>
    client.listen(channel, onPayload);

/** A connection of its own: those of the pool change hands. A lost one is opened again, after 1, 2, 4 … 30 s. */
export const listenOnPostgres =
  (connectionString: string): Listen =>
  async (channel, onPayload, onGap) => {
    let isOver = false;
    let client: Client | undefined;
    let timer: NodeJS.Timeout | undefined;

    async function connect() {
      const fresh = new Client({ connectionString, keepAlive: true });
      fresh.on("notification", ({ payload = "" }) => onPayload(payload));
      // A broken connection is an error and an end: the latter comes always.
      fresh.on("error", () => {});
      fresh.once("end", () => reconnect(fresh));
      try {
        await fresh.connect();
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      } catch (error) {
        await fresh.end().catch(() => {});
        throw error;
      }
      client = fresh;
    }
    function reconnect(lost: Client, pauseMs = 1000) {
      if (isOver || client !== lost) return;
      timer = setTimeout(() => {
        connect().then(onGap, () => reconnect(lost, Math.min(pauseMs * 2, MAX_PAUSE_MS)));
      }, pauseMs);
      timer.unref();
    }

    await connect();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    };
  };
