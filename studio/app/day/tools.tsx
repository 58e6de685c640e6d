import BanIcon from "@lucide/icons/icons/ban";
import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import type { ReactNode } from "react";
import type { DeskReservation } from "@/contract/studio/desk";
import { STUDIO_STATUS_NAMES, STUDIO_STATUSES } from "@/contract/studio/reservation-steps";
import { Icon } from "@/ui/icon";
import { blockLabels } from "../block/labels";
import { labels } from "../labels";
import { StateIcon } from "../ui/state-tag";
import type { DayAddress } from "./use-day-address";

interface ToolsProps {
  address: DayAddress;
  title: string;
  /** What is added up. */
  reservations: readonly DeskReservation[];
  choice: ReactNode;
  onStep: (steps: 1 | -1) => void;
  onToday: () => void;
  /** Missing where the account may not. */
  onBlock: (() => void) | undefined;
}

/** Which days, what they add up to, how they are shown. */
export function Tools({ address, title, reservations, choice, onStep, onToday, onBlock }: ToolsProps) {
  const words = address.view === "week" ? labels.week : labels.day;
  const counted = STUDIO_STATUSES.map((status) => ({
    status,
    count: reservations.filter((row) => row.status === status).length,
  })).filter(({ status, count }) => count > 0 && status !== "canceled");
  return (
    <div className="s-tools">
      <button type="button" className="btn line sq" aria-label={words.previous} onClick={() => onStep(-1)}>
        <Icon of={ChevronLeftIcon} size={16} />
      </button>
      <button type="button" className="btn line" onClick={onToday}>
        {words.today}
      </button>
      <button type="button" className="btn line sq" aria-label={words.next} onClick={() => onStep(1)}>
        <Icon of={ChevronRightIcon} size={16} />
      </button>
      <h1 className="when">{title}</h1>
      {choice}
      <ul className="tally" aria-label={words.tally}>
        {counted.map(({ status, count }) => (
          <li key={status}>
            <StateIcon status={status} />
            {STUDIO_STATUS_NAMES[status]} <b>{count}</b>
          </li>
        ))}
      </ul>
      {onBlock && (
        <button type="button" className="btn line to-block" onClick={onBlock}>
          <Icon of={BanIcon} size={16} className="i" />
          <span className="words">{blockLabels.open}</span>
          <kbd className="desk" aria-hidden>
            B
          </kbd>
        </button>
      )}
      <fieldset className="seg desk" aria-label={labels.day.view}>
        {(["day", "week", "list"] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={address.view === view}
            aria-keyshortcuts={view === "week" ? "W" : undefined}
            onClick={() => address.show(view)}
          >
            {labels.day.views[view]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
