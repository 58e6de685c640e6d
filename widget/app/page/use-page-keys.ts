import { useEffect } from "react";
import { isFocusAtBody } from "../lib/focus";
import { useClose } from "../parts/use-close";

/** The page hands the focus to the iframe as a whole: reading and keys then begin at the screen's title. */
function takeFocus(): void {
  if (isFocusAtBody()) document.querySelector("h1")?.focus({ preventScroll: true });
}

/** Escape leaves a sheet or drawer from inside as well, and a panel's step for its home. */
export function usePageKeys(): void {
  const close = useClose();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [close]);
  useEffect(() => {
    // The focus may have been handed over after the title was drawn and before this effect listens.
    takeFocus();
    window.addEventListener("focus", takeFocus);
    return () => window.removeEventListener("focus", takeFocus);
  }, []);
}
