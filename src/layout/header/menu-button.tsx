"use client";

import MenuIcon from "@lucide/icons/icons/menu";
import { clsx } from "clsx";
import { useAtom } from "jotai";
import { lazy, Suspense } from "react";
import { useOpenLate } from "@/blocks/late/use-open-late";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { openPanelAtom } from "@/state/open-panel";
import { Icon } from "@/ui/icon";
import type { Branches } from "./branch-selector";

const load = () => import("./full-menu");
/** Drawn only once its script is there: React would remember a failure for the rest of the visit. */
const FullMenu = lazy(() => load().then((module) => ({ default: module.FullMenu })));

interface MenuButtonProps {
  menu: readonly MenuEntry[];
  branches: Branches;
  className?: string;
}

/** Opens the whole menu, wherever the row of entries may not show all of them (`.full-menu-button`). */
export function MenuButton({ menu, branches, className }: MenuButtonProps) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const isOpen = openPanel === "menu";
  const { isOpening, openLate } = useOpenLate(load, () => setOpenPanel("menu"));
  return (
    <>
      <button
        type="button"
        aria-label={headerLabels.allMenu}
        aria-expanded={isOpen}
        aria-busy={isOpening || undefined}
        onClick={openLate}
        className={clsx(
          "full-menu-button h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-btn text-label3 transition-colors duration-colour hover:bg-accent-soft aria-busy:bg-accent-soft",
          "folded:order-4 folded:-mr-5 folded:h-12 folded:rounded-none folded:px-3 folded:shadow-[inset_1px_0_var(--line)]",
          className,
        )}
      >
        <Icon of={MenuIcon} className="folded:size-4" />
        <span className="hidden folded:inline">{headerLabels.all}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FullMenu menu={menu} branches={branches} onClose={() => setOpenPanel("none")} />
        </Suspense>
      )}
    </>
  );
}
