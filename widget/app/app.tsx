import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { useWords } from "./data/use-words";
import { useContentHeight } from "./page/use-content-height";
import { useFontSlices } from "./page/use-font-slices";
import { usePageEvents } from "./page/use-page-events";
import { usePageKeys } from "./page/use-page-keys";
import { useIsOnline, useWaitingBooking } from "./page/use-waiting-booking";
import { Toaster } from "./parts/toaster";
import { CurrentScreen } from "./screens/current-screen";
import { frameAtom } from "./state/frame";

/** The widget, once its page has introduced itself. */
export function App() {
  const frame = useAtomValue(frameAtom);
  return frame ? <Shown isPanel={frame.isPanel} /> : null;
}

function Shown({ isPanel }: { isPanel: boolean }) {
  usePageEvents();
  usePageKeys();
  useWaitingBooking();
  useFontSlices();
  const measure = useContentHeight();
  return (
    <div
      ref={measure}
      data-place={isPanel ? "panel" : "sheet"}
      className={clsx(
        "flex min-h-dvh flex-col text-ink",
        isPanel ? "border-line border-r bg-ground-2" : "bg-surface",
      )}
    >
      <OfflineNote />
      <CurrentScreen />
      <Toaster />
    </div>
  );
}

/** Shown as long as the device is without a network. */
function OfflineNote() {
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
