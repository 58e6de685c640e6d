"use client";

import { useAtom } from "jotai";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { openPanelAtom } from "@/state/open-panel";
import { recentKeywordsAtom, withRecentKeyword } from "@/state/recent-keywords";

/** Marks the history entry that stands for the open overlay: a step back leaves it, not the page. */
const MARK = "isSearchOpen";

const isOnOwnEntry = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** Opening, closing and leaving the search overlay, the history's part included (spec §4). */
export function useSearchOverlay() {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const [recent, setRecent] = useAtom(recentKeywordsAtom);
  const router = useRouter();
  const isOpen = openPanel === "search";

  const open = () => {
    if (!isOnOwnEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, "");
    setOpenPanel("search");
  };
  const close = useCallback(() => {
    setOpenPanel("none");
    if (isOnOwnEntry()) window.history.back();
  }, [setOpenPanel]);

  /** Goes to the results, which take the overlay's place in the history. */
  function search(keyword: string): void {
    const words = keyword.trim();
    setRecent(withRecentKeyword(recent, words));
    setOpenPanel("none");
    const target = `/search?keyword=${encodeURIComponent(words)}`;
    if (isOnOwnEntry()) router.replace(target);
    else router.push(target);
  }

  return { isOpen, open, close, search };
}

/** True when a step back or forward has led away from the overlay's own entry. */
export const hasLeftOverlay = (): boolean => !isOnOwnEntry();
