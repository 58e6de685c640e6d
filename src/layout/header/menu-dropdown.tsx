"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { MenuLink } from "./menu-link";

interface MenuDropdownProps {
  entry: MenuEntry;
  /** The scrolling row, and the entry's place in it. */
  row: RefObject<HTMLUListElement | null>;
  index: number;
  onClose: () => void;
}

/** What stays free at the viewport's right. */
const EDGE_PX = 8;

/** An entry's sub-list under it, on wide layouts. It hangs on the header, so that the scrolling row does not clip it. */
export function MenuDropdown({ entry, row, index, onClose }: MenuDropdownProps) {
  const dropdown = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState(0);

  useLayoutEffect(() => {
    const list = row.current;
    const item = list?.children[index];
    if (!list || !item || !dropdown.current) return;
    const listLeft = list.getBoundingClientRect().left;
    const rightmost = document.documentElement.clientWidth - dropdown.current.offsetWidth - EDGE_PX;
    setLeft(Math.min(item.getBoundingClientRect().left, rightmost) - listLeft);
  }, [row, index]);

  return (
    <ul
      ref={dropdown}
      aria-label={headerLabels.subMenu(entry.title)}
      style={{ left }}
      className="absolute top-full z-1 min-w-44 rounded-m bg-surface py-2 shadow-float max-md:hidden"
    >
      {entry.subList.map((sub) => (
        <li key={`${sub.url} ${sub.title}`}>
          <MenuLink
            entry={sub}
            isActive={false}
            onClick={onClose}
            className="flex min-h-11 w-full items-center whitespace-nowrap px-4 text-label3 text-ink-2 hover:bg-accent-soft hover:text-ink"
          />
        </li>
      ))}
    </ul>
  );
}
