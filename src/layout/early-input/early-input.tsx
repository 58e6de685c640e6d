"use client";

import { useEffect } from "react";

// `holdEarlyInput` as text, which `npm run build:assets` wrote; none in development, which runs without it. On the server
// alone: the browser has the page's own copy, and needs none in its scripts and data.
const script: string =
  process.env.NODE_ENV !== "development" && process.env.EARLY_SCRIPT_HASH && typeof window === "undefined"
    ? require("../../generated/early-script").earlyScript
    : "";

/** Holds what a visitor does before the page is hydrated. Before everything that can be pressed. */
export function HoldEarlyInput() {
  return <script suppressHydrationWarning>{script}</script>;
}

/** Says that the page is hydrated. After everything that can be pressed: it listens by then. */
export function ReleaseEarlyInput() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
