"use client";

import { lazy, useEffect, useState } from "react";
import { useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import { LatePart } from "@/ui/late-part";
import { afterReading } from "./after-reading";
import type { AskedPopups } from "./load-popups";
import type { PopupSettings } from "./popup-settings";

const PopupStage = lazy(() => import("./popup-stage"));

/** Asks for the partner's popups once the visitor has read, and fetches what shows them where there is one to show. */
export function Popups({ settings }: { settings: PopupSettings }) {
  const path = useSitePath();
  const { backendUrl } = useSite();
  const [asked, setAsked] = useState<AskedPopups | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(
    () =>
      afterReading(() => import("./load-popups").then(({ loadPopups }) => setAsked(loadPopups(backendUrl)))),
    [backendUrl],
  );

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
    <LatePart>
      <PopupStage asked={asked} path={path} settings={settings} />
    </LatePart>
  );
}
