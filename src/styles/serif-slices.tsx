"use client";

import { useEffect } from "react";
import { loadSheet } from "./load-sheet";

const SLICES_PATH = process.env.SITE_SERIF_PATH;

/** The display face of a theme with a serif; what its headings say first is in the clinic's own file. */
export function SerifSlices() {
  useEffect(() => {
    if (SLICES_PATH) loadSheet(SLICES_PATH);
  }, []);
  return (
    SLICES_PATH && (
      <noscript>
        <link rel="stylesheet" href={SLICES_PATH} />
      </noscript>
    )
  );
}
