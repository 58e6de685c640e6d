"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { POPUP_DELAY_MS } from "@/config/popup-delay";
import { useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import type { AskedPopups } from "./load-popups";
import type { PopupSettings } from "./popup-settings";

const PopupStage = lazy(() => import("./popup-stage"));

/** Asks for the partner's popups once the page stands still, and fetches what shows them where there is one to show. */
export function Popups({ settings }: { settings: PopupSettings }) {
  const path = useSitePath();
  const { backendUrl } = useSite();
  const [asked, setAsked] = useState<AskedPopups | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const ask = () => import("./load-popups").then(({ loadPopups }) => setAsked(loadPopups(backendUrl)));
    const timer = setTimeout(() => whenIdle(ask), POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [backendUrl]);

  useEffect(() => {
    if (!asked || isNeeded) return;
    let isLeft = false;
    import("./load-popups")
      .then(({ needsStage }) => needsStage(asked, path))
      .then((needed) => !isLeft && setIsNeeded(needed));
    return () => {
      isLeft = true;
    };
  }, [asked, isNeeded, path]);

  if (!asked || !isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <PopupStage asked={asked} path={path} settings={settings} />
    </Suspense>
  );
}

const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);
