import { clsx } from "clsx";
import type { AvailableDate } from "@/contract/api/reservations";
import { useAllWords } from "../../data/use-all-words";
import { dayParts } from "../../lib/when";

interface DayProps {
  date: string;
  /** Undefined: nothing is known of it, so it cannot be chosen. */
  day: AvailableDate | undefined;
  isChosen: boolean;
  isToday: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

/** One day of the calendar. A closed one can be reached and says why it is closed, but not chosen. */
export function Day({ date, day, isChosen, isToday, isTabStop, onFocus, onChoose }: DayProps) {
  const { date: dateWords, schedule: words, listSeparator } = useAllWords();
  const parts = dayParts(date);
  const isFree = day?.isAvailable ?? false;
  const isStruck = !isFree && !isChosen && day !== undefined && day.reason !== "past";
  const notes = [isToday && dateWords.today, !isFree && day?.reason && words.closedReasons[day.reason]];
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={!isFree}
      onFocus={onFocus}
      onClick={() => isFree && onChoose()}
      className={clsx(
        "relative inline-grid size-11 place-items-center rounded-btn text-label2 transition-colors duration-colour",
        isToday && "after:absolute after:bottom-[5px] after:size-1 after:rounded-full",
        isToday && (isChosen ? "after:bg-on-accent" : "after:bg-accent"),
        isChosen && "bg-accent text-on-accent",
        !isChosen && isFree && "hover:bg-accent-soft",
        !isChosen && !isFree && "font-normal text-gray-500",
      )}
    >
      {/* Drawn without size rather than hidden: what is read out must hold what is seen, in one piece. */}
      <span className="text-[0px]">
        {dateWords.beforeNumber(parts)}
        <span className={clsx("text-[1rem]", isStruck && "line-through decoration-1")}>{parts.day}</span>
        {[dateWords.afterNumber(parts), ...notes.filter(Boolean)].join(listSeparator)}
      </span>
    </button>
  );
}
