"use client";

import { useEffect, useState } from "react";
import { layOutLater } from "./lay-out-later";
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
  useEffect(() => {
    const stopped = new AbortController();
    const begin = () => layOutLater(stopped.signal);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  useSlices("text", SLICES_PATH);
  if (!SHEET_ID) return null;
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
    </>
  );
}

/** False where the server could not draw the page: React begins a document of its own in the browser then. */
const isSheetInPage = (): boolean =>
  typeof window === "undefined" || document.querySelector(`style[data-href~="${SHEET_ID}"]`) !== null;
