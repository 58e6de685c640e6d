"use client";

import { useAtom } from "jotai";
import SearchIcon from "lucide-react/icons/search";
import { useRouter } from "next/navigation";
import { headerLabels } from "@/labels/layout/header";
import { openPanelAtom } from "@/state/open-panel";
import { useSitePath } from "@/state/use-site-path";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

/** Toggles the search panel; on the search page it goes back instead (spec §2). */
export function SearchButton() {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const isSearchPage = useSitePath() === "/search";
  const router = useRouter();
  const isOpen = openPanel === "search";
  return (
    <IconButton
      label={isSearchPage ? headerLabels.leaveSearch : headerLabels.search}
      aria-expanded={isSearchPage ? undefined : isOpen}
      onClick={() => (isSearchPage ? router.back() : setOpenPanel(isOpen ? "none" : "search"))}
    >
      <Icon of={SearchIcon} />
    </IconButton>
  );
}
