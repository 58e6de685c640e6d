import { useQueryClient } from "@tanstack/react-query";
import { atom, useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { useKeys } from "./keys/use-keys";
import { followChanges } from "./live-stream";
import { lockedAtom } from "./lock/locked";

/**
 * Reads one time after the other, however often it is asked: what is asked for meanwhile makes one more reading after it.
 * A reading that is begun again at each change would never end while changes come faster than it.
 */
export function readInTurn(read: () => Promise<unknown>): () => Promise<void> {
  let isReading = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isReading) return;
    isReading = true;
    while (isAsked) {
      isAsked = false;
      // What could not be read says so on its screen.
      await read().catch(() => undefined);
    }
    isReading = false;
  };
}

/** False while the screen that follows a clinic is cut off: then it is for looking only. */
export const isLiveAtom = atom(true);

/**
 * Reads again what the screen shows whenever somebody changes something at the clinic. False while it is cut off. Rests
 * while the screen is locked.
 */
export function useLive(clinic: string): boolean {
  const client = useQueryClient();
  const isLocked = useAtomValue(lockedAtom);
  const [isLive, setIsLive] = useAtom(isLiveAtom);
  useEffect(() => {
    if (isLocked) return;
    const invalidate = readInTurn(() => client.invalidateQueries({ queryKey: [clinic] }));
    return followChanges(`/studio/${clinic}/events`, {
      onLive: setIsLive,
      onChange: () => void invalidate(),
    });
  }, [client, clinic, isLocked, setIsLive]);
  return isLive;
}

/** Keys that change something rest while the screen is cut off. */
export function useLiveKeys(keys: Parameters<typeof useKeys>[0]): void {
  const isLive = useAtomValue(isLiveAtom);
  useKeys(isLive ? keys : {});
}
