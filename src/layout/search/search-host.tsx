"use client";

import { useAtom } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import type { LayoutData } from "@/contract/tenant/layout";
import { openPanelAtom } from "@/state/open-panel";
import type { LogoProps } from "../logo/logo";
import { hasLeftOverlay } from "./use-search-overlay";

export type SearchData = LayoutData<"search", "SearchType1">;

const SearchPanel = lazy(() => import("./search-panel").then((module) => ({ default: module.SearchPanel })));

export interface SearchHostProps {
  data: SearchData;
  /** Below 769 px, or from there up. */
  layout: "phone" | "wide";
  /** Shown above the headline. */
  logo?: LogoProps;
}

/** One of the two search overlays; fetched when it is first opened. */
export function SearchHost(props: SearchHostProps) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const isOpen = openPanel === "search";

  useEffect(() => {
    if (!isOpen) return;
    const closeOnBackStep = () => hasLeftOverlay() && setOpenPanel("none");
    window.addEventListener("popstate", closeOnBackStep);
    return () => window.removeEventListener("popstate", closeOnBackStep);
  }, [isOpen, setOpenPanel]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SearchPanel {...props} />
    </Suspense>
  );
}
