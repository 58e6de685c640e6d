import { useWords } from "../data/use-words";
import { useIsOnline } from "../page/use-waiting-booking";

/** Shown as long as the device is without a network. */
export function OfflineNote() {
  const { offline } = useWords();
  const isOnline = useIsOnline();
  return (
    <p
      role="status"
      className={isOnline ? "sr-only" : "bg-secondary-1 px-gutter py-3 text-b5 text-yellow-700"}
    >
      {!isOnline && offline}
    </p>
  );
}
