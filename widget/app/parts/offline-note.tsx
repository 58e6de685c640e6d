import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useWords } from "../data/use-words";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnlineNow = () => onlineManager.isOnline();

/** Shown as long as the device is without a network. */
export function OfflineNote() {
  const { offline } = useWords();
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow);
  return (
    <p
      role="status"
      className={isOnline ? "sr-only" : "bg-secondary-1 px-gutter py-3 text-b5 text-yellow-700"}
    >
      {!isOnline && offline}
    </p>
  );
}
