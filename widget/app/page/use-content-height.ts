import { useCallback } from "react";
import { useRuntime } from "../runtime/runtime-context";

/** Tells the page how high the content is, for a place that grows with it. */
export function useContentHeight() {
  const { send } = useRuntime();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === "undefined") return;
      const observer = new ResizeObserver(() => send("resize", { heightPx: element.scrollHeight }));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [send],
  );
}
