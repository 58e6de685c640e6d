"use client";

import { useEffect } from "react";
import { pushToDataLayer } from "@/lib/data-layer";

/** Loads the partner's tag manager when the page has nothing better to do. */
export function TagManager({ containerId }: { containerId: string }) {
  useEffect(() => {
    const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    wait(() => {
      if (document.getElementById("tag-manager")) return;
      pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
      const script = document.createElement("script");
      script.id = "tag-manager";
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
      document.head.append(script);
    });
  }, [containerId]);
  return null;
}
