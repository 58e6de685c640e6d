"use client";

import { useEffect } from "react";

/** Says that the page listens: what was pressed before is let go (`src/page-cache/paint-first.mjs`). */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
