"use client";

import SearchIcon from "@lucide/icons/icons/search";
import { useRouter } from "next/navigation";
import { useOpenLate } from "@/blocks/late/use-open-late";
import { headerLabels } from "@/labels/layout/header";
import { useBackStep } from "@/state/path-history";
import { useSitePath } from "@/state/use-site-path";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useSearchOverlay } from "../search/use-search-overlay";

const load = () => import("../search/search-panel");

/** Toggles the search panel; on the search page it goes back instead (spec §2), or home where the visit began there. */
export function SearchButton() {
  const { isOpen, open, close } = useSearchOverlay();
  const { isOpening, openLate } = useOpenLate(load, open);
  const isSearchPage = useSitePath() === "/search";
  const router = useRouter();
  const step = useBackStep();
  const leave = () => (step === "back" ? router.back() : router.push(step === "none" ? "/" : step.to));
  return (
    <IconButton
      label={isSearchPage ? headerLabels.leaveSearch : headerLabels.search}
      aria-expanded={isSearchPage ? undefined : isOpen}
      aria-busy={isOpening || undefined}
      className="aria-busy:bg-accent-soft"
      onClick={isSearchPage ? leave : isOpen ? close : openLate}
    >
      <Icon of={SearchIcon} />
    </IconButton>
  );
}
