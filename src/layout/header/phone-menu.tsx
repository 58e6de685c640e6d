"use client";

import { useEffect, useRef } from "react";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { findInMenu } from "@/lib/menu-matching";
import { useSitePath } from "@/state/use-site-path";
import { Dialog } from "@/ui/dialog";
import { type Branches, BranchLinks } from "./branch-selector";
import { MenuLink } from "./menu-link";

interface PhoneMenuProps {
  menu: readonly MenuEntry[];
  branches: Branches;
  onClose: () => void;
}

/** Every entry and sub-entry on one sheet. */
export function PhoneMenu({ menu, branches, onClose }: PhoneMenuProps) {
  const path = useSitePath();
  const openedOn = useRef(path);
  const place = findInMenu(menu, path);

  useEffect(() => {
    if (path !== openedOn.current) onClose();
  }, [path, onClose]);

  return (
    <Dialog isOpen onClose={onClose} title={headerLabels.allMenu} place="end">
      <ul className="px-5 pb-10">
        {menu.map((entry, index) => (
          <li key={`${entry.url} ${entry.title}`} className="border-line border-b py-1">
            <MenuLink
              entry={entry}
              isActive={index === place.entry}
              onClick={onClose}
              className="flex min-h-13 w-full items-center text-h5"
            />
            {entry.subList.length > 0 && (
              <ul className="-mx-3 mb-2 flex flex-wrap">
                {entry.subList.map((sub, subIndex) => (
                  <li key={`${sub.url} ${sub.title}`}>
                    <MenuLink
                      entry={sub}
                      isActive={index === place.entry && subIndex === place.sub}
                      onClick={onClose}
                      className="flex min-h-11 items-center px-3 text-b5 text-ink-2 aria-[current]:font-semibold aria-[current]:text-ink"
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {branches[0] && (
        <section className="px-5 pb-10">
          <h3 className="text-label4 text-ink-3">{branches[0].title}</h3>
          <ul className="-mx-3 mt-1 flex flex-wrap">
            <BranchLinks branches={branches} className="px-3" />
          </ul>
        </section>
      )}
    </Dialog>
  );
}
