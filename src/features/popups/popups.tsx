"use client";

import { lazy, useEffect, useState } from "react";
import { READ_MS, READ_ON_PHONE_MS, READ_SCROLL_PX, READ_SCROLLED_MS } from "@/config/attention";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { Popup } from "@/contract/api/popups";
import { useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import { LatePart } from "@/ui/late-part";
import type { PopupSettings } from "./popup-settings";

const PopupStage = lazy(() => import("./popup-stage"));

/** Asks for the partner's popups once the visitor has read, and fetches what shows them where there is one to show. */
export function Popups({ settings }: { settings: PopupSettings }) {
  const path = useSitePath();
  const { backendUrl } = useSite();
  const [popups, setPopups] = useState<readonly Popup[]>([]);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(
    () =>
      afterReading(() =>
        import("./load-popups").then(({ loadPopups }) => loadPopups(backendUrl)).then(setPopups),
      ),
    [backendUrl],
  );

  useEffect(() => {
    if (popups.length === 0 || isNeeded) return;
    let isLeft = false;
    import("./load-popups").then(({ isAnyDue }) => !isLeft && setIsNeeded(isAnyDue(popups, path)));
    return () => {
      isLeft = true;
    };
  }, [popups, isNeeded, path]);

  if (!isNeeded) return null;
  return (
    <LatePart>
      <PopupStage popups={popups} path={path} settings={settings} />
    </LatePart>
  );
}

const LOOK_EVERY_MS = 500;

/** Runs once the visitor has read what they came for; a tab in the background is not read. Returns how to stop. */
function afterReading(run: () => void): () => void {
  let visibleMs = 0;
  let hasScrolled = false;
  const look = () => {
    if (document.hidden) return;
    visibleMs += LOOK_EVERY_MS;
    const isPhone = window.innerWidth <= PHONE_MAX_PX;
    hasScrolled ||= window.scrollY >= (isPhone ? 1 : READ_SCROLL_PX);
    if (visibleMs < neededMs(isPhone, hasScrolled)) return;
    stop();
    run();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = () => clearInterval(timer);
  return stop;
}

function neededMs(isPhone: boolean, hasScrolled: boolean): number {
  if (isPhone) return hasScrolled ? 0 : READ_ON_PHONE_MS;
  return hasScrolled ? READ_SCROLLED_MS : READ_MS;
}
