"use client";

import { useAtom } from "jotai";
import dynamic from "next/dynamic";
import type { LayoutData } from "@/contract/tenant/layout";
import { openPanelAtom } from "@/state/open-panel";

const SearchPanel = dynamic(() => import("./search-panel").then((module) => module.SearchPanel), {
  ssr: false,
});

/** The search overlay; fetched when it is first opened. */
export function SearchType1({ data }: { data: LayoutData<"search", "SearchType1"> }) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  if (openPanel !== "search") return null;
  return <SearchPanel data={data} onClose={() => setOpenPanel("none")} />;
}
