import type { AvailableTime } from "@/contract/api/reservations";
import type { WidgetWords } from "@/labels/widget";
import { clinicTime } from "@/lib/clinic-time";
import { TIME_CLASS, TIME_GRID_CLASS } from "@/ui/time-class";
import { useAllWords } from "../../data/use-all-words";
import { isBookable } from "../../data/use-schedule";
import { useSlotChoice } from "../../data/use-slot-choice";
import type { TimeGroupProps } from "./group-times";

/** The times of one part of the day, four a row. */
export function TimeGroup({ name, times, hiddenFullCount, lunch }: TimeGroupProps) {
  const { schedule: words } = useAllWords();
  return (
    <fieldset className="mt-[18px] min-w-0">
      <legend className="sr-only">{name}</legend>
      <p className="mb-2 flex justify-between text-ink-3 text-label4 tabular-nums">
        <span aria-hidden>{name}</span>
        <span className="flex gap-3">
          {lunch && <span>{words.lunch(lunch.start, lunch.end)}</span>}
          {hiddenFullCount > 0 && (
            <span>{times.length === 0 ? words.allFull : words.fullCount(hiddenFullCount)}</span>
          )}
        </span>
      </p>
      <div className={TIME_GRID_CLASS}>
        {times.map((time) => (
          <TimeButton key={time.reservedAt} time={time} />
        ))}
      </div>
    </fieldset>
  );
}

function TimeButton({ time }: { time: AvailableTime }) {
  const { schedule: words } = useAllWords();
  const { reservedAt, change, setTaken } = useSlotChoice();
  const isFree = isBookable(time);
  const choose = () => {
    setTaken(null);
    change({ reservedAt: time.reservedAt, date: clinicTime(time.reservedAt).date });
  };
  return (
    <button
      type="button"
      disabled={!isFree}
      aria-pressed={isFree ? isSameInstant(time.reservedAt, reservedAt) : undefined}
      aria-label={labelOf(time, words)}
      onClick={choose}
      className={TIME_CLASS}
    >
      <span>
        {time.time}
        {time.isWaiting && <span className="block text-center text-label6">{words.waiting}</span>}
      </span>
    </button>
  );
}

function labelOf(time: AvailableTime, words: WidgetWords["schedule"]): string | undefined {
  if (!isBookable(time)) return words.timeFull(time.time);
  return time.isWaiting ? words.timeWaiting(time.time) : undefined;
}

const isSameInstant = (a: string, b: string | null) => b !== null && Date.parse(a) === Date.parse(b);
