"use client";

import { useAtom } from "jotai";
import { lazy, Suspense } from "react";
import type { LayoutData } from "@/contract/tenant/layout";
import { openPanelAtom } from "@/state/open-panel";

const SearchPanel = lazy(() => import("./search-panel").then((module) => ({ default: module.SearchPanel })));

/** The search overlay; fetched when it is first opened. */
export function SearchType1({ data }: { data: LayoutData<"search", "SearchType1"> }) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  if (openPanel !== "search") return null;
  return (
    <Suspense fallback={null}>
      <SearchPanel data={data} onClose={() => setOpenPanel("none")} />
    </Suspense>
  );
}
