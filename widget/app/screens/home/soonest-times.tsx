import { useSetAtom } from "jotai";
import { clinicTime } from "@/lib/clinic-time";
import { DAY_NOTE_CLASS } from "@/ui/booking-start";
import { Skeleton } from "@/ui/skeleton";
import { TIME_CLASS, TIME_GRID_CLASS } from "@/ui/time-class";
import { useNow } from "../../data/use-now";
import { useWords } from "../../data/use-words";
import { dayParts, whenShort } from "../../lib/when";
import { SubHead } from "../../parts/sub-head";
import { beginAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { useSoonestTimes } from "./use-soonest-times";

const MINUTE_MS = 60_000;

/** The first four times anybody at the clinic is free for a visit; one tap begins it. */
export function SoonestTimes() {
  const { home: words, date: dateWords } = useWords();
  const { date, times, isPending, isError } = useSoonestTimes();
  const begin = useSetAtom(beginAtom);
  const setEntry = useSetAtom(entryAtom);
  const beginAt = (reservedAt: string) => {
    // A doctor or day that the page asked for earlier would take the time's place.
    setEntry({});
    begin("visit", { date, reservedAt, doctor: null });
  };
  const today = clinicTime(useNow(MINUTE_MS)).date;
  if (isError) return null;

  return (
    <section>
      <SubHead size="small" aside={date && <DayNote date={date} today={today} />}>
        {words.soonest}
      </SubHead>
      {isPending && <Skeleton className="h-12" />}
      {!isPending && times.length === 0 && <p className="text-b5 text-ink-2">{words.noTimes}</p>}
      <div className={TIME_GRID_CLASS}>
        {times.map(({ reservedAt, time }) => (
          <button
            key={reservedAt}
            type="button"
            aria-label={words.bookAt(whenShort(reservedAt, dateWords))}
            onClick={() => beginAt(reservedAt)}
            className={TIME_CLASS}
          >
            {time}
          </button>
        ))}
      </div>
    </section>
  );
}

function DayNote({ date, today }: { date: string; today: string }) {
  const { home: words, date: dateWords } = useWords();
  const parts = dayParts(date);
  return (
    <span className={DAY_NOTE_CLASS}>{date === today ? words.todayIs(parts) : dateWords.long(parts)}</span>
  );
}
