"use client";

import { useAtom, useSetAtom } from "jotai";
import { useRouter } from "next/navigation";
import { openPanelAtom } from "@/state/open-panel";
import { recentKeywordsAtom, withRecentKeyword } from "@/state/recent-keywords";
import { isOnOverlayEntry } from "./use-search-overlay";

/** Goes to the results, which take the overlay's place in the history, and remembers what was searched for. */
export function useSearch(): (keyword: string) => void {
  const setOpenPanel = useSetAtom(openPanelAtom);
  const [recent, setRecent] = useAtom(recentKeywordsAtom);
  const router = useRouter();
  return (keyword) => {
    const words = keyword.trim();
    setRecent(withRecentKeyword(recent, words));
    setOpenPanel("none");
    const target = `/search?keyword=${encodeURIComponent(words)}`;
    if (isOnOverlayEntry()) router.replace(target);
    else router.push(target);
  };
}
