import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { lockedAtom } from "./lock/locked";

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/**
 * Reads one time after the other, however often it is asked: what is asked for meanwhile makes one more reading after it.
 * A reading that is begun anew at each change would never end while changes come faster than it.
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

/**
 * Reads what the screen shows anew whenever somebody changes something at the clinic. False while it is cut off. Rests
 * while the screen is locked.
 */
export function useLive(clinic: string): boolean {
  const client = useQueryClient();
  const isLocked = useAtomValue(lockedAtom);
  const [isLive, setIsLive] = useState(true);
  useEffect(() => {
    if (isLocked) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = FIRST_PAUSE_MS;
    const readAnew = readInTurn(() => client.invalidateQueries({ queryKey: [clinic] }));
    const connect = () => {
      source = new EventSource(`/studio/${clinic}/events`);
      source.addEventListener("reread", () => {
        pauseMs = FIRST_PAUSE_MS;
        setIsLive(true);
        void readAnew();
      });
      source.addEventListener("change", () => void readAnew());
      source.onerror = () => {
        setIsLive(false);
        source?.close();
        timer = setTimeout(connect, pauseMs);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      };
    };
    connect();
    return () => {
      source?.close();
      clearTimeout(timer);
    };
  }, [client, clinic, isLocked]);
  return isLive;
}
