import { useAtomValue, useSetAtom } from "jotai";
import type { AvailableTime } from "@/contract/api/reservations";
import { widgetLabels } from "@/labels/widget";
import { clinicTime } from "@/lib/clinic-time";
import { isBookable } from "../../data/use-schedule";
import { TIME_CLASS, TIME_GRID_CLASS } from "../../parts/time-class";
import { changeDraftAtom, draftAtom, takenTimeAtom } from "../../state/draft";
import type { TimeGroupProps } from "./group-times";

const { schedule: words } = widgetLabels;

/** The times of one part of the day, four a row. */
export function TimeGroup({ name, times, lunch }: TimeGroupProps) {
  return (
    <fieldset className="mt-[18px] min-w-0">
      <legend className="sr-only">{name}</legend>
      <p className="mb-2 flex justify-between text-ink-3 text-label4 tabular-nums">
        <span aria-hidden>{name}</span>
        {lunch && <span>{words.lunch(lunch.start, lunch.end)}</span>}
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
  const { reservedAt } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const setTaken = useSetAtom(takenTimeAtom);
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
      aria-label={labelOf(time)}
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

function labelOf(time: AvailableTime): string | undefined {
  if (!isBookable(time)) return words.timeFull(time.time);
  return time.isWaiting ? words.timeWaiting(time.time) : undefined;
}

const isSameInstant = (a: string, b: string | null) => b !== null && Date.parse(a) === Date.parse(b);
