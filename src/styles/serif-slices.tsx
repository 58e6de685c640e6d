"use client";

import { useSlices } from "./use-slices";

const SLICES_PATH = process.env.SITE_SERIF_PATH;

/** The display face of a theme with a serif; what its headings say first is in the clinic's own file. */
export function SerifSlices() {
  useSlices("display", SLICES_PATH);
  return (
    SLICES_PATH && (
      <noscript>
        <link rel="stylesheet" href={SLICES_PATH} />
      </noscript>
    )
  );
}
