"use client";

import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { findInMenu } from "@/lib/menu-matching";
import { useSitePath } from "@/state/use-site-path";
import { MenuLink } from "./menu-link";

/** The sub-list of the entry that the path belongs to, as a second row of 48. */
export function SubMenuRow({ menu }: { menu: readonly MenuEntry[] }) {
  const path = useSitePath();
  const place = findInMenu(menu, path);
  const entry = menu[place.entry];
  if (!entry || entry.subList.length === 0) return null;
  return (
    <nav
      data-sub-menu
      aria-label={headerLabels.subMenu(entry.title)}
      className="shadow-[inset_0_-1px_var(--line)]"
    >
      <ul className="scroll-row wrap flex h-12 max-md:px-1.5 md:px-[calc(var(--gutter)-12px)]">
        {entry.subList.map((sub, index) => (
          <li key={`${sub.url} ${sub.title}`} className="shrink-0">
            <MenuLink
              entry={sub}
              isActive={index === place.sub}
              className="flex h-12 items-center px-3 text-label3 text-ink-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-md:px-3.5"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
