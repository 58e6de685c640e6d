"use client";

import MenuIcon from "@lucide/icons/icons/menu";
import { clsx } from "clsx";
import { useAtom } from "jotai";
import { lazy, Suspense } from "react";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { openPanelAtom } from "@/state/open-panel";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import type { Branches } from "./branch-selector";

const PhoneMenu = lazy(() => import("./phone-menu").then((module) => ({ default: module.PhoneMenu })));

interface MenuButtonProps {
  menu: readonly MenuEntry[];
  branches: Branches;
  className?: string;
}

/** Opens the whole menu, on phones. */
export function MenuButton({ menu, branches, className }: MenuButtonProps) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const isOpen = openPanel === "menu";
  return (
    <>
      <IconButton
        label={headerLabels.allMenu}
        aria-expanded={isOpen}
        onClick={() => setOpenPanel("menu")}
        className={clsx("md:hidden", className)}
      >
        <Icon of={MenuIcon} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneMenu menu={menu} branches={branches} onClose={() => setOpenPanel("none")} />
        </Suspense>
      )}
    </>
  );
}
