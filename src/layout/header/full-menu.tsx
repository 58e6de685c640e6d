"use client";

import { useEffect, useRef } from "react";
import type { MenuEntry } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { findInMenu } from "@/lib/menu-matching";
import { useIsSignedIn } from "@/state/access-token";
import { useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import { widgetClient } from "@/state/widget-client";
import { buttonClass } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { type Branches, BranchLinks } from "./branch-selector";
import { MenuLink } from "./menu-link";

interface FullMenuProps {
  menu: readonly MenuEntry[];
  branches: Branches;
  onClose: () => void;
}

/** Every entry and sub-entry on one sheet, and the visitor's own pages. */
export function FullMenu({ menu, branches, onClose }: FullMenuProps) {
  const path = useSitePath();
  const openedOn = useRef(path);
  const place = findInMenu(menu, path);

  useEffect(() => {
    if (path !== openedOn.current) onClose();
  }, [path, onClose]);

  return (
    <Dialog isOpen onClose={onClose} title={headerLabels.allMenu} place="end">
      <AccountLinks onClose={onClose} />
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

/** What the widget shows of the visitor's own; a clinic without one keeps no accounts. */
function AccountLinks({ onClose }: Pick<FullMenuProps, "onClose">) {
  const isSignedIn = useIsSignedIn();
  const { booking } = useSite();
  if (booking.kind !== "widget") return null;
  const leaveTo = (act: () => void) => () => {
    onClose();
    act();
  };
  const sessionClass = buttonClass({ look: "line" });
  return (
    <nav aria-label={headerLabels.account} className="grid grid-cols-2 gap-2 px-5 pt-2 pb-4">
      {isSignedIn ? (
        <button type="button" className={sessionClass} onClick={leaveTo(widgetClient.logout)}>
          {headerLabels.signOut}
        </button>
      ) : (
        <button
          type="button"
          className={sessionClass}
          onClick={leaveTo(() => widgetClient.open({ screen: "signIn" }))}
        >
          {headerLabels.signIn}
        </button>
      )}
      <button
        type="button"
        className={sessionClass}
        onClick={leaveTo(() => widgetClient.open({ screen: "myPage" }))}
      >
        {headerLabels.myPage}
      </button>
    </nav>
  );
}
