"use client";

import { usePathname } from "next/navigation";
import { useEffect, useInsertionEffect, useState } from "react";
import { layOutLater, takeUpPage } from "./lay-out-later";
import { useSlices } from "./use-slices";

/** Set by next.config.ts from what `npm run build:assets` wrote; undefined in development. */
const SHEET_ID = process.env.SITE_SHEET_ID;
const SHEET_PATH = process.env.SITE_SHEET_PATH;
const FONT_PATH = process.env.SITE_FONT_PATH;
const SLICES_PATH = process.env.SITE_SLICES_PATH;

// The text is on the server alone: React takes a `<style>` in the document for its own by `href` and never compares
// texts. So a page has one copy, and the router's data and the browser's scripts have none.
const text: string =
  process.env.NODE_ENV !== "development" && SHEET_ID && typeof window === "undefined"
    ? require("../generated/site-css").siteCss
    : "";
if (process.env.NODE_ENV === "development") {
  require("./fonts/nanum-myeongjo/slices.css");
  require("./fonts/pretendard/slices.css");
  require("./globals.css");
}

/**
 * The style sheet within the page, so that the first paint waits for nothing else, and the preload of its font. The rules
 * of the syllables that are in no font of the page yet follow where it shows one. They stand in the head, before the clinic's own font
 * (theme-style.tsx): of rules for the same character the browser asks the last one first.
 */
export function SiteStyles() {
  const [isInPage] = useState(isSheetInPage);
  useSlices("text", SLICES_PATH);
  if (!SHEET_ID) return <LayOutLater />;
  return (
    <>
      {isInPage ? (
        <style href={SHEET_ID} precedence="site">
          {text}
        </style>
      ) : (
        <link rel="stylesheet" href={SHEET_PATH} precedence="site" />
      )}
      {FONT_PATH && (
        // Behind the first picture and the scripts: tenancy/font-preload.tsx says why.
        <link rel="preload" as="font" type="font/woff2" href={FONT_PATH} crossOrigin="" fetchPriority="low" />
      )}
      <noscript>
        <link rel="stylesheet" href={SLICES_PATH} />
      </noscript>
      <LayOutLater />
    </>
  );
}

/** Of its own, as each page has it drawn again: React need not look at the style sheet then. */
function LayOutLater() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useInsertionEffect(takeUpPage, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const stopped = new AbortController();
    layOutLater(stopped.signal);
    return () => stopped.abort();
  }, [path]);
  return null;
}

/** False where the server could not draw the page: React begins a document of its own in the browser then. */
const isSheetInPage = (): boolean =>
  typeof window === "undefined" || document.querySelector(`style[data-href~="${SHEET_ID}"]`) !== null;
