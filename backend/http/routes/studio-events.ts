import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { ChangeFeed } from "../../staff/change-feed";

const BEAT_MS = 15_000;

interface Watcher {
  partnerId: string;
  /** Asked with every beat: a role that was taken away ends its streams. */
  isAllowed: () => Promise<boolean>;
}

/**
 * The changes of a clinic as server-sent events: `change` with ids, `reread` where some may have been missed. A stream
 * begins with `reread`, so that one that was broken off needs to remember nothing. A `beat` every 15 s keeps proxies from
 * closing it; a browser that hears none takes the connection for broken.
 */
export function streamChanges(c: Context, feed: ChangeFeed, { partnerId, isAllowed }: Watcher): Response {
  // nginx passes it on as it comes.
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    const ended = new Promise<void>((resolve) => {
      const tell = (event: string, data: object) =>
        void stream.writeSSE({ event, data: JSON.stringify(data) });
      const unsubscribe = feed.subscribe(partnerId, {
        onChange: (change) => tell("change", change),
        onGap: () => tell("reread", {}),
        onEnd: () => end(),
      });
      const timer = setInterval(async () => {
        const mayStay = await isAllowed().catch(() => true);
        if (mayStay) tell("beat", {});
        else end();
      }, BEAT_MS);
      const end = () => {
        clearInterval(timer);
        unsubscribe();
        resolve();
      };
      stream.onAbort(end);
      tell("reread", {});
    });
    await ended;
  });
}
