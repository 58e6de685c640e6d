"use client";

import { useEffect } from "react";
import { pushToDataLayer } from "@/lib/data-layer";
import { whenIdle } from "@/lib/when-idle";
import type { ConversionIds } from "./conversion-ids";

interface TagManagerProps {
  containerId: string;
  /** The partner's own measuring ids, for the container's tags to read. */
  conversionIds: ConversionIds;
}

/** Loads the partner's tag manager when the page has nothing better to do. */
export function TagManager({ containerId, conversionIds }: TagManagerProps) {
  useEffect(() => {
    whenIdle(() => {
      if (document.getElementById("tag-manager")) return;
      // Read by the container's own tags, so it stands before the container does.
      pushToDataLayer({ event: "partner", ...conversionIds });
      pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
      const script = document.createElement("script");
      script.id = "tag-manager";
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
      document.head.append(script);
    });
  }, [containerId, conversionIds]);
  return null;
}
