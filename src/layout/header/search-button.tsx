"use client";

import SearchIcon from "@lucide/icons/icons/search";
import { useRouter } from "next/navigation";
import { headerLabels } from "@/labels/layout/header";
import { useSitePath } from "@/state/use-site-path";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useSearchOverlay } from "../search/use-search-overlay";

/** Toggles the search panel; on the search page it goes back instead (spec §2). */
export function SearchButton() {
  const { isOpen, open, close } = useSearchOverlay();
  const isSearchPage = useSitePath() === "/search";
  const router = useRouter();
  return (
    <IconButton
      label={isSearchPage ? headerLabels.leaveSearch : headerLabels.search}
      aria-expanded={isSearchPage ? undefined : isOpen}
      onClick={isSearchPage ? router.back : isOpen ? close : open}
    >
      <Icon of={SearchIcon} />
    </IconButton>
  );
}
