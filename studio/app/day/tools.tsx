import BanIcon from "@lucide/icons/icons/ban";
import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import type { Diary } from "@/contract/studio/desk";
import { STUDIO_STATUS_NAMES, STUDIO_STATUSES } from "@/contract/studio/reservation-steps";
import { Icon } from "@/ui/icon";
import { blockLabels } from "../block/labels";
import { labels } from "../labels";
import { StateIcon } from "../ui/state-tag";
import { addDays, longDay } from "../when";

interface ToolsProps {
  date: string;
  today: string;
  diary: Diary | undefined;
  isList: boolean;
  onDate: (date: string) => void;
  onList: (on: boolean) => void;
  /** Missing where the account may not. */
  onBlock: (() => void) | undefined;
}

/** Which day, what it adds up to, how it is shown. */
export function Tools({ date, today, diary, isList, onDate, onList, onBlock }: ToolsProps) {
  const counted = STUDIO_STATUSES.map((status) => ({
    status,
    count: diary?.reservations.filter((row) => row.status === status).length ?? 0,
  })).filter(({ status, count }) => count > 0 && status !== "canceled");
  return (
    <div className="s-tools">
      <button
        type="button"
        className="btn line sq"
        aria-label={labels.day.previous}
        onClick={() => onDate(addDays(date, -1))}
      >
        <Icon of={ChevronLeftIcon} size={16} />
      </button>
      <button type="button" className="btn line" onClick={() => onDate(today)}>
        {labels.day.today}
      </button>
      <button
        type="button"
        className="btn line sq"
        aria-label={labels.day.next}
        onClick={() => onDate(addDays(date, 1))}
      >
        <Icon of={ChevronRightIcon} size={16} />
      </button>
      <h1 className="when">{longDay(date)}</h1>
      <ul className="tally" aria-label={labels.day.tally}>
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
        <button type="button" aria-pressed={!isList} onClick={() => onList(false)}>
          {labels.day.columns}
        </button>
        <button type="button" aria-pressed={isList} onClick={() => onList(true)}>
          {labels.day.list}
        </button>
      </fieldset>
    </div>
  );
}
