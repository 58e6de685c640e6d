import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { useContentHeight } from "./page/use-content-height";
import { usePageEvents } from "./page/use-page-events";
import { usePageKeys } from "./page/use-page-keys";
import { useWaitingBooking } from "./page/use-waiting-booking";
import { OfflineNote } from "./parts/offline-note";
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
