import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { afterPaint } from "@/lib/after-paint";
import { useRuntime } from "../runtime/runtime-context";

/** A picture or font that takes longer is drawn when it comes. */
const PICTURES_LIMIT_MS = 1000;

/** Tells the page once that the first screen is drawn: with what was fetched for it, its fonts and its pictures. */
export function useDrawnEvent(): void {
  const { send, queryClient } = useRuntime();
  const isFetching = useIsFetching() > 0;
  const isTold = useRef(false);
  useEffect(() => {
    if (isFetching || isTold.current) return;
    return afterPaint(async () => {
      // What the screen, or one answer, asks for next is under way by then.
      if (queryClient.isFetching() > 0) return;
      const limit = new Promise((resolve) => setTimeout(resolve, PICTURES_LIMIT_MS));
      await Promise.race([picturesAndFonts(), limit]);
      if (!isTold.current) send("drawn", {});
      isTold.current = true;
    });
  }, [isFetching, queryClient, send]);
}

const picturesAndFonts = () =>
  Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
