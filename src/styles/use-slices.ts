import { useEffect } from "react";
import { whenLoadedAndIdle } from "@/lib/when-idle";
import type { Face } from "./missing-syllables";

/**
 * Adds the rules of a face's slices once the page shows a syllable that none of its fonts has. At an idle moment: laying
 * the page out again with so many rules takes a slow phone 0.2 s.
 */
export function useSlices(face: Face, path: string | undefined): void {
  useEffect(() => {
    if (!path) return;
    const stopped = new AbortController();
    const begin = async () => {
      const { onMissingSyllable } = await import("./missing-syllables");
      if (stopped.signal.aborted) return;
      stopped.signal.addEventListener(
        "abort",
        onMissingSyllable(face, () => loadSheet(path)),
      );
    };
    // Where the file cannot be had, all the rules are better than none.
    whenLoadedAndIdle(() => void begin().catch(() => loadSheet(path)), stopped.signal);
    return () => stopped.abort();
  }, [face, path]);
}

function loadSheet(path: string): void {
  if (document.head.querySelector(`link[href="${path}"]`)) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "stylesheet", href: path, fetchPriority: "low" }));
}
