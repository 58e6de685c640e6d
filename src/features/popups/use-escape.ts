import { useEffect, useEffectEvent } from "react";

/** What Escape closes before a popup: a dialog of the browser's top layer, or the booking widget's own. */
const OTHER_MODALS = "dialog:modal, [data-clinic-widget-place][aria-modal]";

/** Calls back on Escape, unless something over the popups is to hear it; without a callback it is not listened to. */
export function useEscape(onEscape: (() => void) | undefined): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector(OTHER_MODALS)) onEscape?.();
  });
  const isListening = onEscape !== undefined;

  useEffect(() => {
    if (!isListening) return;
    // Before anybody else: what lies above is still there to be seen.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [isListening]);
}
