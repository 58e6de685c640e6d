"use client";

import { useAtom } from "jotai";
import MenuIcon from "lucide-react/icons/menu";
import dynamic from "next/dynamic";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { openPanelAtom } from "@/state/open-panel";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

const PhoneMenu = dynamic(() => import("./phone-menu").then((module) => module.PhoneMenu), { ssr: false });

/** Opens the whole menu, on phones. */
export function MenuButton({ menu }: { menu: readonly MenuEntry[] }) {
  const [openPanel, setOpenPanel] = useAtom(openPanelAtom);
  const isOpen = openPanel === "menu";
  return (
    <>
      <IconButton
        label={headerLabels.allMenu}
        aria-expanded={isOpen}
        onClick={() => setOpenPanel("menu")}
        className="md:hidden"
      >
        <Icon of={MenuIcon} />
      </IconButton>
      {isOpen && <PhoneMenu menu={menu} onClose={() => setOpenPanel("none")} />}
    </>
  );
}
