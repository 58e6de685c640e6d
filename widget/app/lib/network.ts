import { onlineManager } from "@tanstack/react-query";

/** An iframe is not told of every change: what the browser says when it is asked counts. */
const LOOK_EVERY_MS = 2000;

export const isOnlineNow = (): boolean => navigator.onLine && onlineManager.isOnline();

/** Calls back when the network may have come or gone. Answers how to stop. */
export function watchNetwork(onLook: () => void): () => void {
  const look = setInterval(onLook, LOOK_EVERY_MS);
  const unsubscribe = onlineManager.subscribe(onLook);
  return () => {
    clearInterval(look);
    unsubscribe();
  };
}
