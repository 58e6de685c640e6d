"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { findInMenu } from "@/lib/menu-matching";
import { useSitePath } from "@/state/use-site-path";
import { MenuDropdown } from "./menu-dropdown";
import { MenuLink } from "./menu-link";
import { useDragScroll } from "./use-drag-scroll";
import { useEdgeFades } from "./use-edge-fades";

interface HeaderMenuProps {
  menu: readonly MenuEntry[];
  /** Theme variant: entries at the right, a thinner mark. */
  isQuiet: boolean;
}

/** What an entry is reached by. */
const ENTRY = ":scope > a, :scope > button";

/** The menu as a row that scrolls sideways: inside the bar on wide layouts, a row of its own on phones and in narrow columns. */
export function HeaderMenu({ menu, isQuiet }: HeaderMenuProps) {
  const path = useSitePath();
  const row = useRef<HTMLUListElement>(null);
  const fades = useEdgeFades(row);
  const drag = useDragScroll(row);
  const [openEntry, setOpenEntry] = useState(-1);
  const active = findInMenu(menu, path).entry;

  // biome-ignore lint/correctness/useExhaustiveDependencies: spec §2: the sub-menu closes on every path change
  useEffect(() => setOpenEntry(-1), [path]);
  useEffect(() => {
    if (active > 0) bringIntoView(row.current?.children[active]);
  }, [active]);

  return (
    <nav
      aria-label={headerLabels.menu}
      data-fade-start={fades.start || undefined}
      data-fade-end={fades.end || undefined}
      onPointerLeave={() => setOpenEntry(-1)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpenEntry(-1);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || openEntry < 0) return;
        // Before the list goes, and the focus with it.
        row.current?.children[openEntry]?.querySelector<HTMLElement>(ENTRY)?.focus();
        setOpenEntry(-1);
      }}
      className={clsx(
        "header-menu relative min-w-0 max-md:order-3 max-md:-mr-2 max-md:-ml-5 max-md:basis-[calc(100%+28px)] max-md:shadow-[inset_0_-1px_var(--line)]",
        "md:mx-1 md:ml-5 md:flex-1 folded:order-3 folded:mr-0 folded:-ml-3.5 folded:basis-[calc(100%-6rem)]",
      )}
    >
      <ul
        ref={row}
        {...drag}
        className={clsx(
          "scroll-row flex select-none max-md:px-1.5",
          isQuiet && "md:justify-end-safe folded:justify-start",
        )}
      >
        {menu.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the entry inside answers to keys, and focus brings it into view
          <li
            key={`${entry.url} ${entry.title}`}
            className="shrink-0"
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpenEntry(index)}
            // Not by a finger, whose tap goes on at once.
            onFocus={({ target }) => target.matches(":focus-visible") && setOpenEntry(index)}
            onClick={({ currentTarget }) => bringIntoView(currentTarget)}
          >
            <MenuLink
              entry={entry}
              isActive={index === active}
              className={clsx("header-menu-link", isQuiet && "header-menu-link-quiet")}
            />
            {index === openEntry && entry.subList.length > 0 && (
              <MenuDropdown entry={entry} row={row} index={index} onClose={() => setOpenEntry(-1)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Spec §2: a chosen entry comes into view, within its row alone: the page stays where the visitor has scrolled it. */
function bringIntoView(entry: Element | undefined): void {
  const row = entry?.parentElement;
  if (!entry || !row) return;
  const { left, width } = entry.getBoundingClientRect();
  const offset = left - row.getBoundingClientRect().left;
  row.scrollTo({ left: row.scrollLeft + offset - (row.clientWidth - width) / 2 });
}
