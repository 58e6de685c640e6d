"use client";

import SearchIcon from "@lucide/icons/icons/search";
import { useRouter } from "next/navigation";
import { headerLabels } from "@/labels/layout/header";
import { useBackStep } from "@/state/path-history";
import { useSitePath } from "@/state/use-site-path";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useSearchOverlay } from "../search/use-search-overlay";
import { openLate } from "./open-late";

/** Toggles the search panel; on the search page it goes back instead (spec §2), or home where the visit began there. */
export function SearchButton() {
  const { isOpen, open, close } = useSearchOverlay();
  const isSearchPage = useSitePath() === "/search";
  const router = useRouter();
  const step = useBackStep();
  const leave = () => (step === "back" ? router.back() : router.push(step === "none" ? "/" : step.to));
  return (
    <IconButton
      label={isSearchPage ? headerLabels.leaveSearch : headerLabels.search}
      aria-expanded={isSearchPage ? undefined : isOpen}
      onClick={isSearchPage ? leave : isOpen ? close : () => openLate(import("../search/search-panel"), open)}
    >
      <Icon of={SearchIcon} />
    </IconButton>
  );
}
