import EllipsisIcon from "@lucide/icons/icons/ellipsis";
import type { ReactElement } from "react";
import { useRef } from "react";
import { Icon } from "@/ui/icon";
import { labels } from "../labels";

/** As many as a thumb finds on a phone of 360. */
const MOST = 5;

interface PhoneTabsProps {
  /** List items with a link each. */
  links: readonly ReactElement[];
  /** The link of the screen that is shown. */
  current: number;
}

/** The bar at a phone's foot: five words at most, the last of them the way to all others. */
export function PhoneTabs({ links, current }: PhoneTabsProps) {
  const more = useRef<HTMLDivElement>(null);
  const shown = links.length > MOST ? MOST - 1 : MOST;
  return (
    <nav className="s-tabs" aria-label={labels.mainMenu}>
      <ul>
        {links.slice(0, shown)}
        {links.length > shown && (
          <li>
            <button
              type="button"
              popoverTarget="more-screens"
              aria-current={current >= shown ? "true" : undefined}
            >
              <Icon of={EllipsisIcon} size={20} />
              {labels.more}
            </button>
            {/** biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a link's click, by whatever means, closes it */}
            <div id="more-screens" popover="auto" ref={more} onClick={() => more.current?.hidePopover()}>
              <ul>{links.slice(shown)}</ul>
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}
