import { onlineManager } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useSyncExternalStore } from "react";
import { useRuntime } from "../runtime/runtime-context";
import { attemptAtom } from "../state/reservation";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnlineNow = () => onlineManager.isOnline();

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnlineNow);

/** Sends, once there is a network, what was confirmed without one: on whatever screen, and after a reload as well. */
export function useWaitingBooking(): void {
  const runtime = useRuntime();
  const isOnline = useIsOnline();
  const isWaiting = useAtomValue(attemptAtom)?.isWaiting ?? false;
  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    import("../screens/contact/send-booking").then(
      ({ sendWaitingBooking }) => sendWaitingBooking(runtime),
      // The network was gone again before the code was there: the next one sends it.
      () => undefined,
    );
  }, [isOnline, isWaiting, runtime]);
}
