"use client";

import { useAtom } from "jotai";
import { useCallback } from "react";
import { openPanelAtom } from "@/state/open-panel";

/** Marks the history entry that stands for the open overlay: a step back leaves it, not the page. */
const MARK = "isSearchOpen";

/** True while the overlay's own entry is the present one. */
export const isOnOverlayEntry = (): boolean =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** Opening and closing the search overlay, the history's part included (spec §4). */
export function useSearchOverlay() {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const open = () => {
    if (!isOnOverlayEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, "");
    setOpenPanel("search");
  };
  const close = useCallback(() => {
    setOpenPanel("none");
    if (isOnOverlayEntry()) window.history.back();
  }, [setOpenPanel]);
  return { isOpen: openPanel === "search", open, close };
}
