import { useEffect, useState } from "react";

const isInFrame = () => document.activeElement instanceof HTMLIFrameElement;

/**
 * True where somebody is at work inside a frame from the start, booking in the panel or watching a video: until they
 * come back to the page for the first time. For the browser alone.
 */
export function useIsInFrame(): boolean {
  const [isBusy, setIsBusy] = useState(isInFrame);
  useEffect(() => {
    if (!isBusy) return;
    const look = () => setIsBusy(isInFrame());
    look();
    window.addEventListener("focus", look);
    document.addEventListener("focusin", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("focusin", look);
    };
  }, [isBusy]);
  return isBusy;
}
