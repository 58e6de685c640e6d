import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { useState } from "react";
import { addDays, clinicTime } from "@/lib/clinic-time";
import { MonthSkeleton } from "@/ui/booking-step";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useAllWords } from "../../data/use-all-words";
import { useNow } from "../../data/use-now";
import { useAvailableDates } from "../../data/use-schedule";
import { addMonths, monthOf, monthWeeks } from "../../lib/month";
import { dayParts } from "../../lib/when";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { useRuntime } from "../../runtime/runtime-context";
import { MonthGrid } from "./month-grid";

const MINUTE_MS = 60_000;

interface MonthCalendarProps {
  date: string | null;
  /** The first free day, if there is one; one tap chooses it. */
  firstFree: string | null | undefined;
  onChoose: (date: string) => void;
}

/** One month at a time, within the days that can be booked. */
export function MonthCalendar({ date, firstFree, onChoose }: MonthCalendarProps) {
  const { schedule: words, date: dateWords } = useAllWords();
  const { boot } = useRuntime();
  const today = clinicTime(useNow(MINUTE_MS)).date;
  const lastDay = addDays(today, boot.homepageConfig.reservationRange);
  const [turnedTo, turnTo] = useState<string | null>(null);
  const month = turnedTo ?? monthOf(date ?? today);
  const query = useAvailableDates(month);
  const { year, month: number } = dayParts(`${month}-01`);

  const choose = (chosen: string) => {
    turnTo(null);
    onChoose(chosen);
  };
  return (
    <section>
      <SubHead
        aside={
          firstFree &&
          firstFree !== date && (
            <button type="button" onClick={() => choose(firstFree)} className={`${moreLinkClass} -my-3`}>
              {words.firstFree(dateWords.short(dayParts(firstFree)))}
            </button>
          )
        }
      >
        {words.date}
      </SubHead>
      <div className="mb-1 flex items-center justify-between">
        <IconButton
          label={words.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => turnTo(addMonths(month, -1))}
          className="disabled:text-gray-400 disabled:hover:bg-transparent"
        >
          <Icon of={ChevronLeftIcon} />
        </IconButton>
        <p aria-live="polite" className="text-h5 tabular-nums">
          {dateWords.yearMonth(year, number)}
        </p>
        <IconButton
          label={words.nextMonth}
          disabled={month >= monthOf(lastDay)}
          onClick={() => turnTo(addMonths(month, 1))}
          className="disabled:text-gray-400 disabled:hover:bg-transparent"
        >
          <Icon of={ChevronRightIcon} />
        </IconButton>
      </div>
      <QueryState query={query} skeleton={<MonthSkeleton weeks={monthWeeks(month).map(String)} />}>
        {({ rows }) => (
          <MonthGrid key={month} month={month} days={rows} date={date} today={today} onChoose={choose} />
        )}
      </QueryState>
    </section>
  );
}
