"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint } from "@/lib/after-paint";
import { arrival } from "@/lib/arrival";

interface BelowFirstViewProps {
  /** What stands in its place until then, so that what follows stays out of view. */
  as?: "div" | "li";
  children: ReactNode;
}

/**
 * What a page shows below its first view. The router's pages have it drawn once what is above it is painted; a loaded page
 * has it from the server, and one that is come back to at once, as `arrival` says.
 */
export function BelowFirstView({ as: Place = "div", children }: BelowFirstViewProps) {
  const [isDrawn, setDrawn] = useState(() => arrival() !== "router");
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn ? children : <Place className="col-span-full h-dvh" />;
}
