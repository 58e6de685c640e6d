import { type KeyboardEvent, useRef, useState } from "react";
import type { AvailableDate } from "@/contract/api/reservations";
import { addDays, weekdayOf } from "@/lib/clinic-time";
import { useAllWords } from "../../data/use-all-words";
import { monthWeeks } from "../../lib/month";
import { Day } from "./day";

interface MonthGridProps {
  month: string;
  days: readonly AvailableDate[];
  date: string | null;
  today: string;
  onChoose: (date: string) => void;
}

/** A month as a table of days. One day takes part in the tab order; arrows move among the others. */
export function MonthGrid({ month, days, date, today, onChoose }: MonthGridProps) {
  const { date: dateWords } = useAllWords();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const [focusedDate, setFocusedDate] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const firstFree = days.find(({ isAvailable }) => isAvailable)?.date;
  const isShown = (each: string | null) => each !== null && byDate.has(each);
  const tabStop = [focusedDate, date, firstFree ?? null, `${month}-01`].find(isShown) ?? null;

  const moveFocus = (event: KeyboardEvent) => {
    const next = tabStop && dayAfterKey(tabStop, event.key);
    if (!next || !byDate.has(next)) return;
    event.preventDefault();
    setFocusedDate(next);
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };

  return (
    <table ref={table} className="w-full table-fixed border-collapse tabular-nums">
      <thead>
        <tr>
          {dateWords.weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="h-8 text-ink-3 text-label5">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {monthWeeks(month).map((week) => (
          <tr key={week.join()}>
            {week.map((each, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weekday is what a cell is
              <td key={weekday} className="h-12 p-0 text-center">
                {each !== null && (
                  <Day
                    date={each}
                    day={byDate.get(each)}
                    isChosen={each === date}
                    isToday={each === today}
                    isTabStop={each === tabStop}
                    onFocus={() => setFocusedDate(each)}
                    onChoose={() => onChoose(each)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where an arrow, Home or End leads from a day; null for every other key. */
function dayAfterKey(date: string, key: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  };
  const step = steps[key];
  return step === undefined ? null : addDays(date, step);
}
