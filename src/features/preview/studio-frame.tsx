"use client";

import { type ReactNode, useEffect, useState } from "react";
import { serveStudio } from "./studio/studio-session";

interface StudioFrameProps {
  /** Of the studio that may frame this preview. */
  studioOrigin: string;
  /** What stands here where nobody frames it. */
  children: ReactNode;
}

/** Within the studio's frame: no bar, but what the studio says to the page, and the page to it. */
export function StudioFrame({ studioOrigin, children }: StudioFrameProps) {
  const [isFramed, setIsFramed] = useState<boolean | null>(null);
  useEffect(() => {
    const page = window.parent;
    const isInStudio = page !== window && page.parent !== page;
    setIsFramed(isInStudio);
    if (!isInStudio) return;
    hideBar();
    return serveStudio(page, studioOrigin);
  }, [studioOrigin]);
  return isFramed === false ? children : null;
}

/** The page has its whole height. */
function hideBar(): void {
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (!frame) return;
  // display: none would stop the timers of some browsers.
  frame.style.cssText += "visibility:hidden;height:0";
  window.parent.document.documentElement.toggleAttribute("data-within-device", true);
}
