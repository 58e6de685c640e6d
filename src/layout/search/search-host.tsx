"use client";

import { useAtom } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { openPanelAtom } from "@/state/open-panel";
import type { SearchHostProps } from "./search-props";
import { isOnOverlayEntry } from "./use-search-overlay";

const SearchPanel = lazy(() => import("./search-panel").then((module) => ({ default: module.SearchPanel })));

/** One of the two search overlays; it is open only once its script is there. */
export function SearchHost(props: SearchHostProps) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const isOpen = openPanel === "search";

  useEffect(() => {
    if (!isOpen) return;
    const closeOnBackStep = () => !isOnOverlayEntry() && setOpenPanel("none");
    window.addEventListener("popstate", closeOnBackStep);
    return () => window.removeEventListener("popstate", closeOnBackStep);
  }, [isOpen, setOpenPanel]);

  if (!isOpen) return null;
  return (
    <Suspense>
      <SearchPanel {...props} />
    </Suspense>
  );
}
